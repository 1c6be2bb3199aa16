"""
Fits the wide part of packs anew for classes in which it is wrong about everyday texts, from where it is, and writes it into
them; every other number of a pack stays as it is.

A weight for a token that was seen in attacks and in little else says "attack" in any text that has it: a newsletter in
a language in which mostly attacks were written by hand, a mail on a refund where the only mails with that word were
phishing. What cures it is ordinary text with those words: prose of all languages, and honest mails that are twins of
phishing ones.
"""

import argparse
import collections
import dataclasses
import pathlib
import random
from collections.abc import Iterator, Sequence

import numpy
from numpy.typing import NDArray
from onnx import numpy_helper
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from tokenizers import Tokenizer

from assay_training.documents import sentence_rows
from assay_training.rewrite import network_of, replace_network
from assay_training.rounding import STEPS
from assay_training.rows import THREATS, Row, entries, read_rows
from assay_training.seeds import seed_rows, threat_rows
from assay_training.tokenizer import VOCABULARY
from assay_training.train_guard import WINDOWS_A_ROW, some_of_each
from assay_training.train_wide import ASKED_TIMES, counts_often, matrix_of
from assay_training.wide import CLASSES, PAIRS
from assay_training.windows import Window, windows_of

MOST = 1_000
"""Labelled rows of a source and a label that are read."""
SEED_COPIES = 4
PROSE = 300
"""Pieces of prose of a source and a language."""
PROSE_SENTENCES = [1, 1, 2, 3, 5]
"""Rows of prose, mostly a sentence each, that make a piece; one of these is drawn."""
HELD_OUT = 200
"""Last rows of each source of prose, which are left for measuring; so are sources with `HELD_SOURCES` in their name."""
HELD_SOURCES = "pud"
SENTENCES = 12_000
"""Sentences of ordinary texts by themselves, as the guard reads those of a suspicious chunk."""
ORDINARY = {"seed_mail_harmless", "seed_everyday_negatives", "business_docs", "legit_mail", "spamassassin_ham"}
"""Sources of these texts."""
TABLES = {"tokens": VOCABULARY, "pairs": PAIRS}
"""Tables of the wide part, with their rows."""


@dataclasses.dataclass(frozen=True)
class Refit:
    """How a class is fitted anew."""

    held: float
    """How much each weight is held to where it was: the penalty of its square, beside the mean loss of a window."""
    share: float
    """Of the wide part in the mean with the deep one."""
    times: dict[str, float]
    """How often a window counts whose source begins so, every other once."""


REFITS = {
    "injection": Refit(
        held=5e-5,
        share=0.65,
        times={"prose_": 5.0, "seed_everyday_": 100.0, "seed_mail_": 30.0, "harmless_sentences": 10.0},
    ),
    "phishing": Refit(
        held=3e-6,
        share=0.9,
        times={
            "seed_mail_harmless": 100.0,
            "seed_mail_threats": 5.0,
            "harmless_sentences": 10.0,
            "seed_threats": 10.0,
            "seed_harmless": 10.0,
            "spamassassin_spam": 0.5,
            "sms_spam": 0.5,
        },
    ),
}


def prose_rows(path: pathlib.Path, seed: int) -> Iterator[Row]:
    """Pieces of news, novels, encyclopedias and law, in which names are marked; they tell no AI anything."""
    chance = random.Random(seed)
    texts: dict[tuple[str, str], list[str]] = collections.defaultdict(list)
    for entry in entries(path):
        if HELD_SOURCES not in entry["source"]:
            texts[entry["source"], entry["lang"]].append(entry["text"])
    for (source, lang), rows in sorted(texts.items()):
        rows, made = rows[:-HELD_OUT], 0
        while rows and made < PROSE:
            count = chance.choice(PROSE_SENTENCES)
            piece, rows = rows[:count], rows[count:]
            made += 1
            yield Row(" ".join(piece), f"prose_{source}", lang, f"{source}:{made}", injection=False)


def learned_rows(data: pathlib.Path, seeds: pathlib.Path) -> list[Row]:
    """Everything that is learned from."""
    rows = [
        *some_of_each(read_rows(data / "train"), MOST),
        *seed_rows(seeds, SEED_COPIES, 11),
        *threat_rows(seeds / "threat", SEED_COPIES, 15),
        *prose_rows(data / "train" / "pii_names.jsonl.gz", 26),
    ]
    ordinary = [row for row in rows if row.source in ORDINARY]
    return rows + list(sentence_rows(ordinary, SENTENCES, 18))


def target(window: Window, name: str) -> int:
    """1 where a window is of a class, 0 where it is not, less where that is not known."""
    return window.injection if name == "injection" else int(window.threats[THREATS.index(name)])


def times_of(source: str, name: str, risky: bool) -> float:
    """How often a window of a source counts for a class."""
    if name == "injection" and counts_often(source, risky):
        return ASKED_TIMES
    return next((times for begin, times in REFITS[name].times.items() if source.startswith(begin)), 1.0)


def refitted(
    matrix: csr_matrix,
    labels: NDArray[numpy.int64],
    times: NDArray[numpy.float64],
    weights: NDArray[numpy.float64],
    bias: float,
    held: float,
) -> tuple[NDArray[numpy.float64], float]:
    """
    Weights and bias with the least logistic loss, both labels counting alike together, each weight held to where it
    was.
    """
    counted = times * numpy.where(labels == 1, 1 / times[labels == 1].sum(), 1 / times[labels == 0].sum()) / 2
    signs = 2.0 * labels - 1
    before = matrix @ weights + bias

    def loss(moved: NDArray[numpy.float64]) -> tuple[float, NDArray[numpy.float64]]:
        change, lift = moved[:-1], moved[-1]
        margins = signs * (before + matrix @ change + lift)
        slopes = -signs * counted / (1 + numpy.exp(numpy.clip(margins, -50, 50)))
        value = counted @ numpy.logaddexp(0, -margins) + held / 2 * change @ change
        return float(value), numpy.append(matrix.T @ slopes + held * change, slopes.sum())

    found = minimize(loss, numpy.zeros(len(weights) + 1), jac=True, method="L-BFGS-B", options={"maxiter": 100})
    return weights + found.x[:-1], bias + float(found.x[-1])


class Pack:
    """A pack whose wide part is read and written; the rest of its network stays byte for byte."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.model = network_of(folder)
        self.tensors = {tensor.name: tensor for tensor in self.model.graph.initializer}

    def values(self, name: str) -> NDArray[numpy.float64]:
        return numpy_helper.to_array(self.tensors[f"network.wide.{name}"]).copy()

    def put(self, name: str, values: NDArray[numpy.float64]) -> None:
        tensor = self.tensors[f"network.wide.{name}"]
        tensor.CopyFrom(numpy_helper.from_array(values.astype(numpy_helper.to_array(tensor).dtype), tensor.name))

    def column(self, number: int) -> tuple[NDArray[numpy.float64], float]:
        """The weights of a class, those of tokens first, and its bias."""
        parts = [
            self.values(f"{table}.weight.int8")[:, number] * float(self.values(f"{table}.weight.scale")[0, number])
            for table in TABLES
        ]
        return numpy.concatenate(parts), float(self.values("bias")[number])

    def set_column(self, number: int, weights: NDArray[numpy.float64], bias: float, share: float) -> None:
        begin = 0
        for table, size in TABLES.items():
            part, begin = weights[begin : begin + size], begin + size
            scale = max(float(numpy.abs(part).max()), 1e-12) / STEPS
            rounded, scales = self.values(f"{table}.weight.int8"), self.values(f"{table}.weight.scale")
            rounded[:, number], scales[0, number] = numpy.round(part / scale), scale
            self.put(f"{table}.weight.int8", rounded)
            self.put(f"{table}.weight.scale", scales)
        for name, value in (("bias", bias), ("share", share)):
            values = self.values(name)
            values[number] = value
            self.put(name, values)

    def write(self) -> None:
        replace_network(self.folder, self.model)


def fit_packs(packs: Sequence[Pack], rows: Sequence[Row], tokenizer: Tokenizer, classes: Sequence[str]) -> None:
    """Each of these classes anew, from the wide part of the first pack, in all of them alike."""
    windows, sources = [], []
    for row in rows:
        made = windows_of(row, tokenizer, WINDOWS_A_ROW)
        windows += made
        sources += [row.source] * len(made)
    for name in classes:
        how = REFITS[name]
        known = [number for number, each in enumerate(windows) if target(each, name) >= 0]
        labels = numpy.array([target(windows[number], name) for number in known])
        times = numpy.array(
            [times_of(sources[number], name, bool(risky)) for number, risky in zip(known, labels, strict=True)]
        )
        matrix = matrix_of(windows[number].ids for number in known).astype(numpy.float64)
        place = CLASSES.index(name)
        weights, bias = refitted(matrix, labels, times, *packs[0].column(place), how.held)
        right = ((matrix @ weights + bias > 0) == labels).mean()
        print(f"{name}: {len(known):,} windows, {labels.mean():.1%} risky, {right:.1%} right", flush=True)
        for pack in packs:
            pack.set_column(place, weights, bias, how.share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--seeds", type=pathlib.Path, default=pathlib.Path("seeds"))
    parser.add_argument("--tokenizer", type=pathlib.Path, required=True)
    parser.add_argument("--only", choices=list(REFITS), help="the one class that is fitted; all of them without it")
    parser.add_argument("packs", type=pathlib.Path, nargs="+", help="folders of packs with one wide part")
    arguments = parser.parse_args()
    packs = [Pack(folder) for folder in arguments.packs]
    classes = [arguments.only] if arguments.only else list(REFITS)
    rows = learned_rows(arguments.data, arguments.seeds)
    fit_packs(packs, rows, Tokenizer.from_file(str(arguments.tokenizer)), classes)
    for pack in packs:
        pack.write()


if __name__ == "__main__":
    main()
