"""Ordinary documents as harmless rows: pieces of the corpus, and single sentences of harmless rows."""

import collections
import dataclasses
import pathlib
import random
import re
from collections.abc import Iterator, Sequence

from assay_training.rows import Row, entries

KEPT = 150
"""Documents of one package, so that no manual drowns the others."""

SENTENCE = re.compile(r"[^\n.!?。！？]{12,400}[.!?。！？]*")


def piece(text: str, chance: random.Random) -> str:
    """A stretch of a document, whole lines where it can be."""
    size = chance.choice([120, 300, 700, 1_500, 3_000, 6_000])
    if len(text) <= size:
        return text.strip()
    start = chance.randrange(len(text) - size)
    cut = text[start : start + size]
    _, newline, rest = cut.partition("\n")
    return (rest if newline and len(rest) > size // 2 else cut).strip()


def document_rows(corpus: pathlib.Path, count: int, seed: int) -> Iterator[Row]:
    """
    Pieces of the corpus's packages, as many of each as its kept documents; its labelled
    rows are left out. They are published texts: no attack, no threat, not confidential.
    """
    chance = random.Random(seed)
    kept: dict[str, list[str]] = collections.defaultdict(list)
    seen: collections.Counter[str] = collections.Counter()
    for entry in entries(corpus):
        source, text = entry["source"], entry["text"]
        if source == "rows":
            continue
        seen[source] += 1
        if len(kept[source]) < KEPT:
            kept[source].append(text)
        elif (place := chance.randrange(seen[source])) < KEPT:
            kept[source][place] = text
    documents = [text for _, texts in sorted(kept.items()) for text in texts]
    for number in range(count):
        text = piece(chance.choice(documents), chance)
        if len(text) >= 40:
            yield Row(
                text,
                "corpus_documents",
                "und",
                f"document:{number}",
                injection=False,
                threats=frozenset(),
                confidential=False,
            )


def sentence_rows(rows: Sequence[Row], count: int, seed: int) -> Iterator[Row]:
    """Sentences of harmless rows by themselves, as the guard reads those of a suspicious chunk."""
    chance = random.Random(seed)
    # Marked stretches would have to be cut along with the text.
    long = [row for row in rows if row.injection is False and row.entities is None and len(row.text) > 200]
    for number in range(count):
        row = chance.choice(long)
        sentences = SENTENCE.findall(row.text)
        if sentences:
            yield dataclasses.replace(
                row,
                text=chance.choice(sentences).strip(),
                source="harmless_sentences",
                group=f"sentence:{number}",
                pair=None,
            )
