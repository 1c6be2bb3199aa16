"""
Trains the heads of a guard that judge a chunk anew, on what its encoder, which stays as it is, makes of the windows.

The last layer alone is most of what goes wrong where a network has learned a frame for what is asked in it (Kirichenko
et al. 2022, "Last Layer Re-Training is Sufficient for Robustness to Spurious Correlations"), and every window is read
once: on one core it takes minutes where a training of all layers takes hours.
"""

import argparse
import dataclasses
import pathlib

import numpy
import torch
from tokenizers import Tokenizer
from torch import nn
from torch.nn import functional

from assay_training.checkpoint import save, saved
from assay_training.encoder import WIDTH
from assay_training.guard import Guard
from assay_training.learning import rows_options
from assay_training.precision import lowered
from assay_training.rows import THREATS
from assay_training.tokenizer import VOCABULARY
from assay_training.train_guard import Batches, tensors, training_rows
from assay_training.windows import Window

READ_TOKENS = 8_192
"""Of one reading, padding included."""
BATCH = 512
ROUNDS = 24
RATE = 1e-3
DECAY = 0.02
"""Of AdamW."""
KEPT = 0.3
"""How much the heads are held to what they said before, in their log-odds."""
DROPPED = 0.2


@dataclasses.dataclass(frozen=True)
class Seen:
    """What the heads see of each window, and what they should say; -1 where that is not known."""

    injection: torch.Tensor
    threat: torch.Tensor
    is_attack: torch.Tensor
    threats: torch.Tensor


def pooled(guard: Guard, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What the heads of injections and of threats see of padded windows."""
    hidden = guard.encoder(ids)
    looks = guard.look(hidden).masked_fill((ids == 0)[:, :, None], -1e4)
    seen = torch.einsum("blh,blw->bhw", looks.softmax(dim=1), hidden)
    first = hidden[:, 0]
    return torch.cat([seen[:, 0], first], dim=-1), torch.cat([seen[:, 1], first], dim=-1)


def read(guard: Guard, windows: list[Window]) -> Seen:
    """Reads windows once, the short ones together."""
    guard.eval()
    parts: list[tuple[torch.Tensor, ...]] = []
    ordered = sorted(windows, key=lambda each: len(each.ids))
    while ordered:
        count = max(1, READ_TOKENS // len(ordered[min(len(ordered), 64) - 1].ids))
        batch, ordered = ordered[:count], ordered[count:]
        made = tensors(batch, "cpu")
        with torch.no_grad(), lowered("cpu"):
            injection, threat = pooled(guard, made["ids"])
        parts.append((injection.float(), threat.float(), made["injection"], made["threats"]))
        if len(parts) % 50 == 0:
            print(f"{len(ordered):,} windows to read", flush=True)
    return Seen(*(torch.cat(part) for part in zip(*parts, strict=True)))


def learn_head(head: nn.Module, seen: torch.Tensor, targets: torch.Tensor) -> None:
    """Lowers the loss of a head over what is known, held to what it said before. `targets` are 1, 0 or -1."""
    with torch.no_grad():
        before = head(seen)
    optimiser = torch.optim.AdamW(head.parameters(), lr=RATE, weight_decay=DECAY)
    steps = ROUNDS * -(-len(seen) // BATCH)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    for number in range(ROUNDS):
        total = 0.0
        for chosen in torch.randperm(len(seen)).split(BATCH):
            said = head(functional.dropout(seen[chosen], DROPPED))
            wanted = targets[chosen].float()
            known = (wanted >= 0).float()
            wrong = functional.binary_cross_entropy_with_logits(said, wanted.clamp(min=0), reduction="none")
            kept = functional.binary_cross_entropy_with_logits(said, before[chosen].sigmoid(), reduction="none")
            loss = ((wrong * known) + KEPT * kept).sum() / len(chosen)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += float((wrong * known).sum() / known.sum().clamp(min=1)) * len(chosen) / len(seen)
        if number % 6 == 5:
            print(f"round {number + 1}: {total:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    rows_options(parser)
    parser.add_argument("--guard", type=pathlib.Path, required=True, help="checkpoint")
    parser.add_argument("--windows", type=int, default=30_000, help="that are drawn")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    torch.manual_seed(1)
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    rows = training_rows(arguments.data, arguments.seeds, arguments.corpus, arguments.made, arguments.most)
    rows = [row for row in rows if row.injection is not None or row.threats is not None]
    draw = Batches(rows, tokenizer, 1)
    chosen = numpy.random.default_rng(1).random(arguments.windows)
    windows = [draw.windows[index] for index in numpy.unique(numpy.searchsorted(draw.cumulative, chosen))]
    print(f"{len(windows):,} of {len(draw.windows):,} windows", flush=True)
    guard = Guard(VOCABULARY)
    guard.load_state_dict(saved(arguments.guard))
    seen = read(guard, windows)
    assert seen.injection.shape[1] == 2 * WIDTH and seen.threats.shape[1] == len(THREATS)
    guard.train()
    learn_head(guard.injection, seen.injection, seen.is_attack[:, None])
    learn_head(guard.threat, seen.threat, seen.threats)
    save(guard.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
