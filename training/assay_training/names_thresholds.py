"""
Measures the tagger of names, as the program runs it, on whole sources that it never learned from, and chooses from
which probability on each class is right nine times in ten. Counts in how many technical documents that were held back
it marks something then: wrong ones and authors alike.
"""

import argparse
import collections
import json
import pathlib
import random
import statistics
import typing

import numpy
import onnxruntime

from assay_training.corpus import texts_of
from assay_training.names_decode import entities
from assay_training.names_features import Lists, text_rows
from assay_training.names_onnx import feeds
from assay_training.names_rows import ENTITIES, LEFT_OUT, Text, is_held_back, read_texts, technical_text

PRECISION = 0.9
LOWEST, HIGHEST = 0.5, 0.97
FEWEST = 10
"""Of so few a share says nothing."""
AT_LEAST = {"PERSON": 0.8}
"""Of the technical documents that were held back fewer than one in fifty then has a word that is no person, read by eye."""
MOST = 300
"""Rows of a source, so that no source decides alone."""


class Pack:
    """A pack, read as the program reads it, without the decision over a document."""

    def __init__(self, folder: pathlib.Path) -> None:
        manifest = json.loads((folder / "manifest.json").read_text())
        self.follows = numpy.array(manifest["tagger"]["follows"])
        self.lists = Lists(folder / manifest["files"]["tokenizer"]["path"])
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(folder / "model.onnx"), options)

    def read(self, text: str) -> list[tuple[int, int, str, float]]:
        """Entities in code points with their probability."""
        places, forms, affixes = text_rows(text, self.lists)
        if not places:
            return []
        rows = numpy.concatenate(
            [numpy.array(forms, dtype=numpy.int32), numpy.array(affixes, dtype=numpy.int32)], axis=1
        )
        given, numbers = feeds(rows)
        (contexts,) = self.session.run(None, given)
        scores = contexts[numbers]
        return [
            (places[first][0], places[last][1], name, score)
            for first, last, name, score in entities(scores, self.follows)
        ]


class Find(typing.NamedTuple):
    """One entity that was found."""

    name: str
    score: float
    exact: bool
    """Whether one of its class is marked from just there to there."""
    near: bool
    """Whether one of its class is marked that shares half of the longer: a reader would call it right, with a title or an article more or less."""


def judged(pack: Pack, row: Text) -> tuple[list[Find], collections.Counter[str]]:
    """What was found of the classes that the source marks, and how many of each are marked."""
    marked = {(start, end, name) for start, end, name in row.spans}

    def is_near(start: int, end: int, name: str) -> bool:
        # Of a country that acts some sources make an organisation; who reads that it is a place is told nothing wrong.
        names = {name, "ORGANIZATION"} if name == "LOCATION" else {name}
        return any(
            each in names and 2 * (min(end, high) - max(start, low)) >= max(end - start, high - low)
            for low, high, each in marked
        )

    found = [
        Find(name, score, (start, end, name) in marked, is_near(start, end, name))
        for start, end, name, score in pack.read(row.text)
        if name not in row.unmarked and not any(low < end and start < high for low, high in row.unsure)
    ]
    return found, collections.Counter(name for _, _, name in marked if name not in row.unmarked)


def figures(found: list[Find], wanted: collections.Counter[str], thresholds: dict[str, float]) -> str:
    told = []
    for name in ENTITIES:
        own = [find.exact for find in found if find.name == name and find.score >= thresholds.get(name, 0)]
        if wanted[name] + len(own) < 5:
            continue
        precision, recall = sum(own) / max(1, len(own)), sum(own) / max(1, wanted[name])
        told.append(
            f"{name[:3]} {2 * precision * recall / max(1e-9, precision + recall):.2f} ({precision:.2f}/{recall:.2f})"
        )
    return "  ".join(told)


def threshold(by_source: dict[str, list[Find]]) -> float:
    """
    The lowest probability from which on `PRECISION` of the finds are right in the middle one of the sources (the
    median): what a source marks differs from what others mark, and one that marks otherwise must not decide alone.
    """
    for hundredths in range(round(100 * LOWEST), round(100 * HIGHEST) + 1):
        least = hundredths / 100
        shares = []
        for found in by_source.values():
            above = [find.near for find in found if find.score >= least]
            if len(above) >= FEWEST:
                shares.append(sum(above) / len(above))
        if shares and statistics.median(shares) >= PRECISION:
            return least
    return HIGHEST


def technical(folders: list[pathlib.Path], lists: Lists, count: int) -> list[Text]:
    """Documents of packages and commands that were held back."""
    chance = random.Random(11)
    made = []
    for root in folders:
        paths = [
            path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink() and is_held_back(path)
        ]
        chance.shuffle(paths)
        own = 0
        for path in paths:
            try:
                text = next(iter(texts_of(path)), "")[:8_000]
            except (OSError, EOFError, UnicodeDecodeError, ValueError, AssertionError):
                continue
            if len(text) > 400 and own < count // len(folders):
                made.append(technical_text(text, "technical", lists))
                own += 1
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", type=pathlib.Path, required=True)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--documents", type=pathlib.Path, nargs="*", default=[])
    parser.add_argument("--out", type=pathlib.Path, required=True, help="thresholds.json")
    arguments = parser.parse_args()
    pack = Pack(arguments.pack)
    sources: dict[str, list[Text]] = collections.defaultdict(list)
    for row in read_texts(sorted((arguments.data / "train").glob("pii*.jsonl.gz"))):
        if LEFT_OUT.fullmatch(row.source):
            sources[row.source].append(row)
    for row in read_texts(sorted((arguments.data / "test").glob("pii*.jsonl.gz"))):
        sources[f"test {row.source}"].append(row)
    pool: dict[str, dict[str, list[Find]]] = {name: collections.defaultdict(list) for name in ENTITIES}
    plain = {}
    chance = random.Random(3)
    for source, rows in sorted(sources.items()):
        chance.shuffle(rows)
        found: list[Find] = []
        wanted: collections.Counter[str] = collections.Counter()
        for row in rows[:MOST]:
            more, marked = judged(pack, row)
            found += more
            wanted += marked
        plain[source] = (found, wanted)
        print(f"{source:28} {figures(found, wanted, {})}", flush=True)
        # A part of the same source is easier than a new one, and what was projected misses much that is right.
        if not source.startswith("test ") and not source.startswith("pud_projected"):
            for find in found:
                pool[find.name][source].append(find)
    for name in ("ADDRESS", "DATE_OF_BIRTH"):
        for source, (found, _) in plain.items():
            if source.startswith("test "):
                pool[name][source] += [find for find in found if find.name == name]
    documents = technical(arguments.documents, pack.lists, 240)
    chosen = {name: max(threshold(pool[name]), AT_LEAST.get(name, 0)) for name in ENTITIES}
    print(json.dumps(chosen))
    for source, (found, wanted) in sorted(plain.items()):
        print(f"{source:28} {figures(found, wanted, chosen)}")
    flagged: collections.Counter[str] = collections.Counter()
    for row in documents:
        found, _ = judged(pack, row)
        flagged.update({find.name for find in found if find.score >= chosen[find.name]})
    print(f"of {len(documents)} technical documents with a mark:", dict(flagged))
    arguments.out.write_text(json.dumps(chosen, indent=1) + "\n")


if __name__ == "__main__":
    main()
