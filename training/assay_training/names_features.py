"""What the tagger of names sees of a text: words, and of each word the rows of two tables.

The program computes the same (`src-main/detect/models/names/`): every hash is over
UTF-16 code units, every class of characters is told here by Unicode's categories
or by ranges, and `names.fixture.json` holds both to the same answers.
"""

import array
import bisect
import functools
import pathlib
import re
import struct
import sys
import unicodedata
from collections.abc import Iterable

FORM_ROWS = 65_536
"""Rows of the table of forms and runs of three characters; row 0 is of nothing."""
AFFIX_ROWS = 32_768
"""Rows of the table of beginnings, ends, shapes and lists; row 0 is of nothing."""
GRAMS = 10
"""So many runs of three characters of a word are seen."""
FORMS = 2 + GRAMS + 2
"""Rows of the first table a word: two hashes of its form, its runs, and its pairs with both neighbours."""
AFFIXES = 10
"""Rows of the second table a word."""
FORM_COLUMNS = (0, 1)
LIST_COLUMN = 7

UNSPACED = [
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x0F00, 0x0FFF),  # Tibetan
    (0x1000, 0x109F),  # Burmese
    (0x1100, 0x11FF),  # Hangul, in parts
    (0x1780, 0x17FF),  # Khmer
    (0x3005, 0x3007),
    (0x3040, 0x30FF),  # Kana
    (0x3130, 0x318F),
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),  # Han
    (0x4E00, 0x9FFF),
    (0xAC00, 0xD7AF),  # Hangul
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),
    (0x20000, 0x3FFFF),
]
"""Code points whose scripts put no space between words, or glue particles to them: each is a word."""

LISTS = ("given", "family", "unplaced", "common", "place", "place_word", "country", "company", "title")
"""What a list can say of a word, a bit each from the lowest."""


def _classes() -> tuple[str, str, str]:
    """Ranges of letters with marks, of digits, and of spaces, as a regular expression has them."""
    found: list[list[tuple[int, int]]] = [[], [], []]
    for code in range(sys.maxunicode + 1):
        category = unicodedata.category(chr(code))
        if category[0] in "LM":
            which = None if any(low <= code <= high for low, high in UNSPACED) else 0
        elif category == "Nd":
            which = 1
        elif category[0] == "Z" or 9 <= code <= 13 or code == 0x85:
            which = 2
        else:
            which = None
        if which is not None:
            ranges = found[which]
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1] = (ranges[-1][0], code)
            else:
                ranges.append((code, code))
    letters, digits, spaces = ("".join(f"\\U{low:08x}-\\U{high:08x}" for low, high in ranges) for ranges in found)
    return letters, digits, spaces


@functools.cache
def word_pattern() -> re.Pattern[str]:
    letters, digits, spaces = _classes()
    within = (
        "(?<=[\u0400-\u052f])['’](?=[\u0400-\u052f])"  # Ukrainian, Belarusian
        "|(?<=[\u05d0-\u05ea])['’׳](?=[\u05d0-\u05ea])"  # Hebrew
        "|(?<=[GOgo])‘(?=[a-z])"  # Uzbek
    )
    behind = "(?<=[\u05d2\u05d6\u05e5])['’׳]"
    word = f"[{letters}]+(?:(?:{within})[{letters}]+)*(?:{behind})?"
    return re.compile(f"{word}|[{digits}]+|[^{letters}{digits}{spaces}]")


def words(text: str) -> list[tuple[int, int]]:
    """Places of the words of a text in code points: runs of letters, runs of digits, single other characters."""
    return [match.span() for match in word_pattern().finditer(text)]


def without_apostrophes(word: str) -> str:
    """A word as others write it, which know no apostrophe within one."""
    return re.sub("['’׳‘ʻʼ]", "", word) if len(word) > 1 else word


def is_unspaced(char: str) -> bool:
    code = ord(char)
    return code >= 0x0E00 and any(low <= code <= high for low, high in UNSPACED)


GLUED, SPACED, APART, LINE, PARAGRAPH = range(5)


def lead(gap: str, first: bool) -> int:
    """What stands before a word: nothing, a space, several or a tab, the end of a line, an empty line or the beginning."""
    lines = gap.count("\n")
    if first or lines > 1:
        return PARAGRAPH
    if lines:
        return LINE
    if not gap:
        return GLUED
    return SPACED if len(gap) == 1 and gap != "\t" else APART


def units(text: str) -> "array.array[int]":
    """UTF-16 code units."""
    return array.array("H", text.encode("utf-16-le", "surrogatepass"))


def fnv(kind: int, these: Iterable[int]) -> int:
    """FNV-1a over 16-bit units, in 32 bits, begun with the kind of the feature."""
    made = (0x811C9DC5 ^ kind) * 0x01000193 & 0xFFFFFFFF
    for unit in these:
        made = (made ^ unit) * 0x01000193 & 0xFFFFFFFF
    return made ^ (made >> 15)


def normal(word: str) -> str:
    """In small letters; a run of digits as so many zeros, eight at most."""
    return "0" * min(len(word), 8) if unicodedata.category(word[0]) == "Nd" else word.lower()


def shape(word: str) -> str:
    """`Xxxx` for Anna, `d` for digits, `c` for letters without case; runs are cut at three."""
    made, last, run = "", "", 0
    for char in word:
        category = unicodedata.category(char)
        if category in ("Lu", "Lt"):
            kind = "X"
        elif category == "Ll":
            kind = "x"
        elif category[0] == "L":
            kind = "c"
        elif category[0] == "M":
            kind = "m"
        elif category == "Nd":
            kind = "d"
        else:
            kind = "-"
        run = run + 1 if kind == last else 1
        last = kind
        if run <= 3:
            made += kind
        if len(made) == 12:
            break
    return made


class Lists:
    """Hashes of words with a bit for each list that knows the word. The file: how many, the hashes ascending, the bits."""

    def __init__(self, path: pathlib.Path) -> None:
        data = path.read_bytes()
        (count,) = struct.unpack_from("<I", data)
        self.hashes = array.array("I", data[4 : 4 + 4 * count])
        self.bits = array.array("H", data[4 + 4 * count : 4 + 6 * count])

    def of(self, word: str) -> int:
        """Bits of a word in small letters."""
        wanted = fnv(0, units(word))
        place = bisect.bisect_left(self.hashes, wanted)
        return self.bits[place] if place < len(self.hashes) and self.hashes[place] == wanted else 0


def form_row(kind: int, these: Iterable[int]) -> int:
    return 1 + fnv(kind, these) % (FORM_ROWS - 1)


def affix_row(kind: int, these: Iterable[int]) -> int:
    return 1 + fnv(kind, these) % (AFFIX_ROWS - 1)


def word_rows(word: str, lists: Lists) -> tuple[list[int], list[int]]:
    """Rows of both tables that depend on the word alone; the last two of each are left 0."""
    small = normal(word)
    these = units(small)
    forms = [form_row(1, these), form_row(2, these)]
    alone = is_unspaced(word[0])
    edged = array.array("H", [2, *these, 3])
    grams = (
        [] if alone or len(these) < 2 else [form_row(3, edged[at : at + 3]) for at in range(min(len(edged) - 2, GRAMS))]
    )
    forms += grams + [0] * (GRAMS - len(grams)) + [0, 0]
    look = units(shape(word))
    bits = lists.of(small)
    affixes = [
        affix_row(4, these[:1]),
        affix_row(5, these[:3]),
        affix_row(6, these[-2:]),
        affix_row(7, these[-3:]),
        affix_row(8, these[-4:]),
        affix_row(9, look),
        affix_row(10, [these[0] >> 7]),
        affix_row(11, [bits]),
        affix_row(12, [bits, *look]),
        0,
    ]
    return forms, affixes


def pair_row(kind: int, first: str, second: str) -> int:
    """Row of two neighbours, the first of them or the second being a word of one character."""
    return form_row(kind, units(normal(first) + normal(second)))


PAIR_BEFORE, PAIR_AFTER, LEAD = 13, 14, 15


def text_rows(text: str, lists: Lists) -> tuple[list[tuple[int, int]], list[list[int]], list[list[int]]]:
    """Places of the words of a text, and the rows of both tables of each."""
    places = words(text)
    seen = [without_apostrophes(text[start:end]) for start, end in places]
    forms, affixes = [], []
    for number, (word, (start, _)) in enumerate(zip(seen, places, strict=True)):
        form, affix = word_rows(word, lists)
        if is_unspaced(word[0]):
            if number > 0:
                form[-2] = pair_row(PAIR_BEFORE, seen[number - 1], word)
            if number + 1 < len(places):
                form[-1] = pair_row(PAIR_AFTER, word, seen[number + 1])
        gap = text[places[number - 1][1] : start] if number else ""
        affix[-1] = affix_row(LEAD, [lead(gap, number == 0)])
        forms.append(form)
        affixes.append(affix)
    return places, forms, affixes
