"""That the tagger's network says nearly the same where what is equal is computed once, in bytes, and that its weights come back."""

import re

import numpy
import onnxruntime
import pytest
import torch

from assay_training.export_names import rounded, written
from assay_training.names_features import AFFIX_ROWS, AFFIXES, FORM_ROWS, FORMS
from assay_training.names_network import REACH, Tagger
from assay_training.names_onnx import EXACT, FARTHEST, feeds, network, step_of, weights_of
from assay_training.quicker import MOST
from assay_training.restore import restored_tagger


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    """One whose tables a pack holds as they are."""
    torch.manual_seed(3)
    made = Tagger().eval()
    with torch.no_grad():
        for table in (made.form, made.affix):
            whole, scale = (torch.from_numpy(each) for each in rounded(table.weight))
            table.weight.copy_(whole * scale)
        for layer in (made.begin, *made.layers[:EXACT]):
            layer.linear.weight.copy_(layer.linear.weight.half())
    return made


def text_of(words: int, different: int) -> numpy.ndarray:
    """Rows of the words of a text that has so many different ones."""
    drawn = numpy.random.default_rng(words)
    forms = drawn.integers(0, FORM_ROWS, (different, FORMS))
    affixes = drawn.integers(0, AFFIX_ROWS, (different, AFFIXES))
    return numpy.concatenate([forms, affixes], axis=1)[drawn.integers(0, different, words)]


@pytest.mark.parametrize(("words", "different"), [(1, 1), (2, 1), (9, 2), (60, 3), (60, 60), (400, 2)])
def test_it_says_nearly_the_same_as_while_it_learned(tagger: Tagger, words: int, different: int) -> None:
    rows = text_of(words, different)
    whole = torch.from_numpy(rows)[None]
    with torch.no_grad():
        expected = tagger(whole[..., :FORMS], whole[..., FORMS:], torch.ones(1, words, 1))[0].numpy()
    given, numbers = feeds(rows)
    session = onnxruntime.InferenceSession(written(tagger).SerializeToString())
    (scores,) = session.run(None, given)
    # Of 256 steps a few layers are a hundredth or two off.
    assert numpy.abs(scores[numbers] - expected).max() < 0.05 * numpy.abs(expected).max()


def test_what_a_word_scores_hangs_on_what_the_network_sees_of_it_alone(tagger: Tagger) -> None:
    far = sum(REACH)
    rows = text_of(300, 90)
    # Words that are like none other, beyond what the middle sees.
    other = numpy.concatenate([rows[:100], text_of(100 + 2 * far, 100)[: 100 + far], rows[100 + far :]])
    session = onnxruntime.InferenceSession(written(tagger).SerializeToString())
    ends = []
    for each in (rows, other):
        given, numbers = feeds(each)
        (scores,) = session.run(None, given)
        ends.append(scores[numbers][-100 + far :])
    assert (ends[0] == ends[1]).all()


def test_what_is_cut_off_is_told_by_the_norms(tagger: Tagger) -> None:
    weights = {name: values.numpy() for name, values in tagger.state_dict().items()}
    # Norms that have learned nothing give one as the mean of squares, each.
    assert [step_of(weights, number) * MOST / FARTHEST for number in (1, 3)] == pytest.approx([2**0.5, 2])


def test_words_that_repeat_are_few_contexts() -> None:
    given, _ = feeds(text_of(400, 1))
    assert [len(given["rows"]), len(given["beside_0"]), len(given["beside_4"])] == [1, 3, 21]


def test_its_weights_come_back(tagger: Tagger) -> None:
    model = written(tagger)
    assert network(weights_of(model)).SerializeToString() == model.SerializeToString()


def test_a_training_can_go_on_from_a_pack(tagger: Tagger) -> None:
    weights = restored_tagger(written(tagger), tagger.follows.tolist())
    for name, values in tagger.state_dict().items():
        is_whole = re.fullmatch(r"layers\.[1-4]\.linear\.weight", name)
        assert torch.allclose(values, weights[name], atol=float(values.abs().max()) / 100 if is_whole else 1e-6), name
