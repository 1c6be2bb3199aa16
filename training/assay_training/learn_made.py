"""
Teaches a tagger that stands made texts: lists (`names_listed`) and papers (`names_papers`). Of all other texts it stays
what it is: what it said of them before is what it learns from (Li and Hoiem 2016, "Learning without Forgetting"). It
runs on one core.
"""

import argparse
import copy
import pathlib
import time

import torch
from torch import nn
from torch.nn import functional

from assay_training.checkpoint import save, saved
from assay_training.names_device import OnDevice, Unseen
from assay_training.names_network import Tagger
from assay_training.teach_names import TOLD, marked_loss, scores_of
from assay_training.train_names import ROW, SAVED_EVERY, Batches, Pieces, optimiser_of, rate_at

RATE = 4e-4
KEPT = 6.0
"""How much what it said before counts beside what is made, a word each."""
MADE_ROWS = 6
OTHER_ROWS = 26
"""Of a batch."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=pathlib.Path, nargs="+", required=True, help="of names_rows and names_text")
    parser.add_argument("--made", type=pathlib.Path, nargs="+", required=True, help="of names_listed and names_papers")
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True, help="a tagger's")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--kept", type=float, default=KEPT, help="how much what it said before counts")
    parser.add_argument("--seed", type=int, default=3)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = torch.device("cpu")
    tagger = Tagger(dropout=0.05)
    tagger.load_state_dict(saved(arguments.checkpoint))
    before = copy.deepcopy(tagger).eval()
    tagger.train()
    others, made = Pieces(arguments.pieces), Pieces(arguments.made)
    other_draw = Batches(others, OTHER_ROWS, arguments.seed, unmarked=0.45)
    made_draw = Batches(made, MADE_ROWS, arguments.seed)
    held, held_made = OnDevice(others, device), OnDevice(made, device)
    made_loss = marked_loss(tagger, held_made)
    optimiser = optimiser_of(tagger, arguments.rate)
    told, began = torch.zeros(2), time.monotonic()
    for step in range(arguments.steps):
        for group in optimiser.param_groups:
            group["lr"] = rate_at(step, arguments.steps, arguments.rate, 0.3, 50)
        place = torch.from_numpy(other_draw.places(step)[0]).view(OTHER_ROWS, ROW)
        with torch.no_grad():
            wanted = scores_of(before, held, place, Unseen())
        said = scores_of(tagger, held, place, TOLD._replace(swapped=0.0))
        present = place >= 0
        kept = functional.kl_div(
            said[present].log_softmax(-1), wanted[present].log_softmax(-1), log_target=True, reduction="batchmean"
        )
        learned = made_loss(torch.from_numpy(made_draw.places(step)[0]).view(MADE_ROWS, ROW))
        optimiser.zero_grad(set_to_none=True)
        (arguments.kept * kept + learned).backward()
        nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
        optimiser.step()
        told += torch.stack([kept.detach(), learned.detach()])
        if (step + 1) % 50 == 0:
            print(
                f"step {step + 1} kept {told[0] / 50:.4f} made {told[1] / 50:.4f} {time.monotonic() - began:.0f} s",
                flush=True,
            )
            told.zero_()
        if (step + 1) % SAVED_EVERY == 0 or step + 1 == arguments.steps:
            save(dict(tagger.state_dict()), arguments.out)


if __name__ == "__main__":
    main()
