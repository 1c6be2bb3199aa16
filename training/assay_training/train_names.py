"""Trains the tagger of names on pieces of texts; stops at any time and goes on from its checkpoint."""

import argparse
import math
import pathlib
import time

import numpy
import torch

from assay_training.checkpoint import go_on, keep
from assay_training.names_features import AFFIXES, FORM_COLUMNS, FORMS, LEAD, LIST_COLUMN, affix_row
from assay_training.names_network import MAY_BEGIN, MAY_END, Tables, Tagger, learn_from, may_follow
from assay_training.names_rows import CLASSES, UNMARKED
from assay_training.precision import lowered

ROW = 160
"""Places in a row of a batch; pieces stand beside each other in it, `APART` places between them."""
APART = 6
WARM_UP = 300
RATE = 2e-3
LOWEST = 0.02
FALLS = 0.5
"""Share of the steps, the last ones, in which the rate falls; before, it stays, so that a run may become longer or shorter while it runs (Hu et al. 2024)."""
FORM_DROPPED = 0.3
"""Share of words whose form is not seen, so that its parts, its shape and its neighbours have to tell: most names are new."""
PARTS_DROPPED = 0.25
"""Share of words whose runs of characters and pairs are not seen."""
AFFIX_DROPPED = 0.1
"""Share of the beginnings, ends and shapes that are not seen, each by itself."""
LISTS_DROPPED = 0.15
SAVED_EVERY = 100

SHARES = [
    ("technical", 0.17),
    ("seeds:", 0.12),
    ("written_", 0.025),
    ("renamed:written_", 0.025),
    ("synth_", 0.03),
    ("renamed:", 0.11),
    ("recased:", 0.06),
]
"""Shares of the batches; all other sources share what is left. Within each, by the square root of the size."""
WEAK = {
    "wikiner_ru": 0.5,
    "fr_litbank": 0.5,
    "europeana_nl_kb": 0.4,
    "europeana_fr_bnf": 0.4,
    "europeana_de_sbb": 0.4,
    "swedish_ner_corpus": 0.6,
    "lener_br": 0.6,
    "thai_ner": 0.5,
}
STRONG = {"wikigold_re3d_sec": 2.4, "crossner": 2.2, "wnut17": 2.2, "germeval14": 1.8}
"""The only ones of widely used languages."""


class Pieces:
    """What `names_rows` wrote, once or several times."""

    def __init__(self, paths: list[pathlib.Path]) -> None:
        files = [dict(numpy.load(path)) for path in paths]
        self.sources = sorted({str(name) for file in files for name in file["sources"]})
        words = places = 0
        for file in files:
            file["word"] = file["word"] + words
            file["ends"] = file["ends"] + places
            numbers = [self.sources.index(str(name)) for name in file["sources"]]
            file["source"] = numpy.array(numbers)[file["source"]]
            words, places = words + len(file["rows"]), places + len(file["word"])

        def joined(name: str) -> numpy.ndarray:
            return numpy.concatenate([file.pop(name) for file in files])

        self.rows = joined("rows").astype(numpy.int32)
        self.word, self.lead, self.pairs, self.mask = joined("word"), joined("lead"), joined("pairs"), joined("mask")
        self.ends, self.source = joined("ends"), joined("source")
        self.starts = numpy.concatenate([[0], self.ends[:-1]])
        self.possible = self.labelled()
        self.lead_rows = numpy.array([affix_row(LEAD, [lead]) for lead in range(5)], dtype=numpy.int32)

    def labelled(self) -> numpy.ndarray:
        """Which pieces can be labelled at all: of stretches that lie across each other, or across the end of a piece, none can."""
        follows = may_follow().numpy() > 0
        bits = 1 << numpy.arange(len(CLASSES), dtype=numpy.uint32)
        masks, which = numpy.unique(self.mask, return_inverse=True)
        after = numpy.array(
            [
                sum(
                    int(bits[two])
                    for two in range(len(CLASSES))
                    if any(follows[one, two] for one in range(len(CLASSES)) if mask & bits[one])
                )
                for mask in masks
            ],
            dtype=numpy.uint32,
        )
        fits = numpy.ones(len(self.mask) + 1, dtype=bool)
        fits[1:-1] = (after[which[:-1]] & self.mask[1:]) > 0
        begins = sum(int(bit) for bit, may in zip(bits, MAY_BEGIN, strict=True) if may)
        ends = sum(int(bit) for bit, may in zip(bits, MAY_END, strict=True) if may)
        fits[self.starts] = (self.mask[self.starts] & begins) > 0
        wrong = numpy.concatenate([[0], numpy.cumsum(~fits)])
        inside = wrong[self.ends] == wrong[self.starts]
        possible: numpy.ndarray = inside & ((self.mask[self.ends - 1] & ends) > 0)
        return possible

    def chances(self, unmarked: float) -> numpy.ndarray:
        """
        Chance of each source to give the next piece, times its pieces' mean length: text without marks (`names_text`) by
        its share, the others by `SHARES` of what is left.
        """
        source, lengths = self.source[self.possible], (self.ends - self.starts)[self.possible]
        sizes = numpy.bincount(source, weights=lengths, minlength=len(self.sources))
        counts = numpy.bincount(source, minlength=len(self.sources))
        names = [name for name, _ in SHARES] + [UNMARKED]
        group = [next((name for name in names if source.startswith(name)), "") for source in self.sources]
        weights = numpy.sqrt(sizes) * [WEAK.get(name, 1) * STRONG.get(name, 1) for name in self.sources]
        rest = 1 - sum(share for _, share in SHARES)
        shares = [(name, share * (1 - unmarked)) for name, share in [*SHARES, ("", rest)]]
        made = numpy.zeros(len(self.sources))
        for name, share in [*shares, (UNMARKED, unmarked)]:
            these = [number for number, each in enumerate(group) if each == name]
            if these:
                made[these] = share * weights[these] / weights[these].sum()
        per_piece = made / numpy.maximum(1, sizes / numpy.maximum(1, counts))
        chances: numpy.ndarray = per_piece / per_piece.sum()
        return chances


class Batches:
    """Draws rows of pieces; the same for the same number of a step."""

    def __init__(self, pieces: Pieces, rows: int, seed: int, unmarked: float = 0.0) -> None:
        self.pieces, self.rows, self.seed = pieces, rows, seed
        self.chances = pieces.chances(unmarked)
        self.of = [
            numpy.flatnonzero((pieces.source == number) & pieces.possible) for number in range(len(pieces.sources))
        ]
        self.bits = (1 << numpy.arange(len(CLASSES), dtype=numpy.uint32)).astype(numpy.uint32)

    def places(self, step: int) -> tuple[numpy.ndarray, numpy.random.Generator]:
        """Which places of the pieces' words stand where in the rows, -1 where none does; and what draws on."""
        pieces = self.pieces
        chance = numpy.random.default_rng((self.seed, step))
        place = numpy.full(self.rows * ROW, -1, dtype=numpy.int64)
        sources = chance.choice(len(self.of), size=self.rows * 20, p=self.chances)
        used = 0
        waiting: list[int] = []
        for row in range(self.rows):
            at = 0
            while True:
                if waiting and at == 0:
                    number = waiting.pop()
                elif used < len(sources):
                    of = self.of[sources[used]]
                    number = int(of[chance.integers(len(of))])
                    used += 1
                else:
                    break
                start, end = pieces.starts[number], pieces.ends[number]
                if at + end - start > ROW:
                    # It opens a later row; whoever is short enough may still stand here.
                    waiting.append(number)
                    if ROW - at < 30 or len(waiting) > 8:
                        break
                    continue
                place[row * ROW + at : row * ROW + at + end - start] = numpy.arange(start, end)
                at += end - start + APART
                if at > ROW - 8:
                    break
        return place, chance

    def __call__(self, step: int) -> tuple[torch.Tensor, ...]:
        pieces = self.pieces
        place, chance = self.places(step)
        here = place >= 0
        places = numpy.where(here, place, 0)
        rows = pieces.rows[pieces.word[places]]
        forms, affixes = rows[:, :FORMS].copy(), rows[:, FORMS:].copy()
        forms[:, FORMS - 2 :] = pieces.pairs[places]
        affixes[:, AFFIXES - 1] = pieces.lead_rows[pieces.lead[places]]
        dropped = chance.random(len(places)) < FORM_DROPPED
        for column in FORM_COLUMNS:
            forms[dropped, column] = 0
        forms[chance.random(len(places)) < PARTS_DROPPED, len(FORM_COLUMNS) :] = 0
        affixes[chance.random(affixes.shape) < AFFIX_DROPPED] = 0
        unlisted = chance.random(len(places)) < LISTS_DROPPED
        affixes[unlisted, LIST_COLUMN] = 0
        affixes[unlisted, LIST_COLUMN + 1] = 0
        forms[~here] = 0
        affixes[~here] = 0
        allowed = (pieces.mask[places][:, None] & self.bits) > 0
        shape = (self.rows, ROW)
        return (
            torch.from_numpy(forms).view(*shape, -1),
            torch.from_numpy(affixes).view(*shape, -1),
            torch.from_numpy(here.astype(numpy.float32)).view(*shape, 1),
            torch.from_numpy(allowed.astype(numpy.float32)).view(*shape, -1),
        )


def optimiser_of(network: Tables, rate: float) -> torch.optim.AdamW:
    """Of all weights; those of the tables, most of which a step does not touch, do not decay."""
    tables = [network.form.weight, network.affix.weight]
    known = {id(weight) for weight in tables}
    others = [weight for weight in network.parameters() if id(weight) not in known]
    return torch.optim.AdamW(
        [{"params": tables, "weight_decay": 0.0}, {"params": others, "weight_decay": 0.02}],
        lr=rate,
        betas=(0.9, 0.99),
        fused=True,
    )


def rate_at(step: int, steps: int, rate: float, stays: float, warm_up: int) -> float:
    """It rises to `rate`, stays there up to a share of the steps, and falls along half a cosine."""
    rise = min(1.0, (step + 1) / warm_up)
    through = max(0.0, (step / steps - stays) / (1 - stays))
    return rate * rise * (LOWEST + (1 - LOWEST) * 0.5 * (1 + math.cos(math.pi * through)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=pathlib.Path, nargs="+", required=True, help="files of names_rows")
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True, help="names.pt, gone on from where it exists")
    parser.add_argument("--steps", type=int, default=14_000)
    parser.add_argument("--rows", type=int, default=64, help="of a batch")
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    tagger = Tagger()
    optimiser = optimiser_of(tagger, RATE)
    first = 0
    if arguments.checkpoint.exists():
        first = go_on(arguments.checkpoint, tagger, optimiser)["step"]
    draw = Batches(Pieces(arguments.pieces), arguments.rows, arguments.seed)
    mean, seen, begin = 0.0, 0, time.monotonic()
    tagger.train()
    for step in range(first, arguments.steps):
        for group in optimiser.param_groups:
            group["lr"] = rate_at(step, arguments.steps, RATE, 1 - FALLS, WARM_UP)
        forms, affixes, present, allowed = draw(step)
        with lowered("cpu"):
            scores = tagger(forms, affixes, present)
        optimiser.zero_grad(set_to_none=True)
        loss = learn_from(scores.float(), tagger.follows, allowed, present)
        if not math.isfinite(loss):
            raise FloatingPointError(f"step {step} has no loss")
        torch.nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
        optimiser.step()
        mean = loss if step == first else 0.98 * mean + 0.02 * loss
        seen += int(present.sum())
        if (step + 1) % 25 == 0:
            took = time.monotonic() - begin
            print(f"step {step + 1} loss {mean:.4f} {seen / took:.0f} words a second {took:.0f} s", flush=True)
        if (step + 1) % SAVED_EVERY == 0 or step + 1 == arguments.steps:
            keep(arguments.checkpoint, tagger, optimiser, step + 1)


if __name__ == "__main__":
    main()
