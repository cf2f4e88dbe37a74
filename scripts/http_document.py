"""The OpenAPI document of the server: schemas/openapi.json, made from its routes, and from what stands below."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from swcore_server.api import Api
from swcore_server.bots import NAMES
from swcore_server.clocks import ENDS, KINDS
from swcore_server.house import MOST_SEATS
from swcore_server.refusals import STATES
from swcore_server.workshop import QUESTIONS
from swcore_server.workshop.writing import GAMES

from scripts.protocol_schema import of_class
from swcore.protocol.answers import PROTOCOL
from swcore.protocol.requests import New

FILE = Path(__file__).parents[1] / "schemas" / "openapi.json"
TEXT = {"type": "string", "maxLength": 200}
LICENSE = {"name": "MIT", "identifier": "MIT"}
SEAT = {"type": "integer", "minimum": 0, "maximum": 15}
TOKEN = {**TEXT, "description": "what shows that the caller may."}


def thing(required: str = "", **fields: Any) -> dict[str, Any]:
    """Return the schema of an object, with the names of the fields that must be there."""
    return {"type": "object", "properties": fields, **({"required": required.split()} if required else {})}


def listed(**fields: Any) -> dict[str, Any]:
    """Return the schema of a list of objects with all these fields."""
    return {"type": "array", "items": thing(" ".join(fields), **fields)}


def said(name: str) -> dict[str, Any]:
    """Return the reference to a definition of the protocol."""
    return {"$ref": f"protocol.schema.json#/$defs/{name}"}


def opening() -> dict[str, Any]:
    """Return the schema of what a table is opened with: the fields of the request `new`, and more."""
    fields = {name: one for name, one in of_class(New, {})["properties"].items() if name not in ("id", "table")}
    seats = {"pattern": f"^({'|'.join(map(str, range(MOST_SEATS)))})$"}
    names = {
        "type": "object",
        "propertyNames": seats,
        "additionalProperties": {"enum": list(NAMES)},
        "description": 'names of bots by seat, counted from 0: {"1": "greedy"}.',
    }
    public = {"type": "boolean", "description": "whether it is listed, and anybody may take a free seat."}
    return thing("game", **fields, public=public, bots=names, clock={**RULE, "additionalProperties": False})


INVITES = {"type": "object", "additionalProperties": TEXT, "description": "an invitation for each seat that no bot has."}
SECONDS = {"type": "number", "minimum": 0}
KINDS_OF_CLOCK = {"enum": list(KINDS), "description": "a time for all that a seat does, or for each of its actions."}
AT_ZERO = {"enum": list(ENDS), "description": "what happens when a time is over."}
AGREED = {"kind": KINDS_OF_CLOCK, "seconds": SECONDS, "increment": SECONDS, "zero": AT_ZERO}
RULE = thing("kind seconds", **AGREED)
CLOCK = thing(
    "left running halted",
    **AGREED,
    left={"type": "array", "items": SECONDS, "description": "what each seat has left now."},
    running={"type": "array", "items": SEAT, "description": "whose time runs."},
    halted={"type": "boolean", "description": "whether no time runs: before the beginning, in a pause, while a seat is free."},
)
YES_OR_NO = {"type": "boolean"}
JOINED = thing("table seat token", table=TEXT, seat=SEAT, token=TEXT)
PLAYERS = listed(seat=SEAT, player=TEXT, bot=TEXT, free=YES_OR_NO, here=YES_OR_NO)
PAUSED = {
    "type": "boolean",
    "description": "whether no action is taken until the host sends `resume`: a time is over, or a worker did not come back.",
}
TABLE = {"table": TEXT, "game": TEXT, "public": YES_OR_NO, "over": YES_OR_NO, "paused": PAUSED, "players": PLAYERS}
LISTED = listed(table=TEXT, game=TEXT, created={"type": "number"}, seats={"type": "integer"}, free={"type": "integer"})
WHOLE = {"type": "integer", "minimum": 0}
TOKENS = {"type": "array", "items": TEXT, "maxItems": 16, "description": "of the seats that the caller has."}
ASKS = {"type": "array", "maxItems": 12, "items": {"type": "object"}, "description": "requests of the protocol that look."}
PLACE: dict[str, Any] = {
    "step": {**WHOLE, "description": "counted from the set-up, 0; the last one without it."},
    "seat": SEAT,
    "asks": ASKS,
}
MOVE = {"type": "array", "prefixItems": [SEAT, {"type": "string", "maxLength": 400}], "minItems": 2, "maxItems": 2}
STORY = thing(
    "swcore-replay head moves state",
    **{"swcore-replay": {"type": "integer", "const": 1}},
    head={"type": "object", "description": "the first line of a save, without its chain."},
    moves={"type": "array", "maxItems": 5000, "items": MOVE},
    state={"type": "string", "description": "the first 16 digits of the hash of the last position."},
)
LOOKED = thing(
    "key game step last over seats turns answers",
    key=TEXT,
    game=TEXT,
    step=WHOLE,
    last=WHOLE,
    over=YES_OR_NO,
    seats={"type": "array", "items": SEAT, "description": "whose eyes may be lent."},
    turns={"type": "array", "items": {"type": "array"}, "description": "steps with which another seat begins, and the seat."},
    answers={"type": "array", "items": {"type": "object"}, "description": "to what was asked, in its order."},
)
REPORT = thing(save={"type": "string"}, test={"type": "string"}, seen={"type": "object"})
REPLAYED = thing(
    "fits differing",
    fits=YES_OR_NO,
    differing={"type": "array", "items": TEXT, "description": "what was another version when the game was begun."},
    steps={"type": "integer"},
    code=TEXT,
    problem={"type": "string"},
    hint={"type": "string"},
    line={"type": "integer", "description": "of the save, that cannot be carried out."},
)
# What the `data` of a question of the workshop may hold.
WRITTEN: dict[str, Any] = {
    "map": {"type": "object", "description": "chart: what a map file says."},
    "like": {**TEXT, "description": "sketch: the name of a map of the game to begin with."},
    "seed": {**WHOLE, "description": "sketch, without `like`: by which a map is made up."},
    "regions": {**WHOLE, "description": "sketch, without `like`: how many regions."},
    "file": {"type": "object", "description": "piece, check: what a piece file says."},
    "games": {
        **WHOLE,
        "maximum": GAMES,
        "description": "check: how many games are played beside the first verdict; 0 without it.",
    },
    "name": {"type": "string", "description": "read: of the file; its ending tells TOML from JSON."},
    "text": {"type": "string", "description": "read: what stands in the file."},
}
# What is sent and what comes back, by the method of `Api` that answers; nothing is sent where the first is None.
BODIES: dict[str, tuple[dict[str, Any] | None, dict[str, Any]]] = {
    "health": (None, thing("ok", ok={"type": "boolean"}, paused={"type": "integer", "description": "how many games are."})),
    "games": (None, said("GamesAnswer")),
    "preview": (None, said("PreviewAnswer")),
    "tables": (None, thing("tables", tables=LISTED)),
    "create": (opening(), thing("table host invites", table=TEXT, host=TOKEN, invites=INVITES, status=said("Status"))),
    "table": (None, thing(" ".join(TABLE), **TABLE, clock=CLOCK)),
    "join": (thing(name=TEXT, invite=TEXT, seat={**SEAT, "description": "of a public table, without an invitation."}), JOINED),
    "leave": (thing("token", token=TOKEN), thing()),
    "seat": (thing("token", token=TOKEN, bot={**TEXT, "description": 'the bot; "" hands the seat back.'}), thing()),
    "invite": (thing("token", token=TOKEN), thing("invite", invite=TEXT)),
    "invited": (thing("invite", invite=TEXT), thing("seat", seat=SEAT)),
    "versions": (thing("token", token=TOKEN), REPLAYED),
    "agree": (thing("token", token=TOKEN), REPLAYED),
    "resume": (thing("token", token=TOKEN), thing()),
    "look_back": (thing(**PLACE, tokens=TOKENS), LOOKED),
    "replay": (thing(**PLACE, story=STORY, key=TEXT), LOOKED),
    "story": (None, STORY),
    "report": (thing(words={"type": "string", "maxLength": 2000}, tokens=TOKENS), REPORT),
    "workshop": (
        thing("game", game=TEXT, data={"type": "object", "properties": WRITTEN, "description": "what was written."}),
        {"type": "object", "description": "as the question has it."},
    ),
}
TRIAL = thing(
    "state done of told verdict report problem seconds",
    state={"enum": ["waiting", "running", "done", "failed", "cancelled"]},
    done={**WHOLE, "description": "how much of the games is played."},
    of={**WHOLE, "description": "of how much at most; 0 while that is not known."},
    told={"type": "array", "items": {"type": "string"}, "description": "the verdict and what it rests on."},
    verdict=TEXT,
    report={"type": "boolean", "description": "whether there is a page."},
    problem={"type": "string"},
    seconds=WHOLE,
)
PIECE_FILE = {"type": "object", "description": "what a piece file says."}
BODIES |= {
    "trials": (None, thing("able", able=YES_OR_NO)),
    "try_piece": (thing("game file", game=TEXT, file=PIECE_FILE), thing("trial", trial=TOKEN)),
    "trial": (None, TRIAL),
    "cancel_trial": (thing(), TRIAL),
}
# What may stand in the query besides the language.
QUERIES: dict[str, dict[str, tuple[dict[str, Any], str]]] = {
    "preview": {
        "map": (TEXT, "the name of a map of the game; the usual one without it."),
        "seats": ({"type": "integer", "minimum": 1, "maximum": 16}, "how many; the usual number without it."),
    }
}
OF_PATH = {"seat": SEAT, "what": {"enum": list(QUESTIONS)}}
TEXTS = {"metrics": "text/plain", "trial_report": "text/html"}  # what answers no JSON


def routes() -> list[tuple[str, str, str]]:
    """Return what is answered over HTTP: path, method, and the name of the method of `Api`."""
    found = Api.routes(Api.__new__(Api))
    answered = [one for one in found if getattr(one, "methods", None)]
    return [
        (re.sub(r"{(\w+):\w+}", r"{\1}", one.path), method.lower(), one.endpoint.__name__)
        for one in answered
        for method in sorted(one.methods - {"HEAD"})
    ]


def operation(path: str, name: str) -> dict[str, Any]:
    """Return what is said of one route."""
    told = " ".join((getattr(Api, name).__doc__ or "").split())
    given, back = BODIES.get(name, (None, thing()))
    kind = TEXTS.get(name, "application/json")
    answers: dict[str, Any] = {
        "200": {"description": "Done.", "content": {kind: {"schema": {"type": "string"} if name in TEXTS else back}}}
    }
    refused = {"description": "Refused; nothing has changed.", "content": {"application/json": {"schema": said("Failure")}}}
    outside = {STATES["host"], STATES["internal"], *({STATES["database-away"]} if path == "/health" else ())}
    states = {400, *STATES.values()} if path.startswith("/api/") else outside
    answers.update({str(state): refused for state in sorted(states)})
    words = [{"name": one, "in": "path", "required": True, "schema": OF_PATH.get(one, TEXT)} for one in _words(path)]
    if path.startswith("/api/"):
        words.append({"name": "lang", "in": "query", "schema": {"enum": ["en", "ru"]}, "description": "the language of texts."})
    for asked, (schema, meaning) in QUERIES.get(name, {}).items():
        words.append({"name": asked, "in": "query", "schema": schema, "description": meaning})
    found: dict[str, Any] = {
        "operationId": name,
        "summary": told,
        "parameters": words,
        "responses": answers,
    }
    if given is not None:
        closed = {**given, "additionalProperties": False}
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": closed}}}
    return {key: one for key, one in found.items() if one}


def _words(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def document() -> dict[str, Any]:
    """Return the document."""
    paths: dict[str, Any] = {}
    for path, method, name in routes():
        paths.setdefault(path, {})[method] = operation(path, name)
    about = "Tables over HTTP; games themselves go over the socket, see asyncapi.json."
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "swcore serve",
            "version": str(PROTOCOL),
            "description": about,
            "license": LICENSE,
        },
        "servers": [{"url": "http://127.0.0.1:8000"}],
        "paths": paths,
    }


def text() -> str:
    """Return the text of the file."""
    return json.dumps(document(), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
