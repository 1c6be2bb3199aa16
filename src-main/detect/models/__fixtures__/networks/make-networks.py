"""Makes the tiny networks beside it, a few KB each; run by hand when one must change.

Needs `onnx` 1.23 and `numpy`. The weights are set, not trained: a word that matters gets
a direction of its own in the embedding, so that the tests know what a network answers. Same bytes
out on every run.

    python src-main/detect/models/__fixtures__/networks/make-networks.py
"""

import json
from pathlib import Path

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper, save_model

HERE = Path(__file__).parent
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
WORDS = "ignore previous instructions secret alice smith berlin a the all and in is of park please print walk".split()
LETTERS = "abcdefghijklmnopqrstuvwxyz"
VOCABULARY = [*SPECIAL, *WORDS, *LETTERS[1:], *(f"##{letter}" for letter in LETTERS), *"0123456789.,!?"]
IDS = {token: number for number, token in enumerate(VOCABULARY)}
WIDTH = 8
# Old enough for every runtime of the last years.
OPSET, IR = 13, 8


def tokenizer() -> dict:
    special = lambda token: {"id": token, "ids": [IDS[token]], "tokens": [token]}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [
            {"id": IDS[token], "content": token, "single_word": False, "lstrip": False,
             "rstrip": False, "normalized": False, "special": True}
            for token in SPECIAL
        ],
        "normalizer": {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True,
                       "strip_accents": None, "lowercase": True},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {
            "type": "TemplateProcessing",
            "single": [{"SpecialToken": {"id": "[CLS]", "type_id": 0}},
                       {"Sequence": {"id": "A", "type_id": 0}},
                       {"SpecialToken": {"id": "[SEP]", "type_id": 0}}],
            "pair": [{"SpecialToken": {"id": "[CLS]", "type_id": 0}},
                     {"Sequence": {"id": "A", "type_id": 0}},
                     {"SpecialToken": {"id": "[SEP]", "type_id": 0}},
                     {"Sequence": {"id": "B", "type_id": 1}},
                     {"SpecialToken": {"id": "[SEP]", "type_id": 1}}],
            "special_tokens": {"[CLS]": special("[CLS]"), "[SEP]": special("[SEP]")},
        },
        "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True},
        "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                  "max_input_chars_per_word": 100, "vocab": IDS},
    }


TOKENIZER_CONFIG = {
    "tokenizer_class": "BertTokenizer", "do_lower_case": True, "model_max_length": 64,
    "pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]",
}


def embedding(directions: dict) -> np.ndarray:
    """Zero but for the words given, which get a 1 in the column given."""
    table = np.zeros((len(VOCABULARY), WIDTH), dtype=np.float32)
    for word, column in directions.items():
        table[IDS[word], column] = 1
    return table


def info(name: str, kind: int, shape) -> object:
    return helper.make_tensor_value_info(name, kind, shape)


def network(nodes, inputs, labels, rank, weights, opset=OPSET, shape=("batch", "length"), output=TensorProto.FLOAT):
    constants = [numpy_helper.from_array(value, name) for name, value in weights.items()]
    graph = helper.make_graph(
        nodes, "tiny",
        [info(name, TensorProto.INT64, shape) for name in inputs],
        [info("logits", output, [*shape, labels] if rank == 3 else [shape[0], labels])],
        constants,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=IR,
                             producer_name="make-networks")


def mean_nodes(table: str) -> list:
    """Embeddings of the tokens under the mask, averaged."""
    node = helper.make_node
    return [
        node("Cast", ["attention_mask"], ["mask"], to=TensorProto.FLOAT),
        node("Unsqueeze", ["mask", "last"], ["column"]),
        node("Mul", [table, "column"], ["seen"]),
        node("ReduceSum", ["seen", "first"], ["sum"], keepdims=0),
        node("ReduceSum", ["column", "first"], ["count"], keepdims=0),
        node("Div", ["sum", "count"], ["mean"]),
        node("MatMul", ["mean", "weight"], ["scores"]),
        node("Add", ["scores", "bias"], ["logits"]),
    ]


AXES = {"last": np.array([2], dtype=np.int64), "first": np.array([1], dtype=np.int64)}
ATTACK = {"ignore": 0, "previous": 0, "instructions": 0}


def sequence(bias=(2, -2), **changes):
    """SAFE or INJECTION: the share of `ignore`, `previous` and `instructions` decides."""
    weight = np.zeros((WIDTH, 2), dtype=np.float32)
    weight[0] = [-10, 10]
    weights = {"embedding": embedding(ATTACK), "weight": weight,
               "bias": np.array(bias, dtype=np.float32), **AXES}
    nodes = [helper.make_node("Gather", ["embedding", "input_ids"], ["vectors"]), *mean_nodes("vectors")]
    return network(nodes, ["input_ids", "attention_mask"], 2, 2, weights, **changes)


def short():
    """Fails from 33 tokens on: it has no place for more."""
    model = sequence()
    graph = model.graph
    constants = {"places": np.zeros((32, WIDTH), dtype=np.float32), "zero": np.array(0, dtype=np.int64),
                 "one": np.array(1, dtype=np.int64)}
    graph.initializer.extend(numpy_helper.from_array(value, name) for name, value in constants.items())
    graph.node[0].output[0] = "words"
    node = helper.make_node
    for place, each in enumerate([
        node("Shape", ["input_ids"], ["shape"]),
        node("Gather", ["shape", "one"], ["length"]),
        node("Range", ["zero", "length", "one"], ["numbers"]),
        node("Gather", ["places", "numbers"], ["place"]),
        node("Add", ["words", "place"], ["vectors"]),
    ]):
        graph.node.insert(1 + place, each)
    return model


def tokens():
    """O, B-PER, I-PER, B-LOC, I-LOC: `alice smith` is a person, `berlin` a place. Reads no mask."""
    weight = np.zeros((WIDTH, 5), dtype=np.float32)
    weight[1, 1], weight[2, 2], weight[3, 3] = 10, 10, 10
    weights = {"embedding": embedding({"alice": 1, "smith": 2, "berlin": 3}), "weight": weight,
               "bias": np.array([4, 0, 0, 0, 0], dtype=np.float32)}
    nodes = [helper.make_node("Gather", ["embedding", "input_ids"], ["vectors"]),
             helper.make_node("MatMul", ["vectors", "weight"], ["scores"]),
             helper.make_node("Add", ["scores", "bias"], ["logits"])]
    return network(nodes, ["input_ids"], 5, 3, weights)


def types():
    """Three labels that do not exclude each other, and token types, which add nothing when 0."""
    weight = np.zeros((WIDTH, 3), dtype=np.float32)
    weight[0, 0], weight[4, 1], weight[5, 2] = 10, 10, 10
    weights = {"embedding": embedding({**ATTACK, "secret": 4, "print": 5}),
               "kinds": np.array([[0] * WIDTH, [9] * WIDTH], dtype=np.float32), "weight": weight,
               "bias": np.array([-2, -2, -2], dtype=np.float32), **AXES}
    nodes = [helper.make_node("Gather", ["embedding", "input_ids"], ["words"]),
             helper.make_node("Gather", ["kinds", "token_type_ids"], ["kind"]),
             helper.make_node("Add", ["words", "kind"], ["vectors"]), *mean_nodes("vectors")]
    return network(nodes, ["input_ids", "attention_mask", "token_type_ids"], 3, 2, weights)


def config(architecture: str, labels, **more) -> dict:
    return {"architectures": [architecture], "model_type": "bert", "max_position_embeddings": 64,
            "id2label": {str(number): label for number, label in enumerate(labels)},
            "label2id": {label: number for number, label in enumerate(labels)}, **more}


def write(folder: str, model, settings: dict) -> None:
    path = HERE / folder
    path.mkdir(exist_ok=True)
    save_model(model, path / "model.onnx")
    files = {"config": settings, "tokenizer": tokenizer(), "tokenizer_config": TOKENIZER_CONFIG}
    for name, value in files.items():
        (path / f"{name}.json").write_text(json.dumps(value, indent=1) + "\n")


def write_bad(name: str, model, **external) -> None:
    path = HERE / "bad"
    path.mkdir(exist_ok=True)
    save_model(model, path / f"{name}.onnx", **external)


def main() -> None:
    labels = ["SAFE", "INJECTION"]
    for folder, model, settings in [
        ("sequence", sequence(), config("BertForSequenceClassification", labels)),
        ("tokens", tokens(), config("BertForTokenClassification", ["O", "B-PER", "I-PER", "B-LOC", "I-LOC"])),
        ("types", types(), config("BertForSequenceClassification", ["override", "secrets", "toxic"],
                                  problem_type="multi_label_classification")),
    ]:
        checker.check_model(model)
        write(folder, model, settings)

    # Networks that cannot be used, each for one reason; they lie without config and tokenizer.
    write_bad("opset-too-new", sequence(opset=99))
    write_bad("fixed-length", sequence(shape=(1, 16)))
    write_bad("short-texts", short())
    write_bad("not-a-number", sequence(bias=(np.nan, 0)))
    unknown = sequence()
    unknown.graph.node[0].op_type = "GatherElsewhere"
    write_bad("unknown-operator", unknown)
    images = sequence()
    images.graph.input.append(info("pixel_values", TensorProto.FLOAT, ["batch", 3]))
    write_bad("other-input", images)
    write_bad("external-data", sequence(), save_as_external_data=True, location="external-data.onnx_data",
              size_threshold=64)
    (HERE / "bad" / "external-data.onnx_data").unlink()


if __name__ == "__main__":
    main()
