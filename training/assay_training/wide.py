"""
The wide part of both networks: a weight for each token and each pair of neighbours that a chunk has, and no more
(logistic regression on n-grams). What it gets wrong is not what a deep network gets wrong, so that the mean of both finds more in
sources that neither has learned from. The name is of Cheng et al. 2016, "Wide & Deep Learning", who train both
together; here each learns by itself, so that their errors stay their own.
"""

import torch
from torch import nn

from assay_training.rows import THREATS
from assay_training.tokenizer import MASK

CLASSES = ["injection", *THREATS]
"""What it judges, in the order of the columns of its tables."""
PAIRS = 100_003
"""Weights that all pairs share, by a hash; twice or four times as many find hardly more."""
SPREAD = 48_271
"""By which the hash tells the first of a pair from the second; large and prime, so that frequent tokens, which have small ids, are spread over all places."""


def pairs_of(ids: torch.Tensor) -> torch.Tensor:
    """The number of each pair of neighbours, below `PAIRS`; one fewer than tokens."""
    return (ids[:, :-1] * SPREAD + ids[:, 1:]) % PAIRS


class Wide(nn.Module):
    """
    Token ids to logits a chunk, `injection` and `threat`. However often a token or a pair stands in a chunk it counts once;
    their sum is divided by the root of their number. What stands for no text (padding, begin, end) is not counted.
    """

    def __init__(self, vocabulary: int) -> None:
        super().__init__()
        classes = len(CLASSES)
        self.tokens = nn.Embedding(vocabulary, classes)
        self.pairs = nn.Embedding(PAIRS, classes)
        self.bias = nn.Parameter(torch.empty(classes))
        self.share = nn.Parameter(torch.empty(classes))
        """Of each class, what the wide part counts in the mean with the deep one; 0 where it was not fitted."""
        for weight in self.parameters():
            nn.init.zeros_(weight)
            # They are fitted by themselves, not along with a deep network.
            weight.requires_grad_(False)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        there = (ids > MASK).float()
        sums, numbers = [], []
        for table, found, known in [
            (self.tokens, ids, there),
            (self.pairs, pairs_of(ids), there[:, :-1] * there[:, 1:]),
        ]:
            # One of three that are alike counts a third.
            alike = (found[:, :, None] == found[:, None, :]).float() * known[:, None, :]
            once = known / alike.sum(dim=2).clamp(min=1)
            sums.append((table(found) * once[:, :, None]).sum(dim=1))
            numbers.append(once.sum(dim=1, keepdim=True))
        total: torch.Tensor = sums[0] + sums[1]
        return total / (numbers[0] + numbers[1]).clamp(min=1).sqrt() + self.bias

    def joined(self, deep: dict[str, torch.Tensor], ids: torch.Tensor) -> dict[str, torch.Tensor]:
        """The answers of a deep network; of what both judge the weighted mean of their log-odds."""
        judged = torch.cat([deep["injection"], deep["threat"]], dim=1).float()
        # `share` as a whole: what `export` could work out beforehand, `restore` would not find.
        means = judged + self.share * (self(ids) - judged)
        return deep | {"injection": means[:, :1], "threat": means[:, 1:]}
