"""The likeliest labelling and the probability of its entities, against trying every labelling."""

import itertools

import numpy
import pytest

from assay_training.names_decode import BEGINS, ENDS, FOLLOWS, entities, likeliest
from assay_training.names_rows import CLASSES

LABELS = range(len(CLASSES))


def possible(words: int) -> list[tuple[int, ...]]:
    return [
        path
        for path in itertools.product(LABELS, repeat=words)
        if BEGINS[path[0]] and ENDS[path[-1]] and all(FOLLOWS[one, two] for one, two in itertools.pairwise(path))
    ]


def weight(path: tuple[int, ...], scores: numpy.ndarray, follows: numpy.ndarray) -> float:
    own = sum(float(scores[place, label]) for place, label in enumerate(path))
    return own + sum(float(follows[one, two]) for one, two in itertools.pairwise(path))


@pytest.mark.parametrize("seed", range(4))
def test_likeliest_labelling_of_two_words(seed: int) -> None:
    chance = numpy.random.default_rng(seed)
    scores, follows = chance.normal(size=(2, len(CLASSES))), chance.normal(size=(len(CLASSES), len(CLASSES)))
    best = max(possible(2), key=lambda path: weight(path, scores, follows))
    assert tuple(likeliest(scores, follows)) == best


def test_probability_of_an_entity_is_the_share_of_the_labellings_that_hold_it() -> None:
    chance = numpy.random.default_rng(5)
    scores, follows = chance.normal(size=(2, len(CLASSES))), chance.normal(size=(len(CLASSES), len(CLASSES)))
    begin, last = CLASSES.index("B-PERSON"), CLASSES.index("L-PERSON")
    scores[0, begin] += 4
    scores[1, last] += 4
    weights = {path: numpy.exp(weight(path, scores, follows)) for path in possible(2)}
    wanted = weights[begin, last] / sum(weights.values())
    ((first, end, name, score),) = entities(scores, follows)
    assert (first, end, name) == (0, 1, "PERSON")
    assert score == pytest.approx(wanted, rel=1e-6)


def test_nothing_is_found_where_there_is_nothing() -> None:
    follows = numpy.zeros((len(CLASSES), len(CLASSES)))
    assert entities(numpy.zeros((0, len(CLASSES))), follows) == []
    outside = numpy.zeros((3, len(CLASSES)))
    outside[:, CLASSES.index("O")] = 9
    assert entities(outside, follows) == []
