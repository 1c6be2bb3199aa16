"""Fits the wide part of a guard and writes the guard with it."""

import argparse
import pathlib
from collections.abc import Iterable, Sequence

import numpy
import torch
from scipy.sparse import csr_matrix
from sklearn.linear_model import SGDClassifier
from tokenizers import Tokenizer

from assay_training.checkpoint import save, saved
from assay_training.guard import Guard
from assay_training.learning import rows_options
from assay_training.rounding import on_steps
from assay_training.tokenizer import MASK, VOCABULARY
from assay_training.train_guard import INNOCENT, WINDOWS_A_ROW, training_rows
from assay_training.wide import CLASSES, PAIRS, Wide, pairs_of
from assay_training.windows import Window, windows_of

PENALTY = 3e-6
"""Of the squares of the weights."""
ROUNDS = 8
"""Over all windows; after them nothing changes that could be seen on sources that are not trained on."""
SHARE = 0.65
"""Of the wide part in the mean with the deep one; its log-odds are smaller, as it is penalised for large weights."""
ASKED = INNOCENT | {"awesome_chatgpt_prompts"}
"""Sources of what people do ask for."""
AROUND_AI = {
    "agent_instructions",
    "v2_agent_skills",
    "v2_clean_tool_outputs",
    "v2_lobe_agents",
    "v2_persona_chat",
    "v2_roleplay_prompts",
    "v2_subagents",
    "v2_synth_roleplay",
    "v2_user_scenarios",
    "written_everyday",
    "written_fields",
    "written_quoted",
    "written_roleplay",
    "written_skills",
}
"""Sources whose harmless texts have the words of attacks: roles, system prompts, skills, what tools answer, quotations."""
ASKED_TIMES = 16
"""
How often each window of them counts for injections, every other once: they are few beside all that is made of them, and what
looks like an attack is mostly a request. Threats, which stand in documents, are not found better by it.
"""
RARE = {"toxic_or_harmful"}
"""Classes whose rarity stays in the bias: hate, and what is said against it, name groups that everyday texts, by which thresholds are chosen, seldom name."""


def counts_often(source: str, risky: bool) -> bool:
    """Whether the windows of a source count `ASKED_TIMES` for injections."""
    return source in ASKED or (source in AROUND_AI and not risky)


def matrix_of(texts: Iterable[Sequence[int] | numpy.ndarray]) -> csr_matrix:
    """A row a text, given as its tokens, and a column a token or pair, as `Wide` weighs them."""
    columns = []
    for text in texts:
        ids = torch.as_tensor(text)[None]
        there = ids > MASK
        pairs = pairs_of(ids)[there[:, :-1] & there[:, 1:]]
        columns.append(numpy.unique(numpy.concatenate([ids[there].numpy(), VOCABULARY + pairs.numpy()])))
    values = [numpy.full(len(each), max(1, len(each)) ** -0.5, dtype=numpy.float32) for each in columns]
    ends = numpy.cumsum([0, *map(len, columns)])
    shape = len(columns), VOCABULARY + PAIRS
    return csr_matrix((numpy.concatenate(values), numpy.concatenate(columns).astype(numpy.int32), ends), shape=shape)


def fit(wide: Wide, windows: Sequence[Window], asked: numpy.ndarray) -> None:
    """
    Each class anew, from the windows of which it is known; one without examples of both kinds has no share in the mean.
    `asked` says of each window whether it counts more, as what people ask for.
    """
    for weight in wide.parameters():
        weight.zero_()
    told = numpy.stack([numpy.array([each.injection, *each.threats]) for each in windows])
    matrix = matrix_of(each.ids for each in windows)
    for number, name in enumerate(CLASSES):
        known = numpy.flatnonzero(told[:, number] >= 0)
        labels = told[known, number].astype(int)
        if len(set(labels)) < 2:
            continue
        times = numpy.where(asked[known] & (name == "injection"), ASKED_TIMES, 1.0)
        risky = numpy.average(labels, weights=times)
        line = SGDClassifier(loss="log_loss", alpha=PENALTY, average=True, max_iter=ROUNDS, tol=None, random_state=1)
        line.fit(matrix[known], labels, sample_weight=times)
        weights = torch.from_numpy(line.coef_[0]).float()
        wide.tokens.weight[:, number] = on_steps(weights[:VOCABULARY])
        wide.pairs.weight[:, number] = on_steps(weights[VOCABULARY:])
        # As if there were as many of both kinds: how rare a class is here says nothing of the documents to come.
        prior = 0 if name in RARE else numpy.log(risky / (1 - risky))
        wide.bias[number] = float(line.intercept_[0] - prior)
        wide.share[number] = SHARE
        right = line.score(matrix[known], labels, sample_weight=times)
        print(f"{name}: {len(known):,} windows, {risky:.1%} risky, {right:.1%} right", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    rows_options(parser)
    parser.add_argument("--guard", type=pathlib.Path, required=True, help="checkpoint")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    tokenizer = Tokenizer.from_file(str(arguments.tokenizer))
    rows = training_rows(arguments.data, arguments.seeds, arguments.corpus, arguments.made, arguments.most)
    guard = Guard(VOCABULARY)
    guard.load_state_dict(saved(arguments.guard))
    windows: list[Window] = []
    asked: list[bool] = []
    for row in rows:
        made = windows_of(row, tokenizer, WINDOWS_A_ROW)
        windows += made
        asked += [counts_often(row.source, row.injection is not False)] * len(made)
    with torch.no_grad():
        fit(guard.wide, windows, numpy.array(asked))
    save(guard.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
