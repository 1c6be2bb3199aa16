"""What must hold of the networks whatever they have learned; ends with an error where it does not."""

import pathlib
import re

import torch
from torch import nn

from assay_training.deepen import FEWEST, deepened
from assay_training.encoder import LAYERS, Encoder
from assay_training.guard import Guard
from assay_training.names_network import MAY_BEGIN, MAY_END, learn_from, log_weights, may_follow
from assay_training.names_rows import CLASSES
from assay_training.rows import Row
from assay_training.scenes import scene_rows
from assay_training.screen import Screen
from assay_training.tokenizer import VOCABULARY
from assay_training.train_wide import matrix_of
from assay_training.wide import Wide, pairs_of

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


def check_scenes() -> None:
    """Each two scenes differ in what is asked alone, and no part is left unfilled."""
    seeds = pathlib.Path(__file__).parent.parent / "seeds" / "scenes"
    asked = {False: "Tell me how bread is baked.", True: "Tell me how locks are picked."}
    rows = {risky: [Row(text, "any", "en", "any")] for risky, text in asked.items()}
    made = list(scene_rows(seeds, rows[False], rows[True], 40, 1))
    frames = [each.text.replace(asked[bool(each.injection)], "") for each in made]
    assert frames[0::2] == frames[1::2] and all(asked[bool(each.injection)] in each.text for each in made)
    assert not any(re.search(r"\{\w+\}|\[\[", frame) for frame in frames)


def check_padding(network: nn.Module, names: list[str]) -> None:
    """A text in a batch with longer ones is read as by itself."""
    ids = torch.randint(5, WORDS, (1, 9))
    padded = torch.cat([ids, torch.zeros(1, 7, dtype=torch.long)], dim=1)
    alone, beside = network.eval()(ids, padded=False), network(padded)
    for name in names:
        assert torch.allclose(alone[name], beside[name], atol=NEAR), name


def check_wide(wide: Wide) -> None:
    """The network weighs what a chunk has as the matrix does that its weights are fitted to; what is no text weighs nothing."""
    texts = [[2, *torch.randint(5, 9, (length,)).tolist(), 3] for length in (40, 7, 0)]
    batch = torch.nn.utils.rnn.pad_sequence([torch.tensor(text) for text in texts], batch_first=True)
    unused = torch.zeros(VOCABULARY - WORDS, wide.bias.numel())
    weights = torch.cat([wide.tokens.weight, unused, wide.pairs.weight])
    wanted = torch.from_numpy(matrix_of(texts).toarray()) @ weights + wide.bias
    assert torch.allclose(wide(batch), wanted, atol=NEAR)
    assert torch.allclose(wanted[2], wide.bias)


def check_pairs() -> None:
    """The pairs of frequent tokens, whose ids are small, share no more places than by chance (1 - 1/e of as many as places)."""
    first, second = torch.meshgrid(torch.arange(316), torch.arange(316), indexing="ij")
    ids = torch.stack([first.flatten(), second.flatten()], dim=1)
    assert pairs_of(ids).unique().numel() > 0.6 * len(ids)


def networks() -> tuple[Guard, Screen]:
    """Both, with a wide part that says something."""
    made = Guard(WORDS), Screen(WORDS)
    for network in made:
        for weight in network.wide.parameters():
            nn.init.normal_(weight)
    return made


def check_chain() -> None:
    """Sums over all labellings are what trying each of them gives; the gradient of the loss is that of these sums."""
    rows, places, classes = 2, 3, len(CLASSES)
    scores = torch.randn(rows, places, classes, dtype=torch.double, requires_grad=True)
    follows = torch.randn(classes, classes, dtype=torch.double, requires_grad=True)
    allowed = (torch.rand(rows, places, classes) < 0.6).float()
    allowed[..., 0] = 1
    paths = torch.cartesian_prod(*[torch.arange(classes)] * places)
    may = may_follow()
    fits = (
        MAY_BEGIN[paths[:, 0]] * may[paths[:, 0], paths[:, 1]] * may[paths[:, 1], paths[:, 2]] * MAY_END[paths[:, 2]]
    ) > 0
    paths = paths[fits]
    weights = sum(scores[:, place, paths[:, place]] for place in range(places))
    weights = weights + follows[paths[:, 0], paths[:, 1]] + follows[paths[:, 1], paths[:, 2]]
    held = torch.stack([allowed[:, place, paths[:, place]] for place in range(places)]).amin(dim=0)
    every, right = weights.logsumexp(dim=1), weights.masked_fill(held == 0, float("-inf")).logsumexp(dim=1)
    wanted = torch.autograd.grad((every - right).sum() / (rows * places), [scores, follows])
    single, transitions = scores.detach().float().requires_grad_(), nn.Parameter(follows.detach().float())
    loss = learn_from(single, transitions, allowed, torch.ones(rows, places, 1))
    assert abs(loss - (every - right).sum().item() / (rows * places)) < NEAR
    assert single.grad is not None and torch.allclose(single.grad.double(), wanted[0], atol=NEAR)
    assert transitions.grad is not None and torch.allclose(transitions.grad.double(), wanted[1], atol=NEAR)
    sums = log_weights(torch.cat([single, single]), transitions, torch.cat([torch.ones_like(allowed), allowed]))
    assert torch.allclose(sums.double(), torch.cat([every, right]), atol=NEAR)
    chances = torch.autograd.grad((sums[:rows] - sums[rows:]).sum() / (rows * places), [single, transitions])
    assert all(torch.allclose(one.double(), two, atol=NEAR) for one, two in zip(chances, wanted, strict=True))


def main() -> None:
    torch.manual_seed(1)
    check_chain()
    with torch.no_grad():
        check_deepened()
        check_scenes()
        guard, screen = networks()
        check_padding(guard, ["injection", "threat", "confidential"])
        check_padding(screen, ["injection", "threat", "confidential", "personal"])
        check_wide(guard.wide)
        check_pairs()


if __name__ == "__main__":
    main()
