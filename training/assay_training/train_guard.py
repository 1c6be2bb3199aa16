"""Trains the guard's heads, and the encoder along with them, on labelled rows, seeds and what is made of them."""

import argparse
import math
import pathlib
import time

import numpy
import torch
from tokenizers import Tokenizer
from torch.nn import functional

from assay_training.augment import disguised_rows, planted_rows
from assay_training.guard import Guard
from assay_training.mix import chances
from assay_training.rows import Row, read_rows
from assay_training.seeds import seed_rows
from assay_training.tokenizer import VOCABULARY
from assay_training.windows import IGNORED, Window, windows_of

SEED_COPIES = 6
PLANTED = 12_000
DISGUISED = 6_000
WINDOWS_A_ROW = 3
BATCH_TOKENS = 8_192
RATE = 3e-4
"""Of the heads; the encoder, which has learned already, moves at half of it."""
WARM_UP = 200


def training_rows(data: pathlib.Path, seeds: pathlib.Path) -> list[Row]:
    """Everything that is learned from, equal texts once."""
    rows = [*read_rows(data / "train"), *seed_rows(seeds, SEED_COPIES, 11)]
    carriers = [
        row
        for row in rows
        if row.injection is False and len(row.text) > 400 and not row.source.startswith("seed")
    ]
    attacks = [row for row in rows if row.injection and row.payload is None]
    harmless = [row for row in rows if row.source in {"seed_twins", "seed_negatives", "synth_hard_negatives"}]
    rows += planted_rows(carriers, attacks, PLANTED * 2 // 3, 12)
    rows += planted_rows(carriers, harmless, PLANTED // 3, 13)
    rows += disguised_rows(rows, DISGUISED, 14)
    seen: set[tuple[str, bool]] = set()
    kept = []
    for row in rows:
        key = row.text, row.entities is None
        if key not in seen:
            seen.add(key)
            kept.append(row)
    return kept


class Batches:
    """Draws windows by the chance of their rows; those of one batch are about as long as each other."""

    def __init__(self, rows: list[Row], tokenizer: Tokenizer) -> None:
        self.windows: list[Window] = []
        weights = []
        for row, chance in zip(rows, chances(rows), strict=True):
            made = windows_of(row, tokenizer, WINDOWS_A_ROW)
            self.windows += made
            weights += [chance / len(made)] * len(made)
        self.cumulative = numpy.cumsum(weights) / sum(weights)

    def __call__(self, step: int) -> list[Window]:
        random = numpy.random.default_rng([21, step])
        drawn = numpy.searchsorted(self.cumulative, random.random(256))
        chosen = sorted((self.windows[index] for index in drawn), key=lambda each: len(each.ids))
        # One stretch of the sorted draw: little padding, and every length has its turn.
        start = int(random.integers(0, len(chosen)))
        batch: list[Window] = []
        for each in chosen[start:] + chosen[:start][::-1]:
            longest = max(len(each.ids), *(len(other.ids) for other in batch), 1)
            if batch and longest * (len(batch) + 1) > BATCH_TOKENS:
                break
            batch.append(each)
        return batch


def tensors(batch: list[Window], device: str) -> dict[str, torch.Tensor]:
    longest = max(len(each.ids) for each in batch)

    def padded(name: str, fill: int) -> torch.Tensor:
        made = numpy.full((len(batch), longest), fill, dtype=numpy.int64)
        for row, each in enumerate(batch):
            values = getattr(each, name)
            made[row, : len(values)] = values
        return torch.from_numpy(made).to(device)

    return {
        "ids": padded("ids", 0),
        "payload": padded("payload", IGNORED),
        "entities": padded("entities", IGNORED),
        "injection": torch.tensor([each.injection for each in batch], device=device),
        "confidential": torch.tensor([each.confidential for each in batch], device=device),
        "threats": torch.from_numpy(numpy.stack([each.threats for each in batch])).to(device),
    }


def losses(guard: Guard, batch: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """A mean over what is known of each head; none where nothing is."""
    found = guard(batch["ids"])
    made: dict[str, torch.Tensor] = {}
    for name, target in [("injection", batch["injection"]), ("confidential", batch["confidential"])]:
        known = target >= 0
        if known.any():
            made[name] = functional.binary_cross_entropy_with_logits(
                found[name][known, 0].float(), target[known].float()
            )
    known = batch["threats"] >= 0
    if known.any():
        made["threat"] = functional.binary_cross_entropy_with_logits(
            found["threat"][known].float(), batch["threats"][known].float()
        ) * 4
    for name in ["payload", "entities"]:
        if (batch[name] != IGNORED).any():
            made[name] = functional.cross_entropy(
                found[name].float().flatten(0, 1), batch[name].flatten(), ignore_index=IGNORED
            )
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--seeds", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "seeds")
    parser.add_argument("--tokenizer", type=pathlib.Path, required=True)
    parser.add_argument("--encoder", type=pathlib.Path, required=True, help="checkpoint of the pretraining")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--steps", type=int, default=6_000)
    arguments = parser.parse_args()
    torch.manual_seed(21)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    draw = Batches(training_rows(arguments.data, arguments.seeds), tokenizer)
    print(f"{len(draw.windows):,} windows", flush=True)
    guard = Guard(VOCABULARY).to(device)
    guard.encoder.load_state_dict(torch.load(arguments.encoder, map_location=device)["model"])
    heads = [weight for name, weight in guard.named_parameters() if not name.startswith("encoder")]
    groups = [{"params": heads, "share": 1.0}, {"params": list(guard.encoder.parameters()), "share": 0.5}]
    optimiser = torch.optim.AdamW(groups, betas=(0.9, 0.98), weight_decay=0.02)
    begin = time.monotonic()
    means: dict[str, float] = {}
    for step in range(arguments.steps):
        rise = min(1.0, (step + 1) / WARM_UP)
        fall = 0.5 * (1 + math.cos(math.pi * step / arguments.steps))
        for group in optimiser.param_groups:
            group["lr"] = RATE * group["share"] * rise * (0.05 + 0.95 * fall)
        with torch.autocast(device, dtype=torch.bfloat16):
            parts = losses(guard, tensors(draw(step), device))
        optimiser.zero_grad(set_to_none=True)
        sum(parts.values()).backward()
        torch.nn.utils.clip_grad_norm_(guard.parameters(), 1.0)
        optimiser.step()
        for name, part in parts.items():
            means[name] = 0.98 * means.get(name, part.item()) + 0.02 * part.item()
        if (step + 1) % 50 == 0:
            told = " ".join(f"{name} {mean:.3f}" for name, mean in sorted(means.items()))
            print(f"step {step + 1} {told} {time.monotonic() - begin:.0f} s", flush=True)
        if (step + 1) % 500 == 0 or step + 1 == arguments.steps:
            torch.save({"model": guard.state_dict(), "step": step + 1}, arguments.out)


if __name__ == "__main__":
    main()
