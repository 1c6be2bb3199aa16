"""Pretrains the encoder: it guesses masked tokens of plain text.

Stops and goes on at any time, with the same number of steps: the checkpoint holds all else, and the batches
follow from the number of the step. Runs on a GPU where there is one. The matrix products run in bfloat16 where
that is the quicker one.

The matrices of the blocks learn by Muon, which makes the directions of a step equally long (Jordan et al. 2024), scaled
as the steps of AdamW are (Liu et al. 2025, "Muon is scalable for LLM training"); all else learns by AdamW.
"""

import argparse
import pathlib
import time
from collections.abc import Sequence

import numpy
import torch
from torch import nn
from torch.nn import functional

from assay_training.checkpoint import go_on, keep, saved
from assay_training.deepen import FEWEST
from assay_training.encoder import LAYERS, WIDTH, WINDOW, Encoder
from assay_training.precision import lowered
from assay_training.tokenizer import CLS, MASK, VOCABULARY

BATCH = 64
"""Windows a step."""
RATE = 1e-3
OF_THE_REST = 0.75
"""What the rate of all but the matrices is of theirs."""
WARM_UP = 200
STAYS = 0.55
"""Share of the steps in which the rate stays; then it falls in a straight line (Hu et al. 2024)."""
MASKED = 0.30, 0.15
"""
At the first step and at the last. BERT's 0.15 is too few for a small model (Wettig et al. 2023, "Should you mask 15 %?"), and
the many of the beginning are too many for its end (Yang et al. 2023, "Learning better masking").
"""
SAVE_SECONDS = 300


def batch_of(
    corpora: Sequence[numpy.ndarray], step: int, rows: int, masked: float
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Windows with masks, as many of each corpus; where they are, and what stood there."""
    random = numpy.random.default_rng([7, step])
    ids = numpy.stack([window_of(corpora[row % len(corpora)], random) for row in range(rows)]).astype(numpy.int64)
    ids[:, 0] = CLS
    chosen = random.random(ids.shape) < masked
    chosen[:, 0] = False
    labels = ids[chosen]
    # As in BERT: a tenth stays as it is and a tenth is any token, so that unmasked text is read too.
    kind = random.random(len(labels))
    replaced = numpy.where(
        kind < 0.8, MASK, numpy.where(kind < 0.9, random.integers(4, VOCABULARY, len(labels)), labels)
    )
    ids[chosen] = replaced
    return torch.from_numpy(ids), torch.from_numpy(chosen), torch.from_numpy(labels)


def window_of(tokens: numpy.ndarray, random: numpy.random.Generator) -> numpy.ndarray:
    """Any stretch of a corpus."""
    start = int(random.integers(0, len(tokens) - WINDOW))
    return tokens[start : start + WINDOW]


def masked_at(step: int, steps: int) -> float:
    """The share of tokens to guess."""
    first, last = MASKED
    return first + (last - first) * step / steps


def rate_at(step: int, steps: int) -> float:
    """What the rate is of the highest: it rises, stays, and falls to a fiftieth."""
    rises = min(1.0, (step + 1) / WARM_UP)
    falls = min(1.0, (1 - step / steps) / (1 - STAYS))
    return rises * (0.02 + 0.98 * falls)


class Guess(nn.Module):
    """What stood in a place, from what the encoder makes of it: the likeness to each token, and how common that is."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)
        self.common = nn.Parameter(torch.zeros(VOCABULARY))

    def forward(self, hidden: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
        return functional.linear(functional.gelu(self.linear(hidden)), tokens, self.common)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tokens", type=pathlib.Path, nargs="+", required=True, help="files that give as many windows each"
    )
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True)
    parser.add_argument("--steps", type=int, default=12_000)
    parser.add_argument("--rows", type=int, default=BATCH, help="windows a step")
    parser.add_argument("--rate", type=float, default=RATE, help="of the matrices")
    parser.add_argument("--begin", type=pathlib.Path, help="guard whose encoder to begin with")
    parser.add_argument(
        "--layers",
        type=int,
        choices=range(FEWEST, LAYERS + 1),
        default=LAYERS,
        help="fewer learn faster; the guard's training adds the others",
    )
    arguments = parser.parse_args()
    torch.manual_seed(7)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    corpora = [numpy.memmap(path, dtype=numpy.uint16, mode="r") for path in arguments.tokens]
    model = Encoder(VOCABULARY, arguments.layers).to(device)
    if arguments.begin:
        of_guard = {name.removeprefix("encoder."): weight for name, weight in saved(arguments.begin).items()}
        model.load_state_dict({name: of_guard[name] for name in model.state_dict()})
    head = Guess().to(device)
    if device == "cuda":
        # One after another, since all are alike: as quick as all of them at once, and compiled in seconds.
        for block in model.blocks:
            block.compile()
    matrices = [weight for weight in model.blocks.parameters() if weight.dim() == 2]
    known = {id(weight) for weight in matrices}
    rest = [weight for weight in [*model.parameters(), *head.parameters()] if id(weight) not in known]
    muon = torch.optim.Muon(matrices, weight_decay=0.05, momentum=0.95, adjust_lr_fn="match_rms_adamw")
    optimiser = torch.optim.AdamW(rest, betas=(0.9, 0.98), weight_decay=0.01)
    step = 0
    if arguments.checkpoint.exists():
        kept = go_on(arguments.checkpoint, model, optimiser)
        head.load_state_dict(kept["head"])
        muon.load_state_dict(kept["muon"])
        step = kept["step"]

    def save() -> None:
        keep(arguments.checkpoint, model, optimiser, step, head=head.state_dict(), muon=muon.state_dict())

    begin = saved_at = time.monotonic()
    mean = None
    while step < arguments.steps:
        rate = arguments.rate * rate_at(step, arguments.steps)
        for each, share in [(muon, 1.0), (optimiser, OF_THE_REST)]:
            for group in each.param_groups:
                group["lr"] = rate * share
        masked = masked_at(step, arguments.steps)
        ids, chosen, labels = (part.to(device) for part in batch_of(corpora, step, arguments.rows, masked))
        with lowered(device):
            logits = head(model(ids, padded=False)[chosen], model.tokens.weight)
        loss = functional.cross_entropy(logits.float(), labels)
        model.zero_grad(set_to_none=True)
        head.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([*model.parameters(), *head.parameters()], 1.0)
        muon.step()
        optimiser.step()
        step += 1
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        if step % 20 == 0:
            print(f"step {step} loss {mean:.3f} {time.monotonic() - begin:.0f} s", flush=True)
        if time.monotonic() - saved_at > SAVE_SECONDS:
            save()
            saved_at = time.monotonic()
    save()


if __name__ == "__main__":
    main()
