"""Trains the one tokenizer of all shipped models, and cuts the corpus into tokens.

Byte-level BPE: every text has tokens, and the bytes of a word's tokens are the
bytes of the word, so that places in tokens are places in the text. Words are
short by construction, so that no text can make encoding slow and the words of
a text can be remembered.
"""

import argparse
import pathlib
import random
from collections.abc import Iterator

import numpy
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

from assay_training.rows import entries

VOCABULARY = 24_576
SPECIAL = ["[PAD]", "[CLS]", "[SEP]", "[MASK]"]
PAD, CLS, SEP, MASK = range(4)

WORD = r" ?[\p{L}\p{M}]{1,20}| ?\p{N}{1,3}| ?[^\s\p{L}\p{M}\p{N}]{1,8}|\s{1,16}"

SAMPLE_CHARS = 60_000_000
"""Characters that the vocabulary is learned from; more change it little."""
SOURCE_SHARE = 2_000_000
"""Of one package, so that each language gets its words."""


def sample(path: pathlib.Path) -> Iterator[str]:
    left: dict[str, int] = {"rows": 10 * SOURCE_SHARE}
    total = 0
    for entry in entries(path):
        source, text = entry["source"], entry["text"]
        remaining = left.get(source, SOURCE_SHARE)
        if remaining <= 0 or total > SAMPLE_CHARS:
            continue
        left[source] = remaining - len(text)
        total += len(text)
        yield text.encode("utf-8", "replace").decode("utf-8")


def train(path: pathlib.Path) -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(WORD), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY,
        special_tokens=SPECIAL,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        min_frequency=3,
        show_progress=False,
    )
    tokenizer.train_from_iterator(sample(path), trainer)
    return tokenizer


def encode_corpus(tokenizer: Tokenizer, path: pathlib.Path, out: pathlib.Path) -> int:
    """Writes the tokens of all documents, in random order, each after a separator."""
    texts = [entry["text"].encode("utf-8", "replace").decode("utf-8") for entry in entries(path)]
    random.Random(1).shuffle(texts)
    total = 0
    with out.open("wb") as file:
        for start in range(0, len(texts), 1_000):
            for encoded in tokenizer.encode_batch(texts[start : start + 1_000], add_special_tokens=False):
                ids = numpy.array([SEP, *encoded.ids], dtype=numpy.uint16)
                file.write(ids.tobytes())
                total += len(ids)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="tokenizer.json")
    parser.add_argument("--tokens", type=pathlib.Path, help="where the tokens of the corpus go")
    arguments = parser.parse_args()
    tokenizer = train(arguments.corpus)
    tokenizer.save(str(arguments.out))
    if arguments.tokens:
        print(f"{encode_corpus(tokenizer, arguments.corpus, arguments.tokens):,} tokens")


if __name__ == "__main__":
    main()
