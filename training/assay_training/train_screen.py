"""Trains the screen on the same windows as the guard, with the guard as its teacher."""

import pathlib

import torch
from tokenizers import Tokenizer
from torch.nn import functional

from assay_training.checkpoint import saved
from assay_training.guard import Guard
from assay_training.learning import learn, options
from assay_training.screen import NARROW, Screen
from assay_training.tokenizer import MASK, VOCABULARY
from assay_training.train_guard import Batches, tensors, training_rows

RATE = 2e-3
TAUGHT = 0.7
"""Share of the teacher in a target; the rest is the label, where there is one."""
SPREAD = 0.1
"""Standard deviation of the table of tokens at the beginning."""


def taught(labels: torch.Tensor, teacher: torch.Tensor) -> torch.Tensor:
    """Targets of the teacher, mixed with labels where these are known (0 or 1)."""
    known = labels >= 0
    return torch.where(known, TAUGHT * teacher + (1 - TAUGHT) * labels.clamp(min=0), teacher)


def losses(screen: Screen, guard: Guard, batch: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    with torch.no_grad():
        said = guard(batch["ids"])
        teacher = {name: said[name].float().sigmoid() for name in ("injection", "threat", "confidential")}
        # The chance that at least one token is of an entity.
        outside = said["entities"].float().softmax(dim=-1)[:, :, 0].masked_fill(batch["ids"] <= MASK, 1)
        teacher["personal"] = (1 - outside).amax(dim=1, keepdim=True)
    labels = {
        "injection": batch["injection"][:, None].float(),
        "threat": batch["threats"].float(),
        "confidential": batch["confidential"][:, None].float(),
        "personal": torch.full_like(teacher["personal"], -1),
    }
    found = screen(batch["ids"])
    return {
        name: functional.binary_cross_entropy_with_logits(found[name].float(), taught(labels[name], teacher[name]))
        for name in teacher
    }


def narrowed(table: torch.Tensor, width: int) -> torch.Tensor:
    """The guard's table of tokens along its `width` widest directions (principal components): what words mean need not be learned anew."""
    centred = table - table.mean(dim=0)
    _, directions = torch.linalg.eigh(centred.T @ centred)
    made = centred @ directions[:, -width:]
    table_of_screen: torch.Tensor = made * (SPREAD / made.std())
    return table_of_screen


def main() -> None:
    parser = options(__doc__, steps=4_000)
    parser.add_argument("--guard", type=pathlib.Path, required=True, help="checkpoint of the teacher")
    parser.add_argument(
        "--resume", type=pathlib.Path, help="screen whose weights to begin with, by a new run of this training"
    )
    arguments = parser.parse_args()
    torch.manual_seed(arguments.draws)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = training_rows(arguments.data, arguments.seeds, arguments.corpus, arguments.made, arguments.most)
    draw = Batches(rows, Tokenizer.from_file(str(arguments.tokenizer)), arguments.draws)
    guard = Guard(VOCABULARY).to(device).eval()
    guard.load_state_dict(saved(arguments.guard))
    screen = Screen(VOCABULARY).to(device)
    if arguments.resume:
        screen.load_state_dict(saved(arguments.resume))
    else:
        with torch.no_grad():
            screen.tokens.weight.copy_(narrowed(guard.encoder.tokens.weight, NARROW))
    screen.wide.load_state_dict(guard.wide.state_dict())
    learn(
        screen,
        [{"params": [weight for weight in screen.parameters() if weight.requires_grad], "share": 1.0}],
        draw,
        lambda batch: losses(screen, guard, tensors(batch, device)),
        arguments.steps,
        RATE,
        0.02,
        arguments.out,
    )


if __name__ == "__main__":
    main()
