"""
Trains a tagger of names by teachers, on a GPU. A wide network learns to tell hidden words by those around them, from all
texts; several of its copies learn the marked rows; and a tagger of the size that ships learns, from all texts again and
then once more, how likely each class of each word is to them. What they say of text that nobody marked is how a small network learns names
that no row marks (Hinton et al. 2015; of chains, Wang et al. 2020, "Structure-Level Knowledge Distillation").
"""

import argparse
import copy
import math
import pathlib
import time
from collections.abc import Callable, Sequence

import torch
from torch import nn

from assay_training.checkpoint import save
from assay_training.names_device import OnDevice, Unseen, laid_out
from assay_training.names_features import AFFIXES, FORMS
from assay_training.names_network import Tables, Tagger, log_weights
from assay_training.names_rows import CLASSES
from assay_training.names_teacher import Teacher
from assay_training.precision import lowered
from assay_training.train_names import ROW, Batches, Pieces, optimiser_of, rate_at

ROWS = 256
"""Of a batch: 33,000 words."""
HIDDEN = 0.1
"""Share of the places whose words are hidden."""
OTHERS = 2
"""So many words, of each that is hidden, are drawn besides for it to be told from."""
OFTEN = 2e-4
"""A word that is more frequent is hidden less often, by the square root."""
SHARPENED = 2.0
"""
The tagger's scores are multiplied by it at the end: a mean of teachers is less sure than a network that learned marks,
and the program's rules of names reckon with chances of the latter.
"""
KEPT = 0.998
"""The weights that come out are means over the last steps, of which a step's counts so much less than the next one's."""
WARM_UP = 200

READ = Unseen(form=0.15, parts=0.15, affix=0.05, lists=0.15)
MARKED = Unseen(form=0.3, parts=0.25, affix=0.1, lists=0.15, swapped=0.15)
TOLD = Unseen(form=0.2, parts=0.15, affix=0.05, lists=0.12, swapped=0.1)

Loss = Callable[[torch.Tensor], torch.Tensor]


def directed(teacher: Teacher, rate: float) -> list[torch.optim.Optimizer]:
    """As `pretrain` does: Muon for the matrices of the layers, AdamW for all else."""
    matrices = [
        weight
        for name, weight in teacher.named_parameters()
        if weight.dim() == 2 and name.startswith(("begin.", "blocks."))
    ]
    known = {id(weight) for weight in matrices}
    others = optimiser_of(teacher, rate)
    for group in others.param_groups:
        group["params"] = [weight for weight in group["params"] if id(weight) not in known]
    return [torch.optim.Muon(matrices, weight_decay=0.02, momentum=0.95, adjust_lr_fn="match_rms_adamw"), others]


def learn(
    network: Tables,
    optimisers: Sequence[torch.optim.Optimizer],
    loss_of: Loss,
    draw: Batches,
    steps: int,
    rate: float,
    flat: float,
    mean: bool,
) -> None:
    """Steps whose rate rises, stays for a share `flat` of them and falls; `mean`: `KEPT` of the weights comes out."""
    device = network.form.weight.device
    means = [weight.detach().clone() for weight in network.parameters()]
    network.train()
    begin = time.monotonic()
    total = torch.zeros((), device=device)
    for step in range(steps):
        for group in (group for each in optimisers for group in each.param_groups):
            group["lr"] = rate_at(step, steps, rate, flat, WARM_UP)
        place, _ = draw.places(step)
        loss = loss_of(torch.from_numpy(place).to(device).view(draw.rows, ROW))
        network.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        for each in optimisers:
            each.step()
        total += loss.detach()
        # At first the mean is of fewer, so that the weights of the start are soon forgotten.
        torch._foreach_lerp_(
            means, [weight.detach() for weight in network.parameters()], 1 - min(KEPT, (step + 1) / (step + 10))
        )
        if (step + 1) % 100 == 0 or step + 1 == steps:
            print(
                f"step {step + 1} loss {total.item() / (step % 100 + 1):.4f} {time.monotonic() - begin:.0f} s",
                flush=True,
            )
            if not math.isfinite(total.item()):
                raise FloatingPointError(f"step {step} has no loss")
            total.zero_()
    if mean:
        with torch.no_grad():
            for weight, kept in zip(network.parameters(), means, strict=True):
                weight.copy_(kept)
    network.eval()


def scores_of(network: Tagger | Teacher, held: OnDevice, place: torch.Tensor, unseen: Unseen) -> torch.Tensor:
    """Scores of the classes of the places, 0 where no word stands."""
    seen = held.seen(place, unseen)
    present = (place >= 0)[..., None].float()
    with lowered(place.device.type):
        last = held.piece(place) if isinstance(network, Teacher) else present
        scores: torch.Tensor = network(seen.forms, seen.affixes, last)
    return scores.float() * present


def hidden_loss(teacher: Teacher, held: OnDevice) -> Loss:
    hide = (OFTEN / held.often.clamp(min=1e-12)).sqrt().clamp(max=1)
    hidden_often = held.often * hide
    hidden_often = hidden_often / hidden_often.sum()
    other_often = held.often**0.6
    other_often = other_often / other_often.sum()
    until = other_often.cumsum(0)

    def loss_of(place: torch.Tensor) -> torch.Tensor:
        seen = held.seen(place, READ)
        word = seen.word.view(-1)
        count = max(1, round(HIDDEN * len(word)))
        # Those of the highest keys: by their weights, each once (Efraimidis and Spirakis 2006).
        keys = torch.rand(len(word), device=place.device).log() / hide[word]
        which = keys.masked_fill(place.view(-1) < 0, float("-inf")).topk(count).indices
        gone = torch.zeros_like(word, dtype=torch.bool)
        gone[which] = True
        gone = gone.view(place.shape)
        beside = gone.clone()
        beside[:, 1:] |= gone[:, :-1]
        beside[:, :-1] |= gone[:, 1:]
        forms, affixes = seen.forms, seen.affixes
        forms[..., : FORMS - 2] *= ~gone[..., None]
        forms[..., FORMS - 2 :] *= ~beside[..., None]
        affixes[..., : AFFIXES - 1] *= ~gone[..., None]
        drawn = torch.rand(OTHERS * count, device=place.device, dtype=until.dtype)
        numbers = torch.cat([word[which], torch.searchsorted(until, drawn).clamp(max=len(until) - 1)])
        expected = count * (hidden_often[numbers] + OTHERS * other_often[numbers])
        rows = held.rows[numbers]
        with lowered(place.device.type):
            contexts = teacher.body(forms, affixes, held.piece(place)).flatten(0, 1)[which]
            words = rows[:, :FORMS].contiguous(), rows[:, FORMS:].contiguous()
            return teacher.hidden_loss(contexts, words, numbers, expected.float())

    return loss_of


def marked_loss(network: Tagger | Teacher, held: OnDevice) -> Loss:
    """As `learn_from`: how much less likely the labellings that the marks allow are than all."""

    def loss_of(place: torch.Tensor) -> torch.Tensor:
        scores = scores_of(network, held, place, MARKED)
        both = log_weights(torch.cat([scores, scores]), network.follows, torch.cat(held.allowed(place)))
        every, right = both.chunk(2)
        return (every - right).sum() / (place >= 0).sum()

    return loss_of


def chances_of(teachers: Sequence[Teacher], held: OnDevice, pieces: Pieces, rows: int) -> torch.Tensor:
    """
    How likely each class of each word is by the mean of the teachers' scores: half of it as they say, half as they say
    where only what the marks allow may be. `rows` are read at once.
    """
    told = torch.zeros(len(held.word), len(CLASSES), dtype=torch.float16, device=held.word.device)
    follows = torch.stack([teacher.follows.detach() for teacher in teachers]).mean(dim=0)
    first = 0
    while first < len(pieces.ends):
        laid, first = laid_out(pieces, first, rows)
        place = torch.from_numpy(laid).to(told.device)
        with torch.no_grad():
            scores = torch.stack([scores_of(each, held, place, Unseen()) for each in teachers]).mean(dim=0)
        scores.requires_grad_()
        both = log_weights(torch.cat([scores, scores]), follows, torch.cat(held.allowed(place)))
        (chances,) = torch.autograd.grad(both.sum(), scores)
        told[place[place >= 0]] = (chances[place >= 0] / 2).half()
    return told


def told_loss(tagger: Tagger, held: OnDevice, told: torch.Tensor) -> Loss:
    """What the teachers' chances cost by the tagger's (the cross-entropy of both chains, but for their transitions)."""

    def loss_of(place: torch.Tensor) -> torch.Tensor:
        scores = scores_of(tagger, held, place, TOLD)
        every, _ = held.allowed(place)
        wanted = told[place.clamp(min=0)].float()
        total = log_weights(scores, tagger.follows.detach(), every)
        return (total.sum() - (wanted * scores).sum()) / (place >= 0).sum()

    return loss_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=pathlib.Path, nargs="+", required=True, help="of names_rows and names_text")
    parser.add_argument("--checkpoint", type=pathlib.Path, required=True, help="names.pt, written at the end")
    parser.add_argument("--hidden-steps", type=int, default=4_000)
    parser.add_argument("--marked-steps", type=int, default=900)
    parser.add_argument("--told-steps", type=int, nargs="+", default=[3_700, 9_700], help="each with a rate of its own")
    parser.add_argument("--teachers", type=int, default=3)
    parser.add_argument("--rows", type=int, default=ROWS, help="of a batch")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    pieces = Pieces(arguments.pieces)
    held = OnDevice(pieces, device)
    rows, seed = arguments.rows, arguments.seed
    torch.manual_seed(seed)
    teacher = Teacher().to(device)
    reading = Batches(pieces, rows, seed, unmarked=0.6)
    loss = hidden_loss(teacher, held)
    learn(teacher, directed(teacher, 1.2e-3), loss, reading, arguments.hidden_steps, 1.2e-3, 0.4, mean=False)
    teachers = []
    for number in range(arguments.teachers):
        own = copy.deepcopy(teacher)
        own.dropout = 0.2
        marked = Batches(pieces, rows, seed + 1 + number)
        loss = marked_loss(own, held)
        learn(own, [optimiser_of(own, 8e-4)], loss, marked, arguments.marked_steps, 8e-4, 0.2, mean=True)
        teachers.append(own)
    told = chances_of(teachers, held, pieces, rows)
    tagger = Tagger(dropout=0.1).to(device)
    with torch.no_grad():
        tagger.follows.copy_(torch.stack([each.follows for each in teachers]).mean(dim=0))
    loss = told_loss(tagger, held, told)
    for turn, steps in enumerate(arguments.told_steps):
        every = Batches(pieces, rows, seed + turn, unmarked=0.45)
        learn(tagger, [optimiser_of(tagger, 2e-3)], loss, every, steps, 2e-3, 0.4, mean=True)
    with torch.no_grad():
        for scored in (tagger.out.weight, tagger.out.bias, tagger.follows):
            scored.mul_(SHARPENED)
    save({name: weight.cpu() for name, weight in tagger.state_dict().items()}, arguments.checkpoint)


if __name__ == "__main__":
    main()
