"""The L2 screen: word pieces looked up, three steps of convolution, and light heads; a small part of the guard's work."""

import torch
from torch import nn
from torch.nn import functional

from assay_training.rows import THREATS
from assay_training.wide import Wide

NARROW = 128
"""Numbers a word piece; their table is most of what the screen weighs."""
WIDE = 192
"""Channels of the convolutions."""
POOLED = 2 * WIDE


class Screen(nn.Module):
    """Token ids to logits a chunk: `injection`, `threat`, `confidential`, `personal`."""

    def __init__(self, vocabulary: int) -> None:
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, NARROW)
        self.first = nn.Conv1d(NARROW, WIDE, 5, padding=2)
        self.second = nn.Conv1d(WIDE, WIDE, 5, padding=4, dilation=2)
        self.third = nn.Conv1d(WIDE, WIDE, 5, padding=8, dilation=4)
        self.look = nn.Linear(WIDE, 1)
        self.injection = self.head(1)
        self.threat = self.head(len(THREATS))
        self.confidential = self.head(1)
        self.personal = self.head(1)
        self.drop = nn.Dropout(0.1)
        self.wide = Wide(vocabulary)

    @staticmethod
    def head(classes: int) -> nn.Module:
        return nn.Sequential(nn.Linear(POOLED, 64), nn.GELU(), nn.Linear(64, classes))

    def pooled(self, ids: torch.Tensor, padded: bool) -> torch.Tensor:
        """What is most striking in the chunk, and what it is about."""
        x = self.tokens(ids).transpose(1, 2)
        hidden = (ids == 0)[:, None, :] if padded else None

        def blank(values: torch.Tensor, value: float) -> torch.Tensor:
            return values if hidden is None else values.masked_fill(hidden, value)

        # Beyond the end there is nothing at any step, as where a text stands alone.
        x = blank(functional.gelu(self.first(blank(x, 0))), 0)
        x = blank(x + functional.gelu(self.second(x)), 0)
        x = blank(x + functional.gelu(self.third(x)), -1e4)
        looks = blank(self.look(x.transpose(1, 2)).transpose(1, 2), -1e4)
        seen = (looks.softmax(dim=2) * x.clamp(min=-100)).sum(dim=2)
        return torch.cat([x.amax(dim=2), seen], dim=1)

    def forward(self, ids: torch.Tensor, padded: bool = True) -> dict[str, torch.Tensor]:
        pooled = self.drop(self.pooled(ids, padded))
        made = {name: getattr(self, name)(pooled) for name in ("injection", "threat", "confidential", "personal")}
        return self.wide.joined(made, ids)
