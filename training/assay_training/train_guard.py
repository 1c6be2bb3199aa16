"""Trains the guard's heads, and the encoder along with them, on labelled rows, seeds and what is made of them."""

import collections
import dataclasses
import pathlib
from collections.abc import Callable, Iterable
from typing import Any

import numpy
import torch
from tokenizers import Tokenizer
from torch.nn import functional

from assay_training.augment import disguised_rows, excerpt_rows, planted_rows
from assay_training.checkpoint import saved
from assay_training.deepen import deepened
from assay_training.documents import document_rows, sentence_rows
from assay_training.guard import Guard
from assay_training.learning import learn, options
from assay_training.mix import chances
from assay_training.personal import personal_rows, renamed_rows
from assay_training.rows import THREATS, Row, read_rows
from assay_training.scenes import scene_rows
from assay_training.seeds import framed_rows, seed_rows, threat_rows, told_rows
from assay_training.tokenizer import MASK, VOCABULARY
from assay_training.windows import IGNORED, Window, windows_of

SEED_COPIES = 6
PERSONAL_COPIES = 8
RENAMED = 4_000
DOCUMENTS = 14_000
SENTENCES = 20_000
FRAMED = 40_000
TOLD = 20_000
SCENES = 80_000
REQUESTS = {
    "natural_user_prompts",
    "chat_instructions",
    "arena_eval_prompts",
    "multilingual_benign",
    "hh_harmless_prompts",
}
"""Sources whose rows are things that a user asks for."""
INNOCENT = REQUESTS - {"hh_harmless_prompts"}
"""Those of them that ask for nothing harmful."""
DELICATE = {"synth_safe_borderline", "seed_request_negatives"}
"""Sources whose requests sound harmful and are not."""
DELICATE_COPIES = 4
"""Of each; about as many as the innocent ones then, so that a delicate subject alone is no sign of an attack."""
PLANTED = 15_000
DISGUISED = 6_000
EXCERPTS = 24_000
WINDOWS_A_ROW = 3
BATCH_TOKENS = 8_192
HIDDEN = 0.06
"""Share of tokens that are masked, so that no single word settles an answer."""
ENTITIES_SHARE = 3
"""Most tokens are of no entity, so that the mean of their losses is small."""
PHISHING = THREATS.index("phishing")
THREAT_SHARE = 4
"""Most classes are not those of a row, so that the mean over all of them is small too."""
RATE = 3e-4
"""Of the heads; the encoder, which has learned already, moves at half of it."""


def training_rows(
    data: pathlib.Path, seeds: pathlib.Path, corpus: pathlib.Path, made: float, most: int | None = None
) -> list[Row]:
    """
    Everything that is learned from, equal texts once; `made` is the share of the rows that are made of others, `most`
    how many labelled rows of one source count, drawn from all of it.
    """

    def some(count: int) -> int:
        return max(1, round(made * count))

    rows = [
        *some_of_each(read_rows(data / "train"), most),
        *seed_rows(seeds, SEED_COPIES, 11),
        *threat_rows(seeds / "threat", SEED_COPIES, 15),
        *personal_rows(seeds / "personal", some(PERSONAL_COPIES), 16),
    ]
    requests = [row for row in rows if row.source in REQUESTS]
    rows += framed_rows(seeds / "frames", requests, some(FRAMED), 20)
    innocent = [row for row in rows if row.source in INNOCENT]
    innocent += DELICATE_COPIES * [row for row in rows if row.source in DELICATE]
    harmful = [row for row in rows if row.threats == frozenset({"harmful_behavior"})]
    rows += told_rows(seeds / "frames", innocent, harmful, some(TOLD), 23)
    rows += scene_rows(seeds / "scenes", innocent, harmful, some(SCENES), 24)
    rows += renamed_rows(rows, some(RENAMED), 17)
    rows += document_rows(corpus, some(DOCUMENTS), 19)
    rows += sentence_rows(rows, some(SENTENCES), 18)
    carriers = [
        row for row in rows if row.injection is False and len(row.text) > 400 and not row.source.startswith("seed")
    ]
    attacks = [row for row in rows if row.injection and row.payload is None]
    # No requests: within a document, what a user might ask for is somebody else's order.
    planted = {"seed_any_twins", "seed_steer_twins", "seed_any_negatives", "synth_hard_negatives"}
    harmless = [row for row in rows if row.source in planted]
    rows += planted_rows(carriers, attacks, some(PLANTED * 2 // 3), 12)
    rows += planted_rows(carriers, harmless, some(PLANTED // 3), 13)
    rows += disguised_rows(rows, some(DISGUISED), 14)
    rows += excerpt_rows(rows, some(EXCERPTS), 25)
    kept: dict[tuple[str, bool], Row] = {}
    for row in rows:
        key = row.text, row.entities is None
        kept[key] = told_by_both(kept[key], row) if key in kept else row
    return list(kept.values())


def some_of_each(rows: Iterable[Row], most: int | None) -> list[Row]:
    """At most so many rows of a source and a label, spread over it."""
    sources: dict[tuple[str, bool | None], list[Row]] = collections.defaultdict(list)
    for row in rows:
        sources[row.source, row.injection].append(row)
    return [row for own in sources.values() for row in (own if most is None else own[:: max(1, -(-len(own) // most))])]


def told_by_both(row: Row, other: Row) -> Row:
    """What two sources say of one text: where the first says nothing the second counts, and a confidential paper stays one."""
    filled: dict[str, Any] = {}
    if row.confidential is None:
        filled["confidential"] = other.confidential
    if row.injection is None:
        filled |= {"injection": other.injection, "payload": other.payload}
    if row.threats is None:
        filled |= {"threats": other.threats, "open_threats": other.open_threats}
    if other.confidential:
        filled["confidential"] = True
    return dataclasses.replace(row, **filled)


class Batches:
    """
    Draws windows by the chance of their rows, `count` batches a step; those of one are about as long as each other. With
    one of a pair comes the other, so that what both have in common says nothing.
    """

    def __init__(self, rows: list[Row], tokenizer: Tokenizer, draws: int, count: int = 1) -> None:
        self.draws, self.count = draws, count
        self.windows: list[Window] = []
        weights = []
        for row, chance in zip(rows, chances(rows), strict=True):
            made = windows_of(row, tokenizer, WINDOWS_A_ROW)
            self.windows += made
            weights += [chance / len(made)] * len(made)
        self.cumulative = numpy.cumsum(weights) / sum(weights)
        pairs: dict[str, list[Window]] = collections.defaultdict(list)
        for each in self.windows:
            if each.pair:
                pairs[each.pair].append(each)
        self.pairs = {name: pair for name, pair in pairs.items() if len(pair) == 2}

    def __call__(self, step: int) -> list[list[Window]]:
        random = numpy.random.default_rng([self.draws, step])
        drawn = numpy.searchsorted(self.cumulative, random.random(256 * self.count))
        together = [self.pairs.get(each.pair or "", [each]) for each in (self.windows[index] for index in drawn)]
        together.sort(key=longest)
        # Little padding; and as likely as a batch has windows, so that each counts the same however long it is.
        batches: list[list[Window]] = [[]]
        for some in together:
            if batches[-1] and longest(some) * (len(batches[-1]) + len(some)) > BATCH_TOKENS:
                batches.append([])
            batches[-1] += some
        sizes = numpy.array([len(batch) for batch in batches])
        chosen = random.choice(len(batches), self.count, replace=False, p=sizes / sizes.sum())
        return [batches[int(number)] for number in chosen]


def longest(windows: Iterable[Window]) -> int:
    """Tokens, special ones among them."""
    return max(len(each.ids) for each in windows)


def of_attack(window: Window) -> int:
    """Whether it is an injection; -1 where that is not known."""
    return window.injection


def of_phishing(window: Window) -> int:
    """Whether it is phishing; -1 where that is not known."""
    return int(window.threats[PHISHING])


def twins_of(batch: list[Window], judged: Callable[[Window], int]) -> list[tuple[int, int]]:
    """The places of what is risky and of its harmless twin, of each pair in a batch."""
    risky = {each.pair: place for place, each in enumerate(batch) if each.pair and judged(each) == 1}
    return [(risky[each.pair], place) for place, each in enumerate(batch) if judged(each) == 0 and each.pair in risky]


def tensors(batch: list[Window], device: str) -> dict[str, torch.Tensor]:
    length = longest(batch)

    def padded(name: str, fill: int) -> torch.Tensor:
        made = numpy.full((len(batch), length), fill, dtype=numpy.int64)
        for row, each in enumerate(batch):
            values = getattr(each, name)
            made[row, : len(values)] = values
        return torch.from_numpy(made).to(device)

    def placed(places: list[tuple[int, int]]) -> torch.Tensor:
        return torch.tensor(places, dtype=torch.int64, device=device).reshape(-1, 2)

    return {
        "ids": padded("ids", 0),
        "payload": padded("payload", IGNORED),
        "entities": padded("entities", IGNORED),
        "injection": torch.tensor([each.injection for each in batch], device=device),
        "confidential": torch.tensor([each.confidential for each in batch], device=device),
        "threats": torch.from_numpy(numpy.stack([each.threats for each in batch])).to(device),
        "unmarked": torch.from_numpy(numpy.stack([each.unmarked for each in batch])).to(device),
        "twins": placed(twins_of(batch, of_attack)),
        "mails": placed(twins_of(batch, of_phishing)),
    }


def hidden(ids: torch.Tensor) -> torch.Tensor:
    """The batch with some tokens masked, special ones aside."""
    chosen = (torch.rand(ids.shape, device=ids.device) < HIDDEN) & (ids > MASK)
    return ids.masked_fill(chosen, MASK)


def losses(guard: Guard, batch: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Of each head the mean over what is known, times its share; none where nothing is."""
    found = guard.deep(hidden(batch["ids"]))
    found["entities"] = found["entities"].masked_fill(batch["unmarked"][:, None, :], -1e4)
    made: dict[str, torch.Tensor] = {}
    for name, target in [("injection", batch["injection"]), ("confidential", batch["confidential"])]:
        known = target >= 0
        if known.any():
            made[name] = functional.binary_cross_entropy_with_logits(
                found[name][known, 0].float(), target[known].float()
            )
    for name, pairs, logits in [
        ("apart", batch["twins"], found["injection"][:, 0]),
        ("mails", batch["mails"], found["threat"][:, PHISHING]),
    ]:
        if len(pairs):
            risky, twins = logits[pairs].float().unbind(dim=1)
            made[name] = functional.softplus(twins - risky).mean()
    known = batch["threats"] >= 0
    if known.any():
        made["threat"] = (
            functional.binary_cross_entropy_with_logits(found["threat"][known].float(), batch["threats"][known].float())
            * THREAT_SHARE
        )
    for name in ["payload", "entities"]:
        if (batch[name] != IGNORED).any():
            made[name] = functional.cross_entropy(
                found[name].float().flatten(0, 1), batch[name].flatten(), ignore_index=IGNORED
            ) * (ENTITIES_SHARE if name == "entities" else 1)
    return made


def main() -> None:
    parser = options(__doc__, steps=6_000)
    begun = parser.add_mutually_exclusive_group(required=True)
    begun.add_argument("--encoder", type=pathlib.Path, help="checkpoint of the pretraining")
    begun.add_argument(
        "--resume", type=pathlib.Path, help="guard whose weights to begin with, by a new run of this training"
    )
    parser.add_argument("--rate", type=float, default=RATE, help="of the heads")
    parser.add_argument(
        "--batches", type=int, default=1, help=f"a step, of {BATCH_TOKENS:,} tokens each; more where a GPU reads them"
    )
    parser.add_argument(
        "--frozen", type=int, default=0, help="blocks that stay as they are, with the tables below them: a faster step"
    )
    arguments = parser.parse_args()
    torch.manual_seed(arguments.draws)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    rows = training_rows(arguments.data, arguments.seeds, arguments.corpus, arguments.made, arguments.most)
    draw = Batches(rows, tokenizer, arguments.draws, arguments.batches)
    print(f"{len(draw.windows):,} windows", flush=True)
    guard = Guard(VOCABULARY).to(device)
    if arguments.resume:
        guard.load_state_dict(deepened(saved(arguments.resume)))
    else:
        guard.encoder.load_state_dict(deepened(saved(arguments.encoder)))
    guard.encoder.freeze(arguments.frozen)
    heads = [weight for name, weight in guard.named_parameters() if not name.startswith("encoder")]
    groups = [{"params": heads, "share": 1.0}, {"params": list(guard.encoder.parameters()), "share": 0.5}]
    learn(
        guard,
        groups,
        draw,
        lambda batch: losses(guard, tensors(batch, device)),
        arguments.steps,
        arguments.rate,
        0.05,
        arguments.out,
    )


if __name__ == "__main__":
    main()
