"""The sentences of what is found about a piece, by code: what it is, why it matters, how to mend it."""

from __future__ import annotations

from collections.abc import Mapping

Sentences = Mapping[str, Mapping[str, str]]


def _both(en: tuple[str, str, str], ru: tuple[str, str, str]) -> Sentences:
    return {part: {"en": one, "ru": other} for part, one, other in zip(("what", "why", "mend"), en, ru, strict=True)}


def _refused(en: tuple[str, str], ru: tuple[str, str]) -> Sentences:
    """Return the sentences of an error, which says itself what it is."""
    return _both(("{why}", *en), ("Причина (по-английски): {why}", *ru))


TEXTS: Mapping[str, Sentences] = {
    # it does not join
    "refused": _both(
        ("{why}", "The game does not take it like this.", "Change it as the sentence says, and check again."),
        ("Фигура не подходит. Причина (по-английски): {why}", "В таком виде игра её не примет.", "Исправьте и проверьте снова."),
    ),
    "raised": _both(
        ("It fails: {why}", "Whoever plays with it loses the game at this point.", "Run it with --debug to see the line."),
        ("Сбой. Причина (по-английски): {why}", "У того, кто с ней играет, партия здесь оборвётся.", "С --debug видна строка."),
    ),
    "not-installed": _both(
        (
            "Of the packs of its game these are not installed: {missing}.",
            "No game can begin without them, so nothing was played.",
            "{install}",
        ),
        (
            "Из наборов её игры не установлены: {missing}.",
            "Без них партию не начать, так что ничего не сыграно.",
            'Игры swcore ставит pip install "swcore[games]".',
        ),
    ),
    "unknown-hook": _refused(
        ("Nobody would ever call it: it would do nothing.", "Give it the name of a hook."),
        ("Её никто никогда не вызовет.", "Дайте ей имя, которое есть в списке."),
    ),
    "bad-hook": _refused(
        ("The game cannot call it like this.", "Write it as the reference of hooks has it."),
        ("Так игра её вызвать не может.", "Напишите её, как в справочнике."),
    ),
    "bad-answer": _refused(
        ("The game can do nothing with this answer.", "Return what the hook asks for, or None."),
        ("С таким ответом игре делать нечего.", "Верните то, о чём спрашивают, или None."),
    ),
    "bad-effect": _refused(
        ("The game cannot carry it out.", "Take an effect of fx: the reference lists them."),
        ("Выполнить это игра не может.", "Возьмите действие из fx: они есть в справочнике."),
    ),
    "plugin-failed": _refused(
        ("Whoever plays with it loses the game at this point.", "Look at this line; a game without the piece does not fail."),
        ("У того, кто с ней играет, партия здесь оборвётся.", "Посмотрите на эту строку."),
    ),
    "endless": _refused(
        ("The game would stand still there.", "Let it happen once in a turn: note that it has happened (fx.note)."),
        ("Партия на этом остановится.", "Пусть это случается раз за ход: отметьте это (fx.note)."),
    ),
    "piece-number": _refused(
        (
            "The rules limit home-made numbers (SW-CUSTOM-2, SW-CUSTOM-3), and tokens must last.",
            "Take a number within the limit.",
        ),
        ("Правила ограничивают числа самодельных фигур (SW-CUSTOM-2, SW-CUSTOM-3).", "Возьмите число в этих пределах."),
    ),
    "borrows": _refused(
        (
            "Who has no tokens plays with those of another race, which must have as many (SW-CUSTOM-4).",
            "Borrow from another race.",
        ),
        ("Без своих жетонов играют чужими, и их должно хватать (SW-CUSTOM-4).", "Займите у другой расы."),
    ),
    "piece-file": _refused(
        ("Without a file that can be run there is no piece.", "Mend this line, and check again."),
        ("Пока файл не выполняется, фигуры нет.", "Исправьте эту строку и проверьте снова."),
    ),
    "duplicate-piece": _refused(
        ("Saves and logs name pieces by their ids.", "Give one of them an id of its own."),
        ("В сохранениях и журнале фигуры названы по кодам.", "Дайте одной из них другой код."),
    ),
    "unknown-word": _refused(
        ("A word that the game does not know would do nothing.", "Take one of the words of the game."),
        ("Слово, которого игра не знает, ничего не сделает.", "Возьмите одно из слов игры."),
    ),
    "nothing": _refused(
        ("Nothing that is written in a file may do nothing.", "Take it out, or give it something to do."),
        ("Что написано в файле, должно что-то делать.", "Уберите это или дайте ему дело."),
    ),
    # words
    "name-missing": _both(
        (
            "It has no name in {tongue}.",
            "Who plays in {tongue} meets a foreign word.",
            "Give {form}.",
        ),
        ("Нет названия {tongue}.", "В партии {tongue} появится чужое слово.", "Допишите {form}."),
    ),
    "text-missing": _both(
        (
            "It has no rule text in {tongue}.",
            "Who plays in {tongue} cannot read what it does.",
            "Give {form}.",
        ),
        (
            "Нет текста правила {tongue}.",
            "В партии {tongue} не прочесть, что она делает.",
            "Допишите {form}.",
        ),
    ),
    "text-numbers": _both(
        (
            "The texts differ: {en} in English, {ru} in Russian.",
            "One of them is wrong.",
            "Write the same numbers in both.",
        ),
        ("Тексты расходятся: {en} по-английски, {ru} по-русски.", "Один из них врёт.", "Напишите в обоих одни и те же числа."),
    ),
    "numbers": _both(
        ("{why}", "The printed text tells another rule than the one that is played.", "Change the text or the rule."),
        ("{why}", "Написано одно, а играют по-другому.", "Исправьте текст или правило."),
    ),
    "reason-missing": _both(
        (
            "The reason {reason} has no text in {tongue}.",
            "The log and the explanation of a number show this word.",
            'Add it to words={{"{reason}": {{"en": "...", "ru": "..."}}}}.',
        ),
        (
            "У причины {reason} нет текста {tongue}.",
            "Её показывают журнал и пояснение к числам.",
            'Допишите words={{"{reason}": {{"en": "...", "ru": "..."}}}}.',
        ),
    ),
    # numbers
    "supply-short": _both(
        (
            "The banner says {tokens}, and only {supply} tokens exist.",
            "With a badge of {room} some tokens would be missing (SW-SETUP-16).",
            "Let at least {wanted} exist, or leave supply out.",
        ),
        (
            "На баннере {tokens}, а жетонов всего {supply}.",
            "С умением на {room} жетонов не хватит (SW-SETUP-16).",
            "Нужно не меньше {wanted}; или уберите supply.",
        ),
    ),
    "banner-low": _both(
        (
            "The banner says {tokens}.",
            "With the weakest badge it comes with {least}: it can hardly take a region.",
            "Give it 3 tokens or more.",
        ),
        ("На баннере {tokens}.", "Со слабейшим умением это {least}: едва ли на одну область.", "Дайте хотя бы 3 жетона."),
    ),
    "coins-absurd": _both(
        (
            "It has brought {coins} coins at once.",
            "A whole turn of most armies brings less: nobody would play anything else.",
            "Let it pay less, or set a limit (most).",
        ),
        (
            "За один раз она принесла монет: {coins}.",
            "Почти все народы за целый ход приносят меньше.",
            "Платите меньше или поставьте предел (most).",
        ),
    ),
    "cost-absurd": _both(
        ("It changes a cost by {amount}.", "A region costs about 3 tokens: nothing is left to decide.", "Change it by 1 or 2."),
        ("Она меняет цену на {amount}.", "Область стоит около 3 жетонов: решать больше нечего.", "Меняйте на 1 или 2."),
    ),
    "does-nothing": _both(
        ("The badge brings no token and no rule.", "Whoever picks it gets nothing.", "Give it a number or a rule."),
        ("Жетон не даёт ни жетонов, ни правил.", "Кто его возьмёт, не получит ничего.", "Дайте число или правило."),
    ),
    # the rulebook on home-made pieces
    "blank-cardboard": _both(
        (
            "{count} pieces of the kind {kind} come together.",
            "The box has one blank banner and one blank badge (SW-CUSTOM-1).",
            "Print further ones, or play with one at a time.",
        ),
        (
            "Фигур вида {kind} здесь {count}.",
            "В коробке один пустой баннер и один пустой жетон (SW-CUSTOM-1).",
            "Напечатайте ещё или берите по одной.",
        ),
    ),
    "stand-in": _both(
        (
            "No tokens were printed for it.",
            "On a table it borrows those of a race with as many, whose banner is left out (SW-CUSTOM-4).",
            "These have {supply} or more: {lenders}. Write {line}.",
        ),
        (
            "Своих жетонов у неё нет.",
            "За столом она берёт их у расы, где их не меньше, а та не играет (SW-CUSTOM-4).",
            "Не меньше {supply} у этих: {lenders}. Напишите {line}.",
        ),
    ),
    "no-stand-in": _both(
        (
            "It needs {supply} tokens, and no race of the game has as many.",
            "On a table nothing can stand in for them (SW-CUSTOM-4).",
            "Lower the supply to {most}.",
        ),
        (
            "Ей нужно жетонов: {supply}, столько нет ни у одной расы.",
            "За столом заменить их нечем (SW-CUSTOM-4).",
            "Уменьшите supply до {most}.",
        ),
    ),
    # while games are played
    "position": _both(
        ("A position is broken: {why}", "The rules of the game promise otherwise.", "Look at what its hooks return."),
        (
            "Позиция испорчена. Причина (по-английски): {why}",
            "Правила игры обещают другое.",
            "Посмотрите, что возвращают её методы.",
        ),
    ),
    "endless-turn": _both(
        (
            "A turn asks {count} times and goes on: {question}.",
            "A player would never come to the end of it.",
            "Let it be asked a limited number of times in a turn.",
        ),
        (
            "За один ход {count} вопросов, и это не конец: {question}.",
            "Игрок никогда не закончит ход.",
            "Ограничьте число вопросов за ход.",
        ),
    ),
    "endless-game": _both(
        ("A game has not ended after {count} decisions.", "Nobody could play it to the end.", "Let nothing put the end off."),
        ("Партия не кончилась за {count} решений.", "До конца её не доиграть.", "Пусть ничто не отодвигает конец."),
    ),
    "replay": _both(
        (
            "{why}",
            "A saved game could not be opened again.",
            "Let every answer follow from the position alone, and draw by fx.roll, in a game by machine.draw.",
        ),
        (
            "Партия не повторяется. Причина (по-английски): {why}",
            "Сохранённая партия не откроется.",
            "Пусть ответ следует из одной позиции; бросайте через fx.roll, в своей игре через machine.draw.",
        ),
    ),
    "written": _both(
        (
            "The state was written past the events: {field} is {mine}, and by the events it is {theirs}.",
            "Undo, saves and bots go wrong by it.",
            "Write it in the reducer of an event, and emit the event: machine.emit((...)); a hook returns an effect (fx. ...).",
        ),
        (
            "Состояние записали мимо событий: {field} = {mine}, а по событиям {theirs}.",
            "Отмена, сохранения и боты от этого ломаются.",
            "Пишите его в обработчике события, а событие подайте: machine.emit((...)); хук возвращает эффект (fx. ...).",
        ),
    ),
    "placeholder": _both(
        (
            "The text {key} speaks of {{{name}}}, which is not there.",
            "Players would read an empty line.",
            "{known}",
        ),
        ("В тексте {key} стоит {{{name}}}, а такого там нет.", "Игроки увидят пустую строку.", "{known}"),
    ),
    "unused-word": _both(
        ("Nothing is called {key}.", "Nobody will ever read this text.", "{known}"),
        ("Ничто не называется {key}.", "Этот текст никто не прочтёт.", "{known}"),
    ),
    "writes": _both(
        (
            "{hook} changes the position that it is shown.",
            "Undo, saves and bots go wrong by it.",
            "Return an effect (fx. ...) instead of writing.",
        ),
        (
            "{hook} меняет позицию, которую ей показали.",
            "Отмена, сохранения и боты от этого ломаются.",
            "Верните эффект (fx. ...), а сами не пишите.",
        ),
    ),
    "remembers": _both(
        (
            "{hook} changes the piece itself: {field}.",
            "A piece serves many games at once, and undo does not reach it.",
            "Note it in the game: fx.note and self.recall.",
        ),
        (
            "{hook} меняет саму фигуру: {field}.",
            "Одна фигура служит многим партиям, и отмена её не касается.",
            "Записывайте в партию: fx.note и self.recall.",
        ),
    ),
    "differs": _both(
        (
            "{why}",
            "Undo, saves and bots count on the same answer.",
            "Draw by fx.roll, in a game by machine.draw, and sort what you walk through.",
        ),
        (
            "{why}",
            "Отмена, сохранения и боты спрашивают снова.",
            "Бросайте через fx.roll, в своей игре через machine.draw, и сортируйте множества.",
        ),
    ),
    "order": _both(
        (
            "The game goes another way when the pieces are registered in another order.",
            "Who installs packs in another order plays another game.",
            "Keep nothing in the module: answers follow from the position alone.",
        ),
        (
            "Если фигуры подключить в другом порядке, партия идёт иначе.",
            "У того, кто ставил наборы иначе, выйдет другая игра.",
            "Не храните ничего в модуле: ответ следует из позиции.",
        ),
    ),
    "peeks": _both(
        (
            "{hook} answers by what its player cannot know.",
            "Prices and menus would give away what lies face down.",
            "Look at what the view tells, never at view.state.",
        ),
        (
            "{hook} отвечает по тому, чего игрок знать не может.",
            "Цены и меню выдали бы то, что закрыто.",
            "Спрашивайте view, а не view.state.",
        ),
    ),
    "slow": _both(
        (
            "{hook} takes {ms} ms for a decision; with a plain piece in its place a whole decision takes {plain} ms.",
            "Bots and simulations crawl.",
            "Work masks out once and hand out constants.",
        ),
        (
            "{hook} тратит на решение {ms} мс; с простой фигурой всё решение занимает {plain} мс.",
            "Боты и симуляции еле ползут.",
            "Считайте маски один раз и возвращайте константы.",
        ),
    ),
    # what never comes to anything
    "silent": _both(
        (
            "It has changed nothing in {games}, though it was asked {asked} times.",
            "Its text promises what never happens.",
            "Look at its conditions: one of them never holds.",
        ),
        (
            "За {games} ничего не изменила, хотя спрашивали {asked} раз.",
            "Текст обещает то, чего не бывает.",
            "Посмотрите условия: одно из них не выполняется никогда.",
        ),
    ),
    "never-asked": _both(
        (
            "It was never asked in {games} games.",
            "Its moment may never come in this game.",
            "Look at the moment that it names, or play more games: --games.",
        ),
        (
            "За {games} партий её ни разу не спросили.",
            "Может быть, такого момента в этой игре нет.",
            "Проверьте, тот ли это момент, или сыграйте больше: --games.",
        ),
    ),
    "never-met": _both(
        ("It has not come into play in {games} games.", "So nothing of it was tried.", "Name the game it is for: --game."),
        ("За {games} партий она ни разу не вошла в игру.", "Значит, ничего не проверено.", "Назовите её игру: --game."),
    ),
    # partners
    "partners": _both(
        (
            "{count} partners were not met: {pairs}.",
            "It must work with all (SW-CUSTOM-2, SW-CUSTOM-3).",
            "Play more: --games.",
        ),
        (
            "Не встретились напарники ({count}): {pairs}.",
            "Она должна работать с каждым (SW-CUSTOM-2, SW-CUSTOM-3).",
            "Сыграйте больше: --games.",
        ),
    ),
}
TONGUES: Mapping[str, Mapping[str, str]] = {
    "en": {"en": "English", "ru": "по-английски"},
    "ru": {"en": "Russian", "ru": "по-русски"},
}
