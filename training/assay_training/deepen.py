"""Adds blocks to an encoder that was trained with fewer: what it has learned stays, and there is room for more."""

import re

import torch

from assay_training.encoder import LAYERS

FEWEST = (LAYERS + 1) // 2
"""Of which every block is copied at most once."""

BLOCK = re.compile(r"(.*\bblocks\.)(\d+)(\..*)")
ADDED = (".out.weight", ".out.bias", ".down.weight", ".down.bias")
"""What a block adds to what passes it goes through these: with zeros there it adds nothing."""


def deepened(state: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """
    The weights of an encoder, or of a network around one, with all its `LAYERS`: where there are fewer, copies
    of some, spread evenly, stand after these and add nothing until they are trained, so that the answers are the same
    (Chen et al. 2016, "Net2Net"; evenly as in Wu et al. 2024, "LLaMA Pro"). ValueError for fewer than `FEWEST`, or
    more than `LAYERS`.
    """
    old = 1 + max(int(found[2]) for name in state if (found := BLOCK.fullmatch(name)))
    if not FEWEST <= old <= LAYERS:
        raise ValueError(f"a checkpoint of {old} layers; {FEWEST} to {LAYERS} can be gone on with")
    copied = {(number + 1) * old // (LAYERS - old) - 1 for number in range(LAYERS - old)}
    made: dict[str, torch.Tensor] = {}
    for name, weight in state.items():
        found = BLOCK.fullmatch(name)
        if not found:
            made[name] = weight
            continue
        block = int(found[2])
        place = block + sum(each < block for each in copied)
        made[f"{found[1]}{place}{found[3]}"] = weight
        if block in copied:
            copy = torch.zeros_like(weight) if found[3] in ADDED else weight.clone()
            made[f"{found[1]}{place + 1}{found[3]}"] = copy
    return made
