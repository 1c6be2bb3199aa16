"""What must hold of the networks whatever they have learned; ends with an error where it does not."""

import torch
from torch import nn

from assay_training.deepen import FEWEST, deepened
from assay_training.encoder import LAYERS, Encoder
from assay_training.guard import Guard
from assay_training.screen import Screen

WORDS = 100
NEAR = 1e-4


def check_deepened() -> None:
    """An encoder with blocks added answers as before."""
    ids = torch.randint(5, WORDS, (2, 12))
    whole = Encoder(WORDS).eval()
    for layers in range(FEWEST, LAYERS + 1):
        shallow = Encoder(WORDS, layers).eval()
        whole.load_state_dict(deepened(shallow.state_dict()))
        assert torch.allclose(whole(ids), shallow(ids), atol=NEAR), f"{layers} layers"


def check_padding(network: nn.Module, names: list[str]) -> None:
    """A text in a batch with longer ones is read as by itself."""
    ids = torch.randint(5, WORDS, (1, 9))
    padded = torch.cat([ids, torch.zeros(1, 7, dtype=torch.long)], dim=1)
    alone, beside = network.eval()(ids, padded=False), network(padded)
    for name in names:
        assert torch.allclose(alone[name], beside[name], atol=NEAR), name


def main() -> None:
    torch.manual_seed(1)
    with torch.no_grad():
        check_deepened()
        check_padding(Guard(WORDS), ["injection", "threat", "confidential"])
        check_padding(Screen(WORDS), ["injection", "threat", "confidential", "personal", "router"])


if __name__ == "__main__":
    main()
