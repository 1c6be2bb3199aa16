"""Makes new rows of old ones: attacks and harmless twins planted in documents, and texts in disguise."""

import collections
import dataclasses
import random
import re
from collections.abc import Iterable, Iterator, Sequence

from assay_training.rows import Row

WRAPPERS = [
    "{}",
    "\n{}\n",
    "\n\n{}\n\n",
    "\n<!-- {} -->\n",
    "\n> {}\n",
    " ({}) ",
    "\n- {}\n",
    "\n| note | {} |\n",
    "\n# {}\n",
    "\n// {}\n",
    "\n/* {} */\n",
    "\n[//]: # ({})\n",
    '\n<span style="display:none">{}</span>\n',
    '\n"comment": "{}",\n',
    "\n--\n{}\n",
    "\n**{}**\n",
    "\n[1] {}\n",
    "\nP.S. {}\n",
]
"""How a stranger's words come to stand in a document."""

MAX_CARRIER = 6_000
"""Characters; longer documents are cut, so that the planted text is not lost in them."""

LOOKALIKES = str.maketrans({"a": "а", "e": "е", "o": "о", "c": "с", "p": "р", "x": "х", "i": "і"})
LEET = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "s": "5", "t": "7"})


def plant(carrier: str, payload: str, chance: random.Random) -> tuple[str, tuple[int, int]]:
    """The payload at a line or sentence end of the carrier, at any depth; and where it stands, in code points."""
    if len(carrier) > MAX_CARRIER:
        start = chance.randrange(len(carrier) - MAX_CARRIER)
        carrier = carrier[start : start + MAX_CARRIER]
    ends = [index + 1 for index, letter in enumerate(carrier) if letter in "\n.!?。"] or [len(carrier)]
    place = chance.choice([0, *ends, len(carrier)])
    before, after = chance.choice(WRAPPERS).split("{}")
    start = place + len(before)
    return carrier[:place] + before + payload + after + carrier[place:], (start, start + len(payload))


def planted_rows(carriers: Sequence[Row], payloads: Sequence[Row], count: int, seed: int) -> Iterator[Row]:
    """Documents with something planted; they are attacks where what is planted is one."""
    chance = random.Random(seed)
    short = [payload for payload in payloads if 20 <= len(payload.text) <= 1_200]
    for number in range(count):
        carrier, payload = chance.choice(carriers), chance.choice(short)
        text, span = plant(carrier.text, payload.text, chance)
        attack = bool(payload.injection)
        yield Row(
            text,
            "planted_attacks" if attack else "planted_twins",
            carrier.lang,
            f"planted:{number}",
            injection=attack,
            payload=span,
            confidential=carrier.confidential,
        )


EDGES = re.compile(r"(?<=[\n.!?。])|(?=\n)")
"""Where an excerpt may begin or end."""
AROUND = [0, 60, 200, 600]
"""Characters beside the payload that an excerpt has at most, before the edge that is next to them."""
MIN_AROUND = 40
"""Characters of the document that an excerpt has at least: a request by itself may be anybody's."""


def excerpt(row: Row, before: int, after: int) -> tuple[str, tuple[int, int]] | None:
    """
    The payload of a row with what stands at most so many characters around it, from edge to edge of its sentences or
    lines; None where that leaves it without a document, or leaves nothing out.
    """
    assert row.payload
    begin, end = row.payload
    starts = [edge.start() for edge in EDGES.finditer(row.text, max(0, begin - before), begin)]
    stops = [edge.start() for edge in EDGES.finditer(row.text, end, min(len(row.text), end + after))]
    first = min([begin, *starts]) if before < begin else 0
    last = max([end, *stops]) if end + after < len(row.text) else len(row.text)
    if begin - first + last - end < MIN_AROUND or last - first == len(row.text):
        return None
    return row.text[first:last], (begin - first, end - first)


def excerpt_rows(rows: Iterable[Row], count: int, seed: int) -> Iterator[Row]:
    """Both of a pair, with as much around their payloads: as short as what the guard reads by itself in a chunk."""
    pairs: dict[str, list[Row]] = collections.defaultdict(list)
    for row in rows:
        if row.pair and row.payload:
            pairs[row.pair].append(row)
    whole = [pair for pair in pairs.values() if {row.injection for row in pair} == {True, False}]
    chance = random.Random(seed)
    for number in range(count if whole else 0):
        before, after = chance.choice(AROUND), chance.choice(AROUND)
        made = [(row, excerpt(row, before, after)) for row in chance.choice(whole)]
        for row, cut in made:
            if cut:
                yield dataclasses.replace(
                    row,
                    text=cut[0],
                    payload=cut[1],
                    source=f"excerpt_{'attacks' if row.injection else 'twins'}",
                    group=f"excerpt:{number}",
                    pair=f"excerpt:{number}" if all(each for _, each in made) else None,
                )


def disguise(text: str, chance: random.Random) -> str:
    """The same words as a person or a filter's enemy might write them."""
    kind = chance.randrange(8)
    if kind == 0:
        return text.upper()
    if kind == 1:
        return text.lower()
    if kind == 2:
        return "".join(letter.upper() if chance.random() < 0.5 else letter for letter in text)
    if kind == 3:
        return "".join(letter.translate(LOOKALIKES) if chance.random() < 0.3 else letter for letter in text)
    if kind == 4:
        return "".join(letter.translate(LEET) if chance.random() < 0.4 else letter for letter in text)
    if kind == 5:
        return "".join(letter + ("\u200b" if chance.random() < 0.2 else "") for letter in text)
    if kind == 6 and len(text) < 300:
        return " ".join(text)
    return typos(text, chance)


def typos(text: str, chance: random.Random) -> str:
    letters = list(text)
    for index in range(len(letters) - 1):
        if letters[index].isalpha() and chance.random() < 0.03:
            kind = chance.randrange(3)
            if kind == 0:
                letters[index], letters[index + 1] = letters[index + 1], letters[index]
            elif kind == 1:
                letters[index] = ""
            else:
                letters[index] *= 2
    return "".join(letters)


def disguised_rows(rows: Sequence[Row], count: int, seed: int) -> Iterator[Row]:
    """Disguised copies of rows without marked stretches, attacks and harmless ones alike."""
    chance = random.Random(seed)
    plain = [
        row
        for row in rows
        if row.injection is not None and row.payload is None and row.entities is None and len(row.text) < 2_000
    ]
    for number in range(count):
        row = chance.choice(plain)
        yield dataclasses.replace(
            row,
            text=disguise(row.text, chance),
            source=f"disguised_{'attacks' if row.injection else 'benign'}",
            group=f"disguised:{number}",
            threats=None,
            pair=None,
        )
