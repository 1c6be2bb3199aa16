"""Pretrains the encoder: it guesses masked tokens of plain text.

Stops and goes on at any time, with the same number of steps: the checkpoint holds all else, and the batches
follow from the number of the step. Runs on a GPU where there is one. The matrix products run in bfloat16 where
that is the quicker one.
"""

import argparse
import math
import pathlib
import time

import numpy
import torch
from torch.nn import functional

from assay_training.checkpoint import go_on, keep
from assay_training.deepen import FEWEST
from assay_training.encoder import LAYERS, WINDOW, Encoder
from assay_training.precision import lowered
from assay_training.tokenizer import CLS, MASK, VOCABULARY

BATCH = 64
"""Windows a step."""
RATE = 1e-3
WARM_UP = 400
MASKED = 0.2
"""Higher than BERT's 0.15: small models gain from it (Wettig et al. 2023, "Should you mask 15 %?")."""
SAVE_SECONDS = 300


def batch_of(tokens: numpy.ndarray, step: int, rows: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Windows of the corpus with masks; where they are, and what stood there."""
    random = numpy.random.default_rng([7, step])
    starts = random.integers(0, len(tokens) - WINDOW, rows)
    ids = numpy.stack([tokens[start : start + WINDOW] for start in starts]).astype(numpy.int64)
    ids[:, 0] = CLS
    chosen = random.random(ids.shape) < MASKED
    chosen[:, 0] = False
    labels = ids[chosen]
    # As in BERT: a tenth stays as it is and a tenth is any token, so that unmasked text is read too.
    kind = random.random(len(labels))
    replaced = numpy.where(
        kind < 0.8, MASK, numpy.where(kind < 0.9, random.integers(4, VOCABULARY, len(labels)), labels)
    )
    ids[chosen] = replaced
    return torch.from_numpy(ids), torch.from_numpy(chosen), torch.from_numpy(labels)


def rate_at(step: int, steps: int) -> float:
    """Rises, then falls along a cosine to a tenth."""
    if step < WARM_UP:
        return RATE * (step + 1) / WARM_UP
    done = min(1.0, (step - WARM_UP) / max(1, steps - WARM_UP))
    return RATE * (0.1 + 0.45 * (1 + math.cos(math.pi * done)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=pathlib.Path, required=True)
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True)
    parser.add_argument("--steps", type=int, default=12_000)
    parser.add_argument("--rows", type=int, default=BATCH, help="windows a step")
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
    tokens = numpy.memmap(arguments.tokens, dtype=numpy.uint16, mode="r")
    model = Encoder(VOCABULARY, arguments.layers).to(device)
    head = torch.nn.Linear(256, 256).to(device)
    weights = [*model.parameters(), *head.parameters()]
    optimiser = torch.optim.AdamW(weights, betas=(0.9, 0.98), weight_decay=0.01)
    step = 0
    if arguments.checkpoint.exists():
        kept = go_on(arguments.checkpoint, model, optimiser)
        head.load_state_dict(kept["head"])
        step = kept["step"]

    def save() -> None:
        keep(arguments.checkpoint, model, optimiser, step, head=head.state_dict())

    begin = saved_at = time.monotonic()
    mean = None
    while step < arguments.steps:
        for group in optimiser.param_groups:
            group["lr"] = rate_at(step, arguments.steps)
        ids, chosen, labels = (part.to(device) for part in batch_of(tokens, step, arguments.rows))
        with lowered(device):
            hidden = model(ids, padded=False)[chosen]
            logits = functional.gelu(head(hidden)) @ model.tokens.weight.T
        loss = functional.cross_entropy(logits.float(), labels)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(weights, 1.0)
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
