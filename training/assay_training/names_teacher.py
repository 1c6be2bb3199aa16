"""
The tagger's teacher: wider tables and layers than a program could wait for, which see the whole of a piece by attention,
and a loss that needs no marks, by which it learns from any text.
"""

import torch
from torch import nn
from torch.nn import functional

from assay_training.names_network import Layer, Tables, neighbours
from assay_training.names_rows import CLASSES

FORM_WIDTH, AFFIX_WIDTH = 256, 128
WIDTH = 512
BLOCKS = 8
HEADS = 8
TOLD = 320
"""Numbers by which a context and a word are compared."""
SLOWEST_TURN = 1_000.0


def turned(x: torch.Tensor) -> torch.Tensor:
    """Rotary positions (Su et al. 2021, "RoFormer"); [rows, heads, places, numbers]."""
    half = x.shape[-1] // 2
    speeds = SLOWEST_TURN ** (-torch.arange(half, device=x.device) / half)
    angle = torch.arange(x.shape[-2], device=x.device)[:, None] * speeds
    one, two = x.chunk(2, dim=-1)
    return torch.cat([one * angle.cos() - two * angle.sin(), one * angle.sin() + two * angle.cos()], dim=-1)


class Block(nn.Module):
    """A layer as the tagger's, then attention, which says nothing at first."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = Layer(3 * WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.back = nn.Linear(WIDTH, WIDTH)
        nn.init.zeros_(self.back.weight)
        nn.init.zeros_(self.back.bias)

    def attend(self, x: torch.Tensor, together: torch.Tensor) -> torch.Tensor:
        rows, places, _ = x.shape
        q, k, v = self.qkv(self.norm(x)).view(rows, places, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        q, k = turned(q).to(v.dtype), turned(k).to(v.dtype)
        seen = functional.scaled_dot_product_attention(q, k, v, attn_mask=together)
        made: torch.Tensor = self.back(seen.transpose(1, 2).reshape(rows, places, -1))
        return made


class Teacher(Tables):
    """As `Tagger`, but that it is told which places belong to the same piece."""

    def __init__(self, dropout: float = 0.1) -> None:
        super().__init__(FORM_WIDTH, AFFIX_WIDTH, dropout)
        self.begin = Layer(FORM_WIDTH + AFFIX_WIDTH, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.out = nn.Linear(WIDTH, len(CLASSES))
        self.follows = nn.Parameter(torch.zeros(len(CLASSES), len(CLASSES)))
        self.context = nn.Linear(WIDTH, TOLD)
        self.word = nn.Linear(FORM_WIDTH + AFFIX_WIDTH, TOLD)

    def body(self, forms: torch.Tensor, affixes: torch.Tensor, piece: torch.Tensor) -> torch.Tensor:
        """`piece` numbers the piece of each place, -1 where no word stands."""
        x: torch.Tensor = self.begin(self.looked_up(forms, affixes))
        present = (piece >= 0)[..., None].to(x.dtype)
        together = (piece[:, :, None] == piece[:, None, :])[:, None]
        x = x * self.kept(x, present)
        for block in self.blocks:
            assert isinstance(block, Block)
            made = block.layer(neighbours(x, 1))
            x = x * present + made * self.kept(made, present)
            made = block.attend(x, together)
            x = x + made * self.kept(made, present)
        return x

    def forward(self, forms: torch.Tensor, affixes: torch.Tensor, piece: torch.Tensor) -> torch.Tensor:
        scores: torch.Tensor = self.out(self.body(forms, affixes, piece))
        return scores

    def hidden_loss(
        self,
        contexts: torch.Tensor,
        words: tuple[torch.Tensor, torch.Tensor],
        numbers: torch.Tensor,
        expected: torch.Tensor,
    ) -> torch.Tensor:
        """
        How badly the hidden words are told from others by what stands around them. `words` are the rows of both tables
        of the hidden ones and, behind them, of others; `numbers` says which word each is, `expected` how often it was to
        be drawn: frequent ones must not seem unlikely for being drawn often (Bengio and Senécal 2008).
        """
        told = self.word(self.looked_up(*words))
        alike = (self.context(contexts) @ told.T).float() * TOLD**-0.5 - expected.log()
        own = torch.arange(len(contexts), device=contexts.device)
        same = numbers[None, :] == numbers[: len(contexts), None]
        same[own, own] = False
        return functional.cross_entropy(alike.masked_fill(same, float("-inf")), own)
