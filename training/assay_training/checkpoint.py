"""What is kept of a network between two stages: its weights, by their names, as `model` of the file.

A training that stops keeps more: the state of its optimiser and of the random numbers, and how many steps are done.
Batches follow from the number of the step, so that a run that goes on is the run that it would have been.
"""

import pathlib
from typing import Any

import torch
from torch import nn


def saved(path: pathlib.Path) -> dict[str, torch.Tensor]:
    """The weights of a checkpoint, in main memory. KeyError where the file holds none."""
    weights: dict[str, torch.Tensor] = torch.load(path, map_location="cpu")["model"]
    return weights


def save(weights: dict[str, torch.Tensor], path: pathlib.Path) -> None:
    """Writes a checkpoint that `saved` reads."""
    torch.save({"model": weights}, path)


def keep(path: pathlib.Path, network: nn.Module, optimiser: torch.optim.Optimizer, step: int, **more: Any) -> None:
    """
    Writes all that a training needs to go on after `step` steps, and `more` of its own. Whoever ends it while it
    writes finds the file as it was before.
    """
    part = path.with_suffix(".part")
    state = {
        "model": network.state_dict(),
        "optimiser": optimiser.state_dict(),
        "step": step,
        "random": torch.get_rng_state(),
        "random_cuda": torch.cuda.get_rng_state_all(),
    }
    torch.save({**state, **more}, part)
    part.replace(path)


def go_on(path: pathlib.Path, network: nn.Module, optimiser: torch.optim.Optimizer) -> dict[str, Any]:
    """Puts a training back to where `keep` left it; what was kept, `step` and all `more`. KeyError for another file."""
    # In main memory first: the state of random numbers belongs there, the optimiser takes its own to its weights.
    kept: dict[str, Any] = torch.load(path, map_location="cpu")
    network.load_state_dict(kept["model"])
    optimiser.load_state_dict(kept["optimiser"])
    torch.set_rng_state(kept["random"])
    torch.cuda.set_rng_state_all(kept["random_cuda"][: torch.cuda.device_count()])
    return kept
