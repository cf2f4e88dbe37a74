#!/bin/sh
# A bot in plain shell: it takes the last action of the menu, which ends a step. `swcore simulate small-world --bot "sh bot.sh"`
while IFS= read -r line; do
    id=${line#*\"id\":}
    id=${id%%,*}
    menu=${line%%\"view\":*}
    action=${menu##*\{\"action\":\"}
    action=${action%%\"*}
    printf '{"id":%s,"action":"%s"}\n' "$id" "$action"
done
