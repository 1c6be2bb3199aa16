"""The L3 guard: the encoder with a head for each thing that is asked of a chunk."""

import torch
from torch import nn

from assay_training.encoder import WIDTH, Encoder
from assay_training.rows import ENTITIES, THREATS
from assay_training.wide import Wide

TAGS = 1 + 2 * len(ENTITIES)


class Guard(nn.Module):
    """Token ids to logits: `injection`, `threat`, `confidential` a chunk; `payload`, `entities` a token."""

    def __init__(self, vocabulary: int) -> None:
        super().__init__()
        self.encoder = Encoder(vocabulary)
        self.look = nn.Linear(WIDTH, 3)
        """How much each chunk head looks at each token."""
        self.injection = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.GELU(), nn.Linear(WIDTH, 1))
        self.threat = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.GELU(), nn.Linear(WIDTH, len(THREATS)))
        self.confidential = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.GELU(), nn.Linear(WIDTH, 1))
        self.payload = nn.Linear(WIDTH, 2)
        self.entities = nn.Linear(WIDTH, TAGS)
        self.drop = nn.Dropout(0.1)
        self.wide = Wide(vocabulary)

    def forward(self, ids: torch.Tensor, padded: bool = True) -> dict[str, torch.Tensor]:
        return self.wide.joined(self.deep(ids, padded), ids)

    def deep(self, ids: torch.Tensor, padded: bool = True) -> dict[str, torch.Tensor]:
        """Without the wide part; what is trained."""
        hidden = self.drop(self.encoder(ids, padded))
        looks = self.look(hidden)
        if padded:
            looks = looks.masked_fill((ids == 0)[:, :, None], -1e4)
        # Each head looks where it wants, and sees the beginning too, where the whole is gathered.
        seen = torch.einsum("blh,blw->bhw", looks.softmax(dim=1), hidden)
        first = hidden[:, 0]
        pooled = [torch.cat([seen[:, head], first], dim=-1) for head in range(3)]
        return {
            "injection": self.injection(pooled[0]),
            "threat": self.threat(pooled[1]),
            "confidential": self.confidential(pooled[2]),
            "payload": self.payload(hidden),
            "entities": self.entities(hidden),
        }
