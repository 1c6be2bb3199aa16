"""
Pieces of unmarked text for the tagger of names: the training rows of all other tasks and Debian's documents, those with
many capitalised words amid a sentence first, since they hold the most names. Each word may be of any class.
"""

import argparse
import gzip
import itertools
import json
import pathlib
import random
import re
from collections.abc import Iterable, Iterator

from assay_training.names_features import Lists
from assay_training.names_rows import ENTITIES, LEFT_OUT, UNMARKED, Text, Writer
from assay_training.rows import entries

SHORTEST, LONGEST = 80, 8_000
"""Characters of a text."""
AMID = re.compile(r"(?<=[^\W\d_] |[,;:] )[^\W\d_]+(?!\w)")
"""A word that no end of a sentence stands before."""
SIGNS = frozenset("{}[]<>=|\\/_0123456789")
MOST_SIGNS = 0.12
"""A text with more of them is code or data, in which a capital says little."""
RUN = 8
"""A text that shares so many words in turn with one of a left-out source is passed over."""


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"\w+", text)
    return (tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))


def promise(text: str, chance: random.Random) -> float:
    """How soon a text is taken: by its share of capitalised words and by chance."""
    words = AMID.findall(text)
    if sum(sign in SIGNS for sign in text) > MOST_SIGNS * len(text) or len(words) < len(text) / 40:
        return 0.35 * chance.random()
    capitals = sum(word[0].isupper() and word[1:].islower() for word in words)
    share: float = min(0.12, capitals / (len(words) + 15))
    return 6 * share + 0.5 * chance.random()


def unmarked(train: pathlib.Path, corpus: pathlib.Path | None) -> Iterator[str]:
    """Texts of the rows that are not of names, and of the corpus aside from its rows (they are in `train`)."""
    for path in sorted(train.glob("*.jsonl.gz")):
        if not path.name.startswith("pii"):
            yield from (entry["text"] for entry in entries(path) if not LEFT_OUT.fullmatch(entry.get("source") or ""))
    if corpus:
        with gzip.open(corpus, "rt", encoding="utf-8") as lines:
            yield from (entry["text"] for entry in map(json.loads, lines) if entry["source"] != "rows")


def chosen(texts: Iterable[str], left_out: set[tuple[str, ...]], chance: random.Random) -> list[str]:
    """Each text once, the most promising first."""
    found: dict[str, tuple[float, str]] = {}
    for text in texts:
        text = text[:LONGEST]
        if len(text) >= SHORTEST and text[:200] not in found:
            found[text[:200]] = (promise(text, chance), text)
    ordered = sorted(found.values(), reverse=True)
    return [text for _, text in ordered if left_out.isdisjoint(runs(text))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--corpus", type=pathlib.Path, help="corpus.jsonl.gz")
    parser.add_argument("--lists", type=pathlib.Path, required=True)
    parser.add_argument("--words", type=int, default=7_000_000)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="text.npz")
    arguments = parser.parse_args()
    train = arguments.data / "train"
    rows = itertools.chain.from_iterable(map(entries, sorted(train.glob("pii*.jsonl.gz"))))
    left_out = {run for row in rows if LEFT_OUT.fullmatch(row["source"]) for run in runs(row["text"])}
    writer = Writer(Lists(arguments.lists))
    for text in chosen(unmarked(train, arguments.corpus), left_out, random.Random(5)):
        if len(writer.word) >= arguments.words:
            break
        writer.add(Text(text, (), UNMARKED, "und", frozenset(ENTITIES)))
    print(len(writer.word), "words,", len(writer.rows), "different")
    writer.save(arguments.out)


if __name__ == "__main__":
    main()
