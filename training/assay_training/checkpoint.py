"""What is kept of a network between two stages: its weights, by their names, as `model` of the file."""

import pathlib

import torch


def saved(path: pathlib.Path) -> dict[str, torch.Tensor]:
    """The weights of a checkpoint, in main memory. KeyError where the file holds none."""
    return torch.load(path, map_location="cpu")["model"]


def save(weights: dict[str, torch.Tensor], path: pathlib.Path) -> None:
    """Writes a checkpoint that `saved` reads."""
    torch.save({"model": weights}, path)
