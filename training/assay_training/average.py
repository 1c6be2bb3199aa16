"""
The mean of the weights of several checkpoints of one training: it answers much as all of them together would, costs
what one does, and carries over better to sources that none has seen (Wortsman et al. 2022, "Model soups").
"""

import argparse
import pathlib
from collections.abc import Sequence

import torch

from assay_training.checkpoint import save, saved


def average(states: Sequence[dict[str, torch.Tensor]]) -> dict[str, torch.Tensor]:
    """The mean of each weight. ValueError where the checkpoints do not have the same weights."""
    names = states[0].keys()
    if any(state.keys() != names for state in states):
        raise ValueError("the checkpoints are of networks that differ")
    return {name: torch.stack([state[name].float() for state in states]).mean(dim=0) for name in names}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("checkpoints", nargs="+", type=pathlib.Path, help="of the guard")
    arguments = parser.parse_args()
    states = [saved(path) for path in arguments.checkpoints]
    save(average(states), arguments.out)


if __name__ == "__main__":
    main()
