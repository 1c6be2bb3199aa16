"""The tagger of names: two tables that hashed features look up, a few convolutions, and a chain over the classes."""

import torch
from torch import nn
from torch.nn import functional

from assay_training.names_features import AFFIX_ROWS, FORM_ROWS
from assay_training.names_rows import CLASSES

FORM_WIDTH = 96
AFFIX_WIDTH = 64
WIDTH = 128
REACH = (1, 2, 4, 2, 1)
"""How far each layer looks to either side; together a word sees ten before and ten after it."""


def may_follow() -> torch.Tensor:
    """1 where the class of the column may follow that of the row: an entity goes on until its last word."""
    made = torch.zeros(len(CLASSES), len(CLASSES))
    for one, first in enumerate(CLASSES):
        for two, second in enumerate(CLASSES):
            goes_on = first[0] in "BI"
            made[one, two] = first[1:] == second[1:] and second[0] in "IL" if goes_on else second[0] in "OBU"
    return made


MAY_BEGIN = torch.tensor([float(name[0] in "OBU") for name in CLASSES])
MAY_END = torch.tensor([float(name[0] in "OLU") for name in CLASSES])


class Layer(nn.Module):
    """What a word, one before and one after it say: the larger of two linear forms, normalised."""

    def __init__(self, inputs: int, width: int = WIDTH) -> None:
        super().__init__()
        self.linear = nn.Linear(inputs, 2 * width)
        self.norm = nn.LayerNorm(width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        one, two = self.linear(x).chunk(2, dim=-1)
        # The larger of both, said so that its gradient is cheap.
        made: torch.Tensor = self.norm(one + functional.relu(two - one))
        return made


def neighbours(x: torch.Tensor, reach: int) -> torch.Tensor:
    """Each word beside those `reach` before and after it; nothing stands beyond the ends."""
    padded = functional.pad(x, (0, 0, reach, reach))
    length = x.shape[-2]
    return torch.cat([padded[..., :length, :], x, padded[..., 2 * reach :, :]], dim=-1)


class Tables(nn.Module):
    """Both tables that a word's features look up."""

    def __init__(self, form_width: int, affix_width: int, dropout: float) -> None:
        super().__init__()
        self.form = nn.EmbeddingBag(FORM_ROWS, form_width, mode="sum", padding_idx=0)
        self.affix = nn.EmbeddingBag(AFFIX_ROWS, affix_width, mode="sum", padding_idx=0)
        for table in (self.form, self.affix):
            nn.init.normal_(table.weight, std=0.1)
            with torch.no_grad():
                table.weight[0] = 0
        self.dropout = dropout

    def looked_up(self, forms: torch.Tensor, affixes: torch.Tensor) -> torch.Tensor:
        rows = forms.shape[:-1]
        return torch.cat(
            [
                self.form(forms.reshape(-1, forms.shape[-1])).view(*rows, -1),
                self.affix(affixes.reshape(-1, affixes.shape[-1])).view(*rows, -1),
            ],
            dim=-1,
        )

    def kept(self, x: torch.Tensor, present: torch.Tensor) -> torch.Tensor:
        """1 where a word stands; while it learns, columns of a row are dropped, the same for all of its words."""
        if not self.training:
            return present
        drawn = (torch.rand(x.shape[0], 1, x.shape[-1], device=x.device) >= self.dropout).to(x.dtype)
        return present * drawn / (1 - self.dropout)


class Tagger(Tables):
    """Scores of the classes of each word, from the rows of both tables; and how well one class follows another."""

    def __init__(self, dropout: float = 0.2) -> None:
        super().__init__(FORM_WIDTH, AFFIX_WIDTH, dropout)
        self.begin = Layer(FORM_WIDTH + AFFIX_WIDTH)
        self.layers = nn.ModuleList(Layer(3 * WIDTH) for _ in REACH)
        self.out = nn.Linear(WIDTH, len(CLASSES))
        self.follows = nn.Parameter(torch.zeros(len(CLASSES), len(CLASSES)))

    def forward(self, forms: torch.Tensor, affixes: torch.Tensor, present: torch.Tensor) -> torch.Tensor:
        """`present` is 1 where a word stands and 0 where texts of a row are kept apart."""
        x = self.begin(self.looked_up(forms, affixes))
        present = present.to(x.dtype)
        x = x * self.kept(x, present)
        for layer, reach in zip(self.layers, REACH, strict=True):
            made = layer(neighbours(x, reach))
            x = x * present + made * self.kept(made, present)
        scores: torch.Tensor = self.out(x)
        return scores


def chain(
    scores: torch.Tensor, follows: torch.Tensor, allowed: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """
    Over all ways of labelling that `allowed` (0 or 1 a class) and `may_follow` leave: the logarithm of their
    weight, the probability of each class at each place, and how often each class is expected after each other.
    Forward-backward with scaling (Rabiner 1989); [rows, places, classes].
    """
    rows, places, classes = scores.shape
    highest = scores.masked_fill(allowed == 0, float("-inf")).amax(dim=-1, keepdim=True)
    local = (scores - highest).clamp(-60, 0).exp() * allowed
    moves = follows.exp() * may_follow()
    ahead = torch.empty(places, rows, classes)
    scale = torch.empty(places, rows, 1)
    step = local.transpose(0, 1).contiguous()
    now = step[0] * MAY_BEGIN
    for place in range(places):
        if place:
            now = torch.mm(now, moves) * step[place]
        scale[place] = now.sum(dim=-1, keepdim=True).clamp(min=1e-30)
        now = now / scale[place]
        ahead[place] = now
    back = torch.empty(places, rows, classes)
    now = MAY_END.expand(rows, classes)
    back[places - 1] = now
    backwards = moves.T.contiguous()
    for place in range(places - 1, 0, -1):
        now = torch.mm(now * step[place] / scale[place], backwards)
        back[place - 1] = now
    total = (scale.log().squeeze(-1) + highest.squeeze(-1).T).sum(dim=0)
    ended = (ahead[-1] * back[-1]).sum(dim=-1, keepdim=True).clamp(min=1e-30)
    total = total + ended.log().squeeze(-1)
    chances = ahead * back
    chances = chances / chances.sum(dim=-1, keepdim=True).clamp(min=1e-30)
    after = (step[1:] * back[1:] / scale[1:] / ended).reshape(-1, classes)
    expected = moves * (ahead[:-1].reshape(-1, classes).T @ after)
    return total, chances.transpose(0, 1), expected


def learn_from(scores: torch.Tensor, follows: nn.Parameter, allowed: torch.Tensor, present: torch.Tensor) -> float:
    """
    Sends back the gradient of the marginal loss: how much less likely the labellings that the row allows
    are than all. Returns the loss a word.
    """
    with torch.no_grad():
        outside = torch.zeros_like(allowed)
        outside[..., 0] = 1
        free = torch.where(present > 0, torch.ones_like(allowed), outside)
        held = torch.where(present > 0, allowed, outside)
        plain = scores.detach().float() * present
        count = present.sum()
        total, chances, expected = chain(plain, follows.detach(), free)
        right, wanted, counted = chain(plain, follows.detach(), held)
        slope = (chances - wanted) * present / count
        follows.grad = (expected - counted) / count
        loss = ((total - right).sum() / count).item()
    scores.backward(slope.to(scores.dtype))
    return loss


def log_weights(scores: torch.Tensor, follows: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
    """
    The logarithm of `chain` alone, of each row, for a device on which a step costs what it does however little it does:
    products of neighbours' matrices in a tree, eight deep for a row of a batch, instead of a loop over its places. Its
    gradients are the chances of `chain`.
    """
    count = scores.shape[-1]
    may_begin, may_end = MAY_BEGIN.to(scores.device), MAY_END.to(scores.device)
    highest = scores.detach().masked_fill(allowed == 0, float("-inf")).amax(dim=-1, keepdim=True)
    local = (scores - highest).clamp(-40, 0).exp() * allowed
    moves = follows.exp() * may_follow().to(scores.device)
    first = (may_begin * local[:, 0])[:, None, None, :].expand(-1, 1, count, count)
    product = torch.cat([first, moves * local[:, 1:, None, :]], dim=1)
    total = highest.squeeze(-1).sum(dim=1)
    while product.shape[1] > 1:
        odd = product[:, product.shape[1] // 2 * 2 :]
        product = product[:, : product.shape[1] // 2 * 2]
        product = product[:, 0::2] @ product[:, 1::2]
        scale = product.detach().amax(dim=(-1, -2), keepdim=True).clamp(min=1e-35)
        product = torch.cat([product / scale, odd], dim=1)
        total = total + scale.log().sum(dim=(1, 2, 3))
    ended = (product[:, 0, 0] * may_end).sum(dim=-1).clamp(min=1e-35)
    return total + ended.log()
