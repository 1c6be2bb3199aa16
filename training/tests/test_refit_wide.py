import json
import pathlib

import numpy
import onnx
import pytest
from onnx import numpy_helper
from scipy.sparse import csr_matrix

from assay_training.refit_wide import Pack, refitted, times_of
from assay_training.tokenizer import VOCABULARY
from assay_training.wide import CLASSES, PAIRS


def test_a_word_that_honest_texts_have_too_says_nothing() -> None:
    # The first word is in all attacks and, what is new, in as many harmless texts; the second in attacks alone.
    matrix = csr_matrix(numpy.array([[1.0, 1.0, 0.0]] * 20 + [[1.0, 0.0, 0.0]] * 20))
    labels = numpy.array([1] * 20 + [0] * 20)
    weights, bias = refitted(matrix, labels, numpy.ones(40), numpy.array([4.0, 0.0, 7.0]), 0.0, 1e-4)
    said = matrix @ weights + bias
    assert said[0] > 0 > said[-1]
    # Of what stands in no text nothing is learned.
    assert weights[2] == pytest.approx(7.0)


def test_weights_that_are_held_stay_near_where_they_were() -> None:
    matrix = csr_matrix(numpy.array([[1.0], [0.0]]))
    moved = [
        abs(refitted(matrix, numpy.array([0, 1]), numpy.ones(2), numpy.array([3.0]), 0.0, held)[0][0] - 3)
        for held in (10.0, 1e-4)
    ]
    assert moved[0] < 0.2 < moved[1]


def test_honest_mail_counts_more_than_other_harmless_texts() -> None:
    assert times_of("seed_mail_harmless", "phishing", False) > times_of("oss_docs", "phishing", False)


def test_nothing_but_the_column_of_a_class_changes_in_a_pack(tmp_path: pathlib.Path) -> None:
    chance = numpy.random.default_rng(1)
    tensors = {
        "network.wide.bias": chance.normal(size=len(CLASSES)).astype(numpy.float32),
        "network.wide.share": numpy.full(len(CLASSES), 0.65, dtype=numpy.float32),
        "network.other": chance.normal(size=(3, 3)).astype(numpy.float32),
    }
    for table, size in {"tokens": VOCABULARY, "pairs": PAIRS}.items():
        tensors[f"network.wide.{table}.weight.int8"] = chance.integers(-127, 128, (size, len(CLASSES)), numpy.int8)
        tensors[f"network.wide.{table}.weight.scale"] = numpy.ones((1, len(CLASSES)), dtype=numpy.float32)
    graph = onnx.helper.make_graph([], "g", [], [], [numpy_helper.from_array(v, k) for k, v in tensors.items()])
    onnx.save(onnx.helper.make_model(graph), str(tmp_path / "model.onnx"))
    (tmp_path / "manifest.json").write_text('{"files": {"model": {"path": "model.onnx", "sha256": ""}}}')
    number = CLASSES.index("phishing")
    weights = chance.normal(size=VOCABULARY + PAIRS)
    pack = Pack(tmp_path)
    pack.set_column(number, weights, 0.5, 1.0)
    pack.write()
    read, bias = Pack(tmp_path).column(number)
    assert bias == pytest.approx(0.5)
    assert numpy.abs(read - weights).max() < numpy.abs(weights).max() / 127
    others = [each for each in range(len(CLASSES)) if each != number]
    for tensor in onnx.load(str(tmp_path / "model.onnx")).graph.initializer:
        now, before = numpy_helper.to_array(tensor), tensors[tensor.name]
        wide = before.shape[-1] == len(CLASSES)
        assert (now[..., others] == before[..., others]).all() if wide else (now == before).all()
    assert len(json.loads((tmp_path / "manifest.json").read_text())["files"]["model"]["sha256"]) == 64
