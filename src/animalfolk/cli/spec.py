"""The commands with their flags and examples: what is parsed, what help shows, what shells complete.

Help has to be there at once, so next to nothing is imported here; tests hold the names below in step with the rooms
that own them. The sentences are in help.ftl: `usage-play` is the command's line, `usage-play-about` its text,
`usage-play-bots` the text of a flag, `usage-play-1` that of an example.
"""

from __future__ import annotations

from animalfolk.cli.flags import (
    ADDRESS,
    ADDRESSES,
    BOT,
    BOT_LIST,
    DECK_LIST,
    FILE,
    FOLDER,
    MANY,
    NAMES,
    NUMBER,
    OPTION,
    PAIR,
    TEXT,
    Command,
    Flag,
    Operand,
)
from animalfolk.engine.rule_options import TABLE

DECKS = (
    "macaws",
    "pandas",
    "raccoons",
    "squirrels",
    "ocelots",
    "chameleons",
    "platypuses",
    "sloths",
    "crocodiles",
    "foxes",
    "polecats",
    "owls",
)
OPTIONS = tuple(TABLE)
UNDOS = ("never", "free", "agreed", "open")
BOTS = ("novice", "peddler", "trader", "merchant", "master", "simple", "random")
KINDS = ("technique", "passive", "rubbish")
SEATS = ("P1", "P2", "P3", "P4")
SHELLS = ("bash", "zsh", "fish")
BACKUPS = ("take", "check", "restore")
LOGS = ("debug", "info", "warning", "error")

PLAIN = Flag("--plain")

JOBS = (Flag("--jobs", NUMBER, least=1), Flag("--ray", ADDRESS, bare="local"))


def rule_flag(option: str) -> Flag:
    """The flag of an option of the rules; of a number that is not usual everywhere, help tells what is usual."""
    row = TABLE[option]
    if row.is_number:
        return Flag(f"--{option}", NUMBER, least=row.least)
    return Flag(f"--{option}", choices=tuple(row.values), usual=row.usual)


OWN = ("mode", "difficulty", "stacks")  # options that have a flag of their own
GAME = (*(rule_flag(option) for option in OWN), Flag("--option", OPTION))

PLAY = Command(
    "play",
    None,
    {
        "who": (
            Flag("--players", NAMES),
            Flag("--bots", NUMBER),
            Flag("--bot", BOT_LIST, usual="trader"),
            Flag("--first", choices=(*SEATS, "random")),
        ),
        "game": (Flag("--decks", DECK_LIST), *GAME, Flag("--seed", TEXT)),
        "table": (
            Flag("--undo", choices=UNDOS, usual="open"),
            Flag("--no-hold"),
            Flag("--no-hints"),
            Flag("--resume", FILE),
            Flag("--save", FILE),
        ),
        "general": (PLAIN,),
    },
    (
        "animalfolk play",
        "animalfolk play --players Anna,Ben --decks macaws,sloths,owls",
        "animalfolk play --bots 2 --decks random:complexity=1,nastiness=0 --stacks 5",
        "animalfolk play --mode coop --difficulty gentle",
    ),
)
LEARN = Command(
    "learn",
    None,
    {"table": (Flag("--anew"), Flag("--save", FILE)), "general": (PLAIN,)},
    ("animalfolk learn", "animalfolk learn --anew"),
)
REPLAY = Command(
    "replay",
    Operand(FILE, 1, 1),
    {"where": (Flag("--turn", NUMBER, least=1), Flag("--seat", choices=SEATS)), "general": (PLAIN,)},
    ("animalfolk replay market-day.animalfolk", "animalfolk replay market-day.animalfolk --seat P2 --turn 7 | less"),
)
ANALYSE = Command(
    "analyse",
    Operand(FILE, 1, 1),
    {
        "where": (Flag("--seat", choices=SEATS), Flag("--thoughts", NUMBER, usual="90", least=1), JOBS[0]),
        "output": (Flag("--json", FILE, bare="-"),),
    },
    ("animalfolk analyse market-day.animalfolk", "animalfolk analyse market-day.animalfolk --seat P2 --thoughts 300"),
)
VERIFY = Command(
    "verify",
    Operand(FILE, 1, MANY),
    {"output": (Flag("--json"),)},
    (
        "animalfolk verify market-day.animalfolk",
        "animalfolk verify games/ --json",
        "animalfolk verify - < market-day.animalfolk",
    ),
)
CHECK = Command(
    "check", Operand(FILE, 1, MANY), {}, ("animalfolk check two-winters.scenario", "animalfolk check tests/scenarios")
)
CARDS = Command(
    "cards",
    Operand("name", 0, MANY),
    {
        "which": (
            Flag("--deck", "deck", choices=(*DECKS, "junk")),
            Flag("--kind", choices=KINDS),
            Flag("--value", NUMBER, least=1),
            Flag("--word", TEXT),
        )
    },
    (
        "animalfolk cards",
        "animalfolk cards acorn",
        "animalfolk cards --deck owls",
        "animalfolk cards --kind passive --value 5",
        "animalfolk cards --word market",
    ),
)
RULES = Command(
    "rules",
    Operand("name", 0, MANY),
    {},
    (
        "animalfolk rules",
        "animalfolk rules BUY",
        "animalfolk rules BUY-07",
        "animalfolk rules acorn",
        "animalfolk rules overpay",
    ),
)
SIMULATE = Command(
    "simulate",
    None,
    {
        "many": (
            Flag("--games", NUMBER, usual="100", least=1),
            Flag("--bots", BOT_LIST, usual="simple"),
            Flag("--seed", TEXT, usual="1"),
            Flag("--cap", NUMBER, usual="20000", least=1),
            *JOBS,
        ),
        "game": (Flag("--players", NUMBER, least=1), Flag("--decks", DECK_LIST, usual="random"), *GAME),
        "output": (Flag("--json", FILE, bare="-"),),
    },
    (
        "animalfolk simulate --games 1000 --bots simple,random",
        "animalfolk simulate --mode teams --decks all --seed 7",
        "animalfolk simulate --mode solo --difficulty stern --json games.json",
    ),
)
ARENA = Command(
    "arena",
    Operand(BOT, 0, MANY),
    {
        "many": (
            Flag("--all"),
            Flag("--deals", NUMBER, usual="100", least=1),
            Flag("--seed", TEXT, usual="1"),
            Flag("--held-out"),
            Flag("--sprt", PAIR),
            *JOBS,
        ),
        "game": (Flag("--players", NUMBER, least=1), *GAME[:2]),
        "output": (Flag("--out", FILE), Flag("--markdown"), Flag("--json", FILE, bare="-")),
    },
    (
        "animalfolk arena merchant trader --deals 50",
        "animalfolk arena master@100x1 --mode solo --difficulty stern",
        "animalfolk arena --all --deals 200 --out deals.jsonl",
        "animalfolk arena --all novice trader master@30 --markdown",
    ),
)
REPORT = Command(
    "report",
    None,
    {
        "many": (
            Flag("--games", NUMBER, usual="2400", least=1),
            Flag("--bots", BOT_LIST, usual="trader"),
            Flag("--seed", TEXT, usual="1"),
            *JOBS,
        ),
        "output": (Flag("--out", FOLDER, usual="report"),),
    },
    (
        "animalfolk report",
        "animalfolk report --games 24000 --out balance --jobs 2",
        "animalfolk report --bots merchant,trader --lang pl",
    ),
)
BENCH = Command(
    "bench",
    None,
    {"output": (Flag("--games", NUMBER, least=1), Flag("--out", FILE), Flag("--beside", FILE))},
    ("animalfolk bench", "animalfolk bench --out before.json", "animalfolk bench --beside before.json"),
)
KEEP = (
    Flag("--keep-visitors-days", NUMBER, usual="30", least=0),
    Flag("--keep-open-days", NUMBER, usual="14", least=0),
    Flag("--keep-running-days", NUMBER, usual="180", least=0),
    Flag("--keep-games-days", NUMBER, usual="0", least=0),
    Flag("--keep-bot-games-days", NUMBER, usual="90", least=0),
    Flag("--keep-lessons-days", NUMBER, usual="14", least=0),
    Flag("--keep-records-days", NUMBER, usual="30", least=0),
)
SERVE = Command(
    "serve",
    None,
    {
        "address": (
            Flag("--host", ADDRESS, usual="127.0.0.1"),
            Flag("--port", NUMBER, usual="8000"),
            Flag("--public-url", ADDRESS),
            Flag("--origins", ADDRESSES),
            Flag("--hosts", ADDRESSES),
            Flag("--proxies", ADDRESSES, usual="127.0.0.1,::1"),
            Flag("--metrics-from", ADDRESSES, usual="127.0.0.1,::1"),
            Flag("--workers", NUMBER, usual="1", least=1),
            Flag("--open"),
        ),
        "keeping": (
            Flag("--config", FILE),
            Flag("--database", ADDRESS),
            Flag("--redis", ADDRESS),
            Flag("--log-level", choices=LOGS, usual="info"),
        ),
        "table": (
            Flag("--grace-seconds", NUMBER, usual="60", least=1),
            Flag("--idle-seconds", NUMBER, usual="600", least=1),
            Flag("--bot-workers", NUMBER, usual="2", least=1),
            Flag("--bot-seconds", NUMBER, usual="10", least=1),
            Flag("--compute-seconds", NUMBER, usual="5", least=1),
        ),
        "limits": (
            Flag("--makes-per-minute", NUMBER, usual="60", least=1),
            Flag("--lobby-tables", NUMBER, usual="10", least=1),
            Flag("--lobby-seats", NUMBER, usual="2", least=1),
            Flag("--asks-per-second", NUMBER, usual="20", least=1),
            Flag("--megabytes-per-day", NUMBER, usual="50", least=1),
        ),
        "retention": KEEP,
    },
    (
        "animalfolk serve",
        "animalfolk serve --host 0.0.0.0 --port 8080 --database sqlite:///games.db",
        "animalfolk serve --config server.toml",
        "ANIMALFOLK_PORT=8080 animalfolk serve",
    ),
)
BACKUP = Command(
    "backup",
    Operand("action", 1, 1, BACKUPS),
    {"keeping": (Flag("--file", FILE), Flag("--database", ADDRESS), Flag("--config", FILE))},
    (
        "animalfolk backup take --file monday.db",
        "animalfolk backup check --file monday.db",
        "animalfolk backup check --database postgresql://user@host/name",
        "animalfolk backup restore --file monday.db --database sqlite:///games.db",
    ),
)
PRUNE = Command(
    "prune",
    None,
    {
        "keeping": (Flag("--dry-run"), Flag("--database", ADDRESS), Flag("--config", FILE)),
        "retention": KEEP,
    },
    (
        "animalfolk prune --dry-run",
        "animalfolk prune --config server.toml",
        "animalfolk prune --keep-games-days 365 --keep-records-days 0",
    ),
)
COMPLETION = Command(
    "completion",
    Operand("shell", 1, 1, SHELLS),
    {},
    ('eval "$(animalfolk completion bash)"', "animalfolk completion fish > ~/.config/fish/completions/animalfolk.fish"),
)

# In the order and the groups in which help lists them.
LISTED = {
    "playing": (PLAY, LEARN, REPLAY, ANALYSE, SERVE, BACKUP, PRUNE),
    "reading": (CARDS, RULES),
    "checking": (CHECK, VERIFY),
    "measuring": (SIMULATE, ARENA, REPORT, BENCH),
    "shell": (COMPLETION,),
}
COMMANDS = {command.name: command for commands in LISTED.values() for command in commands}
