"""Cuts rows into the windows that the network reads, with what each head should answer in them."""

import dataclasses

import numpy
from tokenizers import Tokenizer

from assay_training.rows import ENTITIES, THREATS, Row
from assay_training.tokenizer import CLS, SEP

CONTENT = 254
"""Tokens of a window between its two special ones, as the program cuts chunks."""
IGNORED = -100
"""No loss here."""
MIN_PAYLOAD = 0.3
"""A window is an attack where it holds this share of the payload, or this share of it is payload."""


@dataclasses.dataclass(frozen=True)
class Window:
    """Token ids with the special ones, and targets: -1 or IGNORED where nothing is known."""

    ids: numpy.ndarray
    injection: int
    threats: numpy.ndarray
    confidential: int
    payload: numpy.ndarray
    """A token: 1 in the injection, 0 outside, IGNORED where not known."""
    unmarked: numpy.ndarray
    """A label of `entities`: whether its source marks none, so that a token outside may as well be one."""
    pair: str | None
    """Of the first window of a row, which holds most of its payload: what it has in common with its twin's."""
    entities: numpy.ndarray
    """A token: 0 outside, 1 + 2k begins the k-th entity, 2 + 2k goes on; IGNORED where not known."""


def windows_of(row: Row, tokenizer: Tokenizer, limit: int) -> list[Window]:
    """At most `limit` windows of a row; those that hold most of its payload come first."""
    encoded = tokenizer.encode(row.text, add_special_tokens=False)
    cuts = range(0, max(1, len(encoded.ids)), CONTENT)
    made = [(encoded.ids[first : first + CONTENT], encoded.offsets[first : first + CONTENT]) for first in cuts]
    if payload := row.payload:
        made.sort(key=lambda each: -held(payload, each[1]))
    return [window(row, *each, row.pair if number == 0 else None) for number, each in enumerate(made[:limit])]


def held(payload: tuple[int, int], places: list[tuple[int, int]]) -> int:
    """Code points of the payload that tokens at these places hold."""
    begin, end = payload
    return sum(max(0, min(stop, end) - max(start, begin)) for start, stop in places)


def window(row: Row, ids: list[int], places: list[tuple[int, int]], pair: str | None) -> Window:
    size = len(ids) + 2
    payload = numpy.full(size, IGNORED, dtype=numpy.int64)
    injection = -1 if row.injection is None else int(row.injection)
    if injection == 1 and row.payload:
        begin, end = row.payload
        inside = [start < end and stop > begin for start, stop in places]
        share = held(row.payload, places) / max(1, end - begin)
        injection = int(share >= MIN_PAYLOAD or sum(inside) >= MIN_PAYLOAD * len(inside))
        if not injection and any(inside):
            injection = -1
        payload[1:-1] = inside
    elif injection == 0:
        payload[1:-1] = 0
    threats = numpy.full(len(THREATS), -1, dtype=numpy.int64)
    if row.threats is not None:
        threats[:] = [-1 if name in row.open_threats else int(name in row.threats) for name in THREATS]
    return Window(
        ids=numpy.array([CLS, *ids, SEP], dtype=numpy.int64),
        injection=injection,
        threats=threats,
        confidential=-1 if row.confidential is None else int(row.confidential),
        payload=payload,
        unmarked=numpy.array([False, *(name in row.unmarked for name in ENTITIES for _ in "BI")]),
        pair=pair,
        entities=tag(row, places),
    )


def tag(row: Row, places: list[tuple[int, int]]) -> numpy.ndarray:
    tags = numpy.full(len(places) + 2, IGNORED, dtype=numpy.int64)
    if row.entities is None:
        return tags
    tags[1:-1] = 0
    for begin, end, name in row.entities:
        kind = ENTITIES.index(name)
        started = False
        for index, (start, stop) in enumerate(places):
            if start < end and stop > begin:
                tags[index + 1] = 2 + 2 * kind if started else 1 + 2 * kind
                started = True
    return tags
