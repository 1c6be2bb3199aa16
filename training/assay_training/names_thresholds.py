"""
Measures the tagger of names, as the program runs it, on whole sources that it never learned from, and
on technical documents that were held back, and chooses from which probability on each class is right nine times in ten.
"""

import argparse
import collections
import json
import pathlib
import random

import numpy
import onnxruntime

from assay_training.names_decode import entities
from assay_training.names_features import Lists, text_rows
from assay_training.names_rows import ENTITIES, LEFT_OUT, Text, is_held_back, read_texts, technical_text
from assay_training.corpus import texts_of

PRECISION = 0.9
LOWEST, HIGHEST = 0.3, 0.97
MOST = 400
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
        rows = numpy.concatenate([numpy.array(forms, dtype=numpy.int32), numpy.array(affixes, dtype=numpy.int32)], axis=1)
        (scores,) = self.session.run(None, {"rows": rows})
        return [(places[first][0], places[last][1], name, score) for first, last, name, score in entities(scores, self.follows)]


def judged(pack: Pack, row: Text) -> tuple[list[tuple[str, float, bool]], collections.Counter]:
    """Of what was found each class that the source marks, with its probability and whether it is right; and what was marked."""
    marked = {(start, end, name) for start, end, name in row.spans}
    found = [
        (name, score, (start, end, name) in marked)
        for start, end, name, score in pack.read(row.text)
        if name not in row.unmarked and not any(low < end and start < high for low, high in row.unsure)
    ]
    return found, collections.Counter(name for _, _, name in marked if name not in row.unmarked)


def figures(found: list[tuple[str, float, bool]], wanted: collections.Counter, thresholds: dict[str, float]) -> str:
    told = []
    for name in ENTITIES:
        own = [right for each, score, right in found if each == name and score >= thresholds.get(name, 0)]
        if wanted[name] + len(own) < 5:
            continue
        precision, recall = sum(own) / max(1, len(own)), sum(own) / max(1, wanted[name])
        told.append(f"{name[:3]} {2 * precision * recall / max(1e-9, precision + recall):.2f} ({precision:.2f}/{recall:.2f})")
    return "  ".join(told)


def threshold(scored: list[tuple[float, bool, float]]) -> float:
    """The lowest probability from which on `PRECISION` of the weight is right, where enough lies above it."""
    scored = sorted(scored, reverse=True)
    right = total = 0.0
    least = HIGHEST
    for place, (score, good, weight) in enumerate(scored):
        right, total = right + weight * good, total + weight
        if place >= 30 and right / total >= PRECISION:
            least = score
    return round(min(HIGHEST, max(LOWEST, least)), 3)


def technical(folders: list[pathlib.Path], lists: Lists, count: int) -> list[Text]:
    """Documents of packages and commands that were held back."""
    chance = random.Random(11)
    made = []
    for root in folders:
        paths = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink() and is_held_back(path)]
        chance.shuffle(paths)
        own = 0
        for path in paths:
            try:
                text = next(iter(texts_of(path)), "")[:20_000]
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
    pool: dict[str, list[tuple[float, bool, float]]] = collections.defaultdict(list)
    plain = {}
    chance = random.Random(3)
    for source, rows in sorted(sources.items()):
        chance.shuffle(rows)
        found, wanted = [], collections.Counter()
        for row in rows[:MOST]:
            more, marked = judged(pack, row)
            found += more
            wanted += marked
        plain[source] = (found, wanted)
        print(f"{source:28} {figures(found, wanted, {})}", flush=True)
        # A part of the same source is easier than a new one, and what was projected misses much that is right.
        if not source.startswith("test ") and not source.startswith("pud_projected"):
            for name, score, right in found:
                pool[name].append((score, right, 1.0))
    for name in ("ADDRESS", "DATE_OF_BIRTH"):
        for source, (found, _) in plain.items():
            if source.startswith("test "):
                pool[name] += [(score, right, 1.0) for each, score, right in found if each == name]
    documents = technical(arguments.documents, pack.lists, 300)
    flagged = collections.Counter()
    for row in documents:
        found, _ = judged(pack, row)
        for name, score, right in found:
            pool[name].append((score, right, 1.0))
        flagged.update({name for name, _, _ in found})
    chosen = {name: threshold(pool[name]) for name in ENTITIES}
    print(json.dumps(chosen))
    for source, (found, wanted) in sorted(plain.items()):
        print(f"{source:28} {figures(found, wanted, chosen)}")
    print(f"{len(documents)} technical documents with a mark that is surely wrong, without thresholds:", dict(flagged))
    arguments.out.write_text(json.dumps(chosen, indent=1) + "\n")


if __name__ == "__main__":
    main()
