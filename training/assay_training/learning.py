"""The loop in which both networks learn: batches, a rate that rises and falls, and a line now and then."""

import argparse
import math
import pathlib
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from assay_training.checkpoint import go_on, keep, save
from assay_training.precision import lowered

Batch = TypeVar("Batch")

WARM_UP = 200
SAVED_EVERY = 250
"""Steps."""
FORGOTTEN = 0.003
"""Share of the mean of the weights that each step takes the place of; it holds some hundred steps, and carries over better than the last."""


def rows_options(parser: argparse.ArgumentParser) -> None:
    """Where the rows come from that are learned from."""
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--seeds", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "seeds")
    parser.add_argument("--corpus", type=pathlib.Path, required=True, help="corpus.jsonl.gz")
    parser.add_argument("--tokenizer", type=pathlib.Path, required=True)
    parser.add_argument("--made", type=float, default=1.0, help="share of the rows that are made of others")
    parser.add_argument(
        "--most", type=int, help="labelled rows of a source that are read, for a short run; all where left out"
    )


def options(description: str | None, steps: int) -> argparse.ArgumentParser:
    """What every training by steps takes."""
    parser = argparse.ArgumentParser(description=description)
    rows_options(parser)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument(
        "--draws",
        type=int,
        default=21,
        help="number that the draws follow from; a run that goes on from a checkpoint takes another",
    )
    return parser


def learn(
    network: nn.Module,
    groups: list[dict[str, Any]],
    draw: Callable[[int], Sequence[Batch]],
    losses: Callable[[Batch], dict[str, torch.Tensor]],
    steps: int,
    rate: float,
    lowest: float,
    out: pathlib.Path,
) -> None:
    """
    Lowers the sum of the losses, in the mean over the batches of each step. The rate of a group is `rate` times
    its `share`, and falls along a cosine to `lowest` of that. Saves the mean of the weights of the last steps as `out`, and
    that at every 250th beside it, with its number. Beside it also stands, until the last step is done, what a run that was
    ended goes on from when it is begun again. ValueError where that is of other steps or another rate.
    """
    optimiser = torch.optim.AdamW(groups, betas=(0.9, 0.98), weight_decay=0.02)
    device = next(network.parameters()).device.type
    mean = AveragedModel(network, multi_avg_fn=get_ema_multi_avg_fn(1 - FORGOTTEN))
    means: dict[str, float] = {}
    first, settings, running = 0, [steps, rate, lowest], out.with_stem(f"{out.stem}-running")
    if running.exists():
        kept = go_on(running, network, optimiser)
        if kept["settings"] != settings:
            raise ValueError(f"{running} is of a run of other steps or another rate; remove it to begin anew")
        mean.load_state_dict(kept["mean"])
        first, means = kept["step"], kept["means"]
    begin = time.monotonic()
    for step in range(first, steps):
        rise = min(1.0, (step + 1) / WARM_UP)
        fall = 0.5 * (1 + math.cos(math.pi * step / steps))
        for group in optimiser.param_groups:
            group["lr"] = rate * group["share"] * rise * (lowest + (1 - lowest) * fall)
        optimiser.zero_grad(set_to_none=True)
        batches = draw(step)
        for batch in batches:
            with lowered(device):
                parts = losses(batch)
            (torch.stack(list(parts.values())).sum() / len(batches)).backward()
            for name, part in parts.items():
                means[name] = 0.98 * means.get(name, part.item()) + 0.02 * part.item()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        mean.update_parameters(network)
        if (step + 1) % 50 == 0:
            told = " ".join(f"{name} {mean:.3f}" for name, mean in sorted(means.items()))
            print(f"step {step + 1} {told} {time.monotonic() - begin:.0f} s", flush=True)
        if (step + 1) % SAVED_EVERY == 0:
            save(mean.module.state_dict(), out.with_stem(f"{out.stem}-{step + 1}"))
            keep(running, network, optimiser, step + 1, means=means, settings=settings, mean=mean.state_dict())
    save(mean.module.state_dict(), out)
    running.unlink(missing_ok=True)
