"""Makes texts of the seeds: formulations with alternatives and slots, multiplied by a grammar."""

import collections
import pathlib
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from assay_training.rows import Row, others

ALTERNATIVES = re.compile(r"\[\[([^\[\]]*)\]\]")
SLOT = re.compile(r"\{([a-z]+)\}")

FILLERS = {
    "name": ["Jordan", "Mrs Okafor", "Lena Vogt", "Mr Tanaka", "Priya", "the account manager", "Ana Souza", "Omar"],
    "company": ["Northwind Foods", "Helio Labs", "the vendor", "Brightwater Ltd", "Kestrel Logistics", "our partner"],
    "address": [
        "ops@mail-relay.net",
        "audit@helio-labs.io",
        "j.doe@inbox.pm",
        "billing@kestrel.example",
        "team@office.org",
    ],
    "url": [
        "https://collect.metrics-hub.io/v1",
        "https://docs.helio-labs.io/help",
        "http://203.0.113.9/u",
        "https://files.example.net/drop",
    ],
    "secret": ["the API key", "the admin password", "the session token", "the contents of .env", "the private notes"],
    "tool": ["send_email", "read_file", "the calendar tool", "http_request", "run_shell", "create_ticket", "search"],
    "role": ["administrator", "compliance officer", "developer", "moderator", "support lead", "editor"],
    "price": ["19 EUR", "$1,299", "£45", "2 400 kr", "¥9,800"],
    "product": ["AeroBrew 300", "the Pro plan", "Lumen desk lamp", "TrailMaster boots", "the extended warranty"],
    "date": ["3 March", "next Friday", "2026-02-14", "the end of the quarter", "12/09"],
    "file": ["report.pdf", "notes.md", "config.yaml", "contacts.csv", "draft-v2.docx"],
    "topic": ["returns", "onboarding", "the merger", "battery life", "tax forms", "the roadmap"],
    "number": ["3", "12", "250", "7", "1,024"],
}

NEUTRAL = {
    "name": ["Jordan", "Lena Vogt", "Tanaka", "Priya", "Ana Souza", "Omar", "M. Okafor"],
    "company": ["Northwind", "Helio Labs", "Brightwater", "Kestrel", "Orbis", "Lumena"],
    "secret": ["API_KEY", "token", "DB_PASSWORD", ".env", "id_rsa"],
    "tool": ["send_email", "read_file", "http_request", "run_shell", "create_ticket", "search"],
    "role": ["admin", "root", "DevOps", "support"],
    "product": ["AeroBrew 300", "Pro", "Lumen X", "TrailMaster"],
    "date": ["03.03.2026", "2026-02-14", "12/09", "31.12."],
    "topic": ["CRM", "VPN", "ERP", "ISO 9001", "Q3"],
}
"""Fillers without words of a language, for texts in other ones."""


ENGLISH = 0.3
"""Share of the other languages' frames that English ones replace: of each language there are as many."""

OWN_LANGUAGE = 0.7
"""Share of the requests that are of their frame's language; attacks often come in another one."""

THREAT_OF = {"override": "instruction_override", "leak": "secrets_access", "exfiltrate": "exfiltration_attempt"}
"""What an attack's intent says of the threat head; other intents may be a threat or not."""


FAMILIES = ("story", "steer", "short", "tail", "request", "everyday", "about")
"""Kinds of seeds that are sources of their own, so that each has its share of a batch."""


def alternative(text: str, chance: random.Random) -> str:
    """A text with one of each `[[one|another]]`, which may stand in each other."""
    while match := ALTERNATIVES.search(text):
        choice = chance.choice(match.group(1).split("|"))
        text = text[: match.start()] + choice + text[match.end() :]
    return text


def expand(text: str, chance: random.Random, lang: str = "en") -> str:
    """One of the texts that a seed stands for."""
    fillers = FILLERS if lang == "en" else FILLERS | NEUTRAL
    text = alternative(text, chance)
    filled = SLOT.sub(lambda slot: chance.choice(fillers.get(slot.group(1), [slot.group(0)])), text)
    # An empty alternative leaves two spaces; the indentation of code stays.
    return re.sub(r"(?<=\S) {2,}(?=\S)", " ", filled).strip()


def read_seeds(folder: pathlib.Path) -> Iterator[tuple[dict[str, Any], str]]:
    """Every entry of every file, with the file's name."""
    for path in sorted(folder.glob("*.yaml")):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8")) or []:
            yield entry, path.stem


def seed_rows(folder: pathlib.Path, copies: int, seed: int) -> Iterator[Row]:
    """`copies` texts of every seed and of its harmless twin; equal ones once."""
    chance = random.Random(seed)
    seen: set[str] = set()
    for number, (entry, file) in enumerate(read_seeds(folder)):
        lang = entry.get("lang", "en")
        threat = THREAT_OF.get(entry.get("intent", ""))
        family = next((each for each in FAMILIES if f"-{each}-" in file), "any")
        sides = [
            ("attack", f"seed_{family}_attacks", True, frozenset([threat]) if threat else None),
            ("twin", f"seed_{family}_twins", False, frozenset()),
            ("text", f"seed_{family}_negatives", False, frozenset()),
        ]
        for key, source, injection, threats in sides:
            if key not in entry:
                continue
            for _ in range(copies):
                text = expand(entry[key], chance, lang)
                if text not in seen:
                    seen.add(text)
                    yield Row(
                        text,
                        source,
                        lang,
                        f"{file}:{number}",
                        injection=injection,
                        threats=threats,
                        open_threats=others(threats) if threats else frozenset(),
                        confidential=False,
                    )


def threat_rows(folder: pathlib.Path, copies: int, seed: int) -> Iterator[Row]:
    """
    `copies` texts of every threat, whose class the file's name begins with, and of its harmless twin; mails are sources
    of their own, and a pair.
    """
    chance = random.Random(seed)
    for number, (entry, file) in enumerate(read_seeds(folder)):
        threat = file.partition("-")[0]
        family = "mail_" if "-mail-" in file else ""
        lang = entry.get("lang", "en")
        override = threat == "instruction_override"
        for key in ("text", "twin"):
            risky = key == "text"
            texts = {expand(entry[key], chance, lang) for _ in range(copies)}
            for text in sorted(texts):
                yield Row(
                    text,
                    f"seed_{family}threats" if risky else f"seed_{family}harmless",
                    lang,
                    f"{threat}:{number}",
                    injection=(True if override else None) if risky else False,
                    threats=frozenset([threat] if risky else []),
                    confidential=False,
                    pair=f"{threat}:{number}" if family else None,
                )


def framed_rows(folder: pathlib.Path, requests: Sequence[Row], count: int, seed: int) -> Iterator[Row]:
    """
    Ordinary requests of harmless rows within frames, half of which turn them into an attack:
    so that the frame is what is learned, and not the request. A file is `attacks` or `harmless`,
    of many languages or, with `-de`, of one; its requests are mostly of that language too.
    """
    frames = {True: frames_of(folder, "attacks"), False: frames_of(folder, "harmless")}
    wishes = Requests(requests)
    return requests_in_frames(
        "framed", "instruction_override", "harmful_behavior", frames, {True: wishes, False: wishes}, count, seed
    )


def told_rows(
    folder: pathlib.Path, requests: Sequence[Row], harmful: Sequence[Row], count: int, seed: int
) -> Iterator[Row]:
    """
    Requests within the neutral frames `either`: roles and stories that are a jailbreak
    where what is asked in them is harmful, and a game where it is not.
    """
    frames = frames_of(folder, "either")
    wishes = {True: Requests(harmful), False: Requests(requests)}
    return requests_in_frames(
        "told", "harmful_behavior", "instruction_override", {True: frames, False: frames}, wishes, count, seed
    )


def requests_in_frames(
    name: str,
    threat: str,
    unsaid: str,
    frames: dict[bool, list[tuple[str, str]]],
    requests: dict[bool, "Requests"],
    count: int,
    seed: int,
) -> Iterator[Row]:
    """
    Attacks, of the threat that is named and maybe the unsaid one, and harmless texts by turns, each of its own
    frames and requests.
    """
    chance = random.Random(seed)
    for number in range(count):
        risky = number % 2 == 0
        lang, text = framed(frames[risky], requests[risky], chance)
        yield Row(
            text,
            f"{name}_attacks" if risky else f"{name}_harmless",
            lang,
            f"{name}:{number}",
            injection=risky,
            threats=frozenset([threat] if risky else []),
            # An ordinary request may be for something harmful, and a story that asks for it an override.
            open_threats=frozenset([unsaid]) if risky or unsaid == "harmful_behavior" else frozenset(),
            confidential=False,
        )


class Requests:
    """What stands in a frame: texts of a sentence or a few, by language."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.all = [row for row in rows if 12 <= len(row.text) <= 400]
        self.of_lang: dict[str, list[Row]] = collections.defaultdict(list)
        for row in self.all:
            self.of_lang[row.lang].append(row)


def framed(frames: list[tuple[str, str]], requests: Requests, chance: random.Random) -> tuple[str, str]:
    """Language and text of one of the frames with a request in it."""
    lang, pattern = chance.choice(frames)
    if lang not in {"", "en"} and chance.random() < ENGLISH:
        lang, pattern = chance.choice([frame for frame in frames if frame[0] == "en"])
    own = requests.of_lang.get(lang)
    request = chance.choice(own if own and chance.random() < OWN_LANGUAGE else requests.all)
    return lang or request.lang, expand(pattern, chance, lang).replace("{}", request.text.strip())


def frames_of(folder: pathlib.Path, side: str) -> list[tuple[str, str]]:
    """Every frame of a side, with its language; that is empty in a file of many."""
    return [
        (path.stem.partition("-")[2], pattern)
        for path in sorted(folder.glob(f"{side}*.yaml"))
        for pattern in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]
