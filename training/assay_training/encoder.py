"""The encoder of the L3 guard: a small transformer that reads 256 tokens at once."""

import torch
from torch import nn
from torch.nn import functional

from assay_training.rounding import on_steps

WINDOW = 256
WIDTH = 256
LAYERS = 9
HEADS = 4
INNER = 1_024


class Block(nn.Module):
    """Attention and a feed-forward step, each after normalisation, which trains stably without tricks."""

    def __init__(self) -> None:
        super().__init__()
        self.norm1 = nn.LayerNorm(WIDTH)
        self.mix = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)

    def forward(self, x: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
        batch, length, _ = x.shape
        q, k, v = (
            part.view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2).contiguous()
            for part in self.mix(self.norm1(x)).split(WIDTH, dim=-1)
        )
        # Plain products: with the fused attention a step of training takes 1.5 times as long on a CPU.
        alike = (q * (WIDTH // HEADS) ** -0.5) @ k.transpose(-1, -2)
        if bias is not None:
            alike = alike + bias
        seen = alike.softmax(dim=-1).to(v.dtype) @ v
        x = x + self.out(seen.transpose(1, 2).reshape(batch, length, WIDTH))
        wider: torch.Tensor = self.down(functional.gelu(self.up(self.norm2(x)), approximate="tanh"))
        return x + wider


class Encoder(nn.Module):
    """Token ids, padded with 0, to a vector a token."""

    def __init__(self, vocabulary: int, layers: int = LAYERS) -> None:
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, WIDTH)
        self.places = nn.Embedding(WINDOW, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(layers))
        self.norm = nn.LayerNorm(WIDTH)
        for name, weight in self.named_parameters():
            if weight.dim() > 1:
                nn.init.normal_(weight, std=0.02)
            elif name.endswith("bias"):
                nn.init.zeros_(weight)

    def freeze(self, blocks: int) -> None:
        """
        Keeps the first blocks, and where there are any the tables below them, from being trained. The tables are what
        a pack makes of them before, so that all above learns from what ships.
        """
        for table in [self.tokens, self.places] if blocks else []:
            table.weight.data = on_steps(table.weight.data)
        for part in [self.tokens, self.places, *self.blocks[:blocks]] if blocks else []:
            part.requires_grad_(False)

    def forward(self, ids: torch.Tensor, padded: bool = True) -> torch.Tensor:
        x = self.tokens(ids) + self.places(torch.arange(ids.shape[1], device=ids.device))
        bias = None
        if padded:
            bias = torch.zeros(ids.shape, dtype=x.dtype, device=ids.device)
            bias = bias.masked_fill(ids == 0, -1e4)[:, None, None, :]
        for block in self.blocks:
            x = block(x, bias)
        made: torch.Tensor = self.norm(x)
        return made
