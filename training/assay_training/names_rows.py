"""Reads texts with marked names, harmless technical documents and made texts, as words with the classes that each may be.

A source marks some classes only: what it leaves unmarked may be of any other. An
address or a date of birth that a source does not mark is looked for near digits alone.
"""

import argparse
import array
import bisect
import collections
import dataclasses
import itertools
import json
import pathlib
import random
import re
import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import numpy

from assay_training.corpus import texts_of
from assay_training.names_features import (
    AFFIXES,
    FORMS,
    PAIR_AFTER,
    PAIR_BEFORE,
    Lists,
    is_unspaced,
    lead,
    pair_row,
    word_rows,
    words,
)
from assay_training.personal import personal_rows
from assay_training.rows import entries

ENTITIES = ["PERSON", "LOCATION", "ORGANIZATION", "ADDRESS", "DATE_OF_BIRTH"]
CLASSES = ["O", *(f"{part}-{entity}" for entity in ENTITIES for part in "BILU")]
"""Outside, and the first, an inner, the last and the only word of each entity."""
OUTSIDE = 1
ANY = (1 << len(CLASSES)) - 1
NOBODY = ANY & ~(0b1111 << (1 + 4 * ENTITIES.index("PERSON")))
ENTITY_OF = {
    "person": "PERSON",
    "location": "LOCATION",
    "organization": "ORGANIZATION",
    "street_address": "ADDRESS",
    "date_of_birth": "DATE_OF_BIRTH",
}
NAMES = frozenset(["PERSON", "LOCATION", "ORGANIZATION"])
MARKS = {
    "germeval14": NAMES,
    "wnut17": NAMES,
    "wikigold_re3d_sec": NAMES,
    "meddocan": NAMES | {"ADDRESS"},
    "presidio_generated_large": NAMES | {"ADDRESS"},
    "presidio_synth_v2": NAMES | {"ADDRESS"},
}
"""What sources mark that do not say so in `annotates`; the others mark all."""

LEFT_OUT = re.compile(r"uner_\w+_pud|pud_projected_\w+|uner_sv_talbanken|indonlu_nerp|presidio_synth_v2")
"""Whole sources that nothing learns from: the thresholds are of them."""

UNMARKED = "unmarked"
"""The source of texts that nobody marked."""

PIECE = 150
"""Longest piece of a text, in words."""
NEAR = 5
"""So far from a digit an address or a date of birth may stand that nobody marked."""

BIRTH = re.compile(
    r"(birth|\bborn\b|\bdob\b|nacimiento|nacid[oa]|nascimento|nascid[oa]|naissance|née?\b|geb|geboren|nascita|nat[oa] il|fødsel|född|født|urodz|naroz|szület|doğum|рожд|народж|γεννη)[^\n]{0,25}$",
    re.IGNORECASE,
)


@dataclasses.dataclass(frozen=True)
class Text:
    """A text with its marked stretches (start, end, entity; code points), and what is not marked in it."""

    text: str
    spans: tuple[tuple[int, int, str], ...]
    source: str
    lang: str
    unmarked: frozenset[str] = frozenset()
    unsure: tuple[tuple[int, int], ...] = ()
    """Stretches that may be anything."""
    nobody: tuple[tuple[int, int], ...] = ()
    """Stretches that may be anything but a person."""


def text_of(entry: dict[str, Any]) -> Text:
    """A labelled row. A date that follows words of birth is one, where the source marks dates alone."""
    source, text = entry["source"], entry["text"]
    marks = entry.get("annotates")
    marked = (
        frozenset(ENTITY_OF[name] for name in marks if name in ENTITY_OF)
        if marks
        else MARKS.get(source, frozenset(ENTITIES))
    )
    spans = [
        (span["start"], span["end"], ENTITY_OF[span["label"]])
        for span in entry.get("spans") or ()
        if span["label"] in ENTITY_OF
    ]
    for span in entry.get("spans") or ():
        if (
            span["label"] == "date"
            and "DATE_OF_BIRTH" not in marked
            and BIRTH.search(text[max(0, span["start"] - 60) : span["start"]])
        ):
            spans.append((span["start"], span["end"], "DATE_OF_BIRTH"))
    unsure: tuple[tuple[int, int], ...] = ()
    if source == "meddocan":
        # It counts the postcode as a place, and members of the family are marked apart.
        unsure = tuple((start, end) for start, end, name in spans if name == "LOCATION" and text[start:end].isdigit())
    return Text(text, tuple(spans), source, entry.get("lang") or "und", frozenset(ENTITIES) - marked, unsure)


def read_texts(paths: Sequence[pathlib.Path]) -> Iterator[Text]:
    for path in paths:
        for entry in entries(path):
            yield text_of(entry)


PERSONAL_LINE = re.compile(
    r"copyright|\(c\)|©|@|author|maintain|written by|thanks|contribut|autor|auteur|foundation|universit|\binc\b|corporation|\bltd\b|translat",
    re.IGNORECASE,
)
AFTER_AUTHORS = re.compile(
    r"^[^\w\n]{0,8}(authors?|copyrights?|credits|acknowledge?ments?|thanks|contributors|maintainers?|auteurs?|autor(en|es)?|autore|history|übersetzung|traducci[oó]n|traduction|版权|著者|著作権|작성자|автор[ыи]?|авторские права|tłumaczenie|övers[aä]tt\w*|license)\b.{0,20}$",
    re.IGNORECASE | re.MULTILINE,
)


def technical_text(text: str, source: str, lists: Lists) -> Text:
    """A technical document, in which lines that may tell of people or firms are unsure."""
    cut = AFTER_AUTHORS.search(text)
    if cut and cut.start() > 200:
        text = text[: cut.start()]
    unsure = []
    at = 0
    for line in text.splitlines(keepends=True):
        start, at = at, at + len(line)
        if PERSONAL_LINE.search(line):
            unsure.append((start, at))
            continue
        places = words(line)
        for (first, last), (second, end) in itertools.pairwise(places):
            one, two = line[first:last], line[second:end]
            if (
                one[0].isupper()
                and two[0].isupper()
                and not one.isupper()
                and lists.of(one.lower()) & 0b1001
                and lists.of(two.lower()) & 0b1110
            ):
                unsure.append((start, at))
                break
        else:
            # The name of a country or a town is what it is in a manual, too.
            for first, last in places:
                word = line[first:last]
                if len(word) > 3 and word[0].isupper() and not word.isupper() and lists.of(word.lower()) & 0b1010000:
                    unsure.append((start + first, start + last))
    return Text(text, (), source, "und", frozenset(), tuple(unsure))


SKIPPED_FILES = re.compile(
    r"copyright|changelog|NEWS|AUTHORS|THANKS|CREDITS|CHANGES|LICEN[CS]E|\.(min\.js|map|node|wasm|png|gif|jpe?g|woff2?)$",
    re.IGNORECASE,
)
RAW_FILES = (
    ".html",
    ".htm",
    ".js",
    ".ts",
    ".json",
    ".css",
    ".svg",
    ".xml",
    ".yaml",
    ".yml",
    ".h",
    ".c",
    ".py",
    ".pl",
    ".sh",
    ".md",
)
LONGEST = 6_000
"""Characters of a technical document that are kept."""


def is_held_back(path: pathlib.Path) -> bool:
    """One package or family of commands in ten is held back to measure by."""
    family = path.name[:3] if "man" in path.parent.name else path.parent.name
    return zlib.crc32(family.lower().encode()) % 10 == 0


def documents(root: pathlib.Path, each: int, chance: random.Random) -> list[pathlib.Path]:
    """Files of a folder, from all of its parts alike."""
    groups: dict[str, list[pathlib.Path]] = collections.defaultdict(list)
    for path in sorted(root.rglob("*")):
        if path.is_symlink() or not path.is_file() or SKIPPED_FILES.search(path.name) or is_held_back(path):
            continue
        if path.stat().st_size < 400_000:
            groups["/".join(path.relative_to(root).parts[:1])].append(path)
    for paths in groups.values():
        chance.shuffle(paths)
    made = []
    for turn in range(max(map(len, groups.values()), default=0)):
        made += [paths[turn] for _, paths in sorted(groups.items()) if turn < len(paths)]
        if len(made) >= each:
            break
    return made[:each]


def technical_texts(folders: Sequence[pathlib.Path], lists: Lists, each: int, chance: random.Random) -> Iterator[Text]:
    """A piece each of manuals, READMEs, pages, code and tables, `each` of a folder."""
    for root in folders:
        for path in documents(root, each, chance):
            try:
                raw = path.name.endswith(RAW_FILES) and chance.random() < 0.6
                text = path.read_text(encoding="utf-8") if raw else next(iter(texts_of(path)), "")
            except (OSError, EOFError, UnicodeDecodeError, ValueError, AssertionError, zlib.error):
                continue
            start = chance.randrange(max(1, len(text) - LONGEST)) if chance.random() < 0.5 else 0
            if len(text) > 80:
                yield technical_text(text[start : start + LONGEST], f"technical_{root.name}", lists)


TECHNICAL_KINDS = re.compile(
    r"cheat-sheet|documentation|source code|MCP|function|UI strings|cursor rules|skill file|subagent|agent definition|tool schema|code completion|table output|retail products|guide/recipe",
    re.IGNORECASE,
)


def benign_texts(paths: Sequence[pathlib.Path], lists: Lists) -> Iterator[Text]:
    """Harmless rows of technical kinds."""
    for path in paths:
        for entry in entries(path):
            if TECHNICAL_KINDS.search(entry.get("kind") or "") and not entry["label"]:
                yield technical_text(entry["text"], "technical_rows", lists)


WRITTEN_TIMES = 12
"""Of business documents written by hand there are few, and they are the most like what is scanned."""

COUNTRIES = {
    "en": "US GB CA AU IE NZ", "de": "DE AT CH", "nl": "NL BE", "sv": "SE", "nb": "NO", "nn": "NO", "fr": "FR BE CA CH",
    "pt": "PT BR", "es": "ES MX AR CO CL PE", "ca": "ES AD", "gl": "ES PT", "it": "IT", "id": "ID", "tr": "TR", "ro": "RO", "et": "EE",
}  # fmt: skip
"""Languages whose names mostly stand uninflected, and whose countries' names go there."""


def mentions_in(rows: Sequence[Text]) -> dict[tuple[str, str], list[str]]:
    """What is marked in rows, each once, by language and entity; one line, not too long."""
    found: dict[tuple[str, str], dict[str, None]] = collections.defaultdict(dict)
    for row in rows:
        for start, end, name in row.spans:
            if name in NAMES and end - start <= 60 and "\n" not in row.text[start:end]:
                found[(row.lang, name)][row.text[start:end]] = None
    return {key: list(own) for key, own in found.items()}


class Renaming:
    """
    Other names in the same texts, since names are many and contexts few (Dai and Adel 2020): people of lists where
    names stand uninflected, else, and for half of the places and organisations, what is marked in another row.
    """

    def __init__(
        self, lexicon: dict[str, Any], mentions: dict[tuple[str, str], list[str]], chance: random.Random
    ) -> None:
        self.chance = chance
        self.mentions = mentions
        self.given: dict[str, list[str]] = {}
        self.family: dict[str, list[str]] = {}
        for country, kinds in lexicon.items():
            if country.startswith("_"):
                continue
            for kind, names in sorted(kinds.items()):
                kept = [name for name in names if name[0].isupper()]
                (self.family if kind.startswith("family") else self.given).setdefault(country, []).extend(kept)
        self.every: tuple[list[str], list[str]] = (lexicon["_any"]["given"], lexicon["_any"]["family"])

    def pick(self, lang: str, family: bool) -> str:
        pools = self.family if family else self.given
        form = self.chance.random()
        if form < 0.25:
            return self.chance.choice(self.every[family])
        countries = (
            [each for each in COUNTRIES[lang].split() if pools.get(each)]
            if form < 0.85
            else sorted(each for each in pools if pools[each])
        )
        return self.chance.choice(pools[self.chance.choice(countries or sorted(each for each in pools if pools[each]))])

    def person(self, lang: str, count: int) -> str:
        """A name for one that had so many words."""
        given, family = self.pick(lang, False), self.pick(lang, True)
        form = self.chance.random()
        if count == 1:
            return given if form < 0.45 else family if form < 0.94 else f"{given[0]}."
        if form < 0.62:
            return f"{given} {family}"
        if form < 0.70:
            return f"{given[0]}. {family}"
        if form < 0.74:
            return f"{given[0]}. {self.pick(lang, False)[0]}. {family}"
        if form < 0.80:
            return f"{given} {self.pick(lang, False)[0]}. {family}"
        if form < 0.88:
            return f"{given} {self.pick(lang, False)} {family}"
        if form < 0.92:
            return f"{given} {family}-{self.pick(lang, True)}"
        if form < 0.96:
            return f"{family}, {given}"
        return f"{given} {family}".upper()

    def renamed(self, row: Text) -> Text:
        made, spans, end = "", [], 0
        for start, stop, name in sorted(row.spans):
            if start < end:
                return row
            value = row.text[start:stop]
            if name == "PERSON" and row.lang in COUNTRIES:
                value = self.person(row.lang, len(value.split()))
            elif name in NAMES and self.chance.random() < 0.5:
                value = self.chance.choice(self.mentions.get((row.lang, name)) or [value])
            made += row.text[end:start]
            spans.append((len(made), len(made) + len(value), name))
            made += value
            end = stop
        return dataclasses.replace(row, text=made + row.text[end:], spans=tuple(spans), unsure=())


def recased(row: Text, chance: random.Random) -> Text:
    """Small or capital letters throughout, where no letter becomes two."""
    text = row.text.lower() if chance.random() < 0.75 else row.text.upper()
    return dataclasses.replace(row, text=text) if len(text) == len(row.text) else row


def wrapped(row: Text, chance: random.Random) -> Text:
    """Broken into lines where spaces stand, as mails and manuals are."""
    width, text, last = chance.choice([48, 64, 72, 78]), list(row.text), 0
    for place, char in enumerate(text):
        if char == "\n":
            last = place
        elif char == " " and place - last > width:
            text[place] = "\n"
            last = place
    return dataclasses.replace(row, text="".join(text))


def allowed(row: Text, places: Sequence[tuple[int, int]]) -> list[int]:
    """For each word a bit for every class that it may be."""
    open_classes = OUTSIDE
    far_classes = OUTSIDE
    for number, entity in enumerate(ENTITIES):
        if entity in row.unmarked:
            bits = 0b1111 << (1 + 4 * number)
            open_classes |= bits
            if entity in NAMES:
                far_classes |= bits
    made = []
    digits = [place for place, (start, _) in enumerate(places) if row.text[start].isdigit()]
    following = 0
    for place in range(len(places)):
        while following < len(digits) and digits[following] < place - NEAR:
            following += 1
        near = following < len(digits) and digits[following] <= place + NEAR
        made.append(open_classes if near else far_classes)
    starts = [start for start, _ in places]
    ends = [end for _, end in places]
    marked: set[int] = set()
    for start, end, entity in sorted(row.spans, key=lambda span: span[0] - span[1]):
        first, last = bisect.bisect_right(ends, start), bisect.bisect_left(starts, end) - 1
        # Of stretches that lie in each other the longest counts.
        if last < first or marked.intersection(range(first, last + 1)):
            continue
        marked.update(range(first, last + 1))
        base = 1 + 4 * ENTITIES.index(entity)
        if first == last:
            made[first] = 1 << (base + 3)
        else:
            made[first] = 1 << base
            made[last] = 1 << (base + 2)
            for place in range(first + 1, last):
                made[place] = 1 << (base + 1)
    for stretches, classes in ((row.unsure, ANY), (row.nobody, NOBODY)):
        for start, end in stretches:
            first, last = bisect.bisect_right(ends, start), bisect.bisect_left(starts, end) - 1
            for place in range(first, last + 1):
                made[place] = classes
    return made


class Writer:
    """Gathers pieces of texts as numbers; rows of a word are worked out once for all places where it stands."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists
        self.words: dict[str, int] = {}
        self.rows: list[array.array[int]] = []
        self.word = array.array("i")
        self.lead = array.array("B")
        self.pairs = array.array("H")
        self.mask = array.array("I")
        self.ends = array.array("q")
        self.sources: dict[str, int] = {}
        self.source = array.array("H")

    def number(self, word: str) -> int:
        found = self.words.get(word)
        if found is None:
            found = self.words[word] = len(self.rows)
            forms, affixes = word_rows(word, self.lists)
            self.rows.append(array.array("H", [*forms, *affixes]))
        return found

    def add(self, row: Text) -> None:
        places = words(row.text)
        masks = allowed(row, places)
        source = self.sources.setdefault(row.source, len(self.sources))
        begin = 0
        if masks.count(ANY) > 0.6 * len(masks):
            return
        while begin < len(places):
            stop = min(begin + PIECE, len(places))
            if stop < len(places):
                # At the end of a line in the last third, and never within a marked stretch.
                for place in range(stop, begin + 2 * PIECE // 3, -1):
                    if "\n" in row.text[places[place - 1][1] : places[place][0]] and masks[place - 1] & OUTSIDE:
                        stop = place
                        break
                while stop > begin + 1 and not masks[stop - 1] & OUTSIDE and stop - begin > PIECE // 2:
                    stop -= 1
            for place in range(begin, stop):
                start, end = places[place]
                word = row.text[start:end]
                before = row.text[slice(*places[place - 1])] if place else None
                after = row.text[slice(*places[place + 1])] if place + 1 < len(places) else None
                alone = is_unspaced(word[0])
                self.word.append(self.number(word))
                self.lead.append(lead(row.text[places[place - 1][1] : start] if place else "", place == 0))
                self.pairs.append(pair_row(PAIR_BEFORE, before, word) if alone and before else 0)
                self.pairs.append(pair_row(PAIR_AFTER, word, after) if alone and after else 0)
            self.mask.extend(masks[begin:stop])
            self.ends.append(len(self.word))
            self.source.append(source)
            begin = stop

    def save(self, out: pathlib.Path) -> None:
        numpy.savez(
            out,
            rows=numpy.frombuffer(b"".join(row.tobytes() for row in self.rows), dtype=numpy.uint16).reshape(
                -1, FORMS + AFFIXES
            ),
            word=numpy.asarray(self.word, dtype=numpy.int32),
            lead=numpy.asarray(self.lead, dtype=numpy.uint8),
            pairs=numpy.asarray(self.pairs, dtype=numpy.uint16).reshape(-1, 2),
            mask=numpy.asarray(self.mask, dtype=numpy.uint32),
            ends=numpy.asarray(self.ends, dtype=numpy.int64),
            source=numpy.asarray(self.source, dtype=numpy.uint16),
            sources=numpy.array(list(self.sources)),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--names", type=pathlib.Path, required=True, help="lexicons/names.json")
    parser.add_argument(
        "--seeds", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "seeds" / "personal"
    )
    parser.add_argument("--documents", type=pathlib.Path, nargs="*", default=[], help="folders of technical documents")
    parser.add_argument("--copies", type=int, default=16, help="texts of each template")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="names.npz")
    arguments = parser.parse_args()
    chance = random.Random(7)
    lists = Lists(arguments.lists)
    writer = Writer(lists)
    train = arguments.data / "train"
    rows = [row for row in read_texts(sorted(train.glob("pii*.jsonl.gz"))) if not LEFT_OUT.fullmatch(row.source)]
    lexicon = json.loads(arguments.names.read_text(encoding="utf-8"))
    renaming = Renaming(lexicon, mentions_in(rows), chance)
    for row in rows:
        writer.add(row)
        times = WRITTEN_TIMES if row.source.startswith("written_") else int(chance.random() < 0.6)
        for _ in range(times if row.spans else 0):
            renamed = dataclasses.replace(renaming.renamed(row), source=f"renamed:{row.source}")
            writer.add(wrapped(renamed, chance) if chance.random() < 0.12 else renamed)
        if chance.random() < 0.12:
            writer.add(dataclasses.replace(recased(row, chance), source=f"recased:{row.source}"))
        if len(row.text) > 100 and chance.random() < 0.08:
            writer.add(dataclasses.replace(wrapped(row, chance), source=f"recased:{row.source}"))
    print(len(writer.word), "words of rows", flush=True)
    for made in personal_rows(arguments.seeds, arguments.copies, 7):
        spans = tuple(span for span in made.entities or () if span[2] in ENTITIES)
        writer.add(Text(made.text, spans, f"seeds:{made.lang}", made.lang))
    print(len(writer.word), "with made ones", flush=True)
    for row in technical_texts(arguments.documents, lists, 2_500, chance):
        writer.add(row)
    for row in benign_texts(sorted(train.glob("benign*.jsonl.gz")), lists):
        writer.add(row)
    print(len(writer.word), "with technical ones;", len(writer.rows), "different", flush=True)
    writer.save(arguments.out)


if __name__ == "__main__":
    main()
