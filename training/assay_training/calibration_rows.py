"""Writes the rows by which thresholds are chosen, one file a category: a part of `test/` and `validation/`, and ordinary
documents that lie on this machine. None of them is trained on.
"""

import argparse
import dataclasses
import gzip
import json
import pathlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

from assay_training.rows import entries, row_of

EVERYDAY = {"validation/benign": 2, "test/benign": 2}
"""Files, of each of which every n-th row is taken."""
RISKY = {
    "injection": {"validation/injection": 3, "test/injection": 6},
    "threat": {"validation/threat": 12, "test/threat": 5},
    "dlp": {"test/dlp": 3},
}
LONG_OF_DLP = 3
"""For confidential papers, which the guard finds by whole chunks, only each n-th of the everyday texts: they take long."""


@dataclasses.dataclass(frozen=True)
class Documents:
    """Files of one kind, of which `count` are taken."""

    source: str
    patterns: tuple[str, ...]
    count: int


DOCUMENTS = [
    Documents("readme", ("node_modules/**/README.md", "node_modules/**/readme.md"), 120),
    Documents("changelog", ("node_modules/**/CHANGELOG.md",), 10),
    Documents("node_code", ("node_modules/**/*.js", "node_modules/**/*.d.ts"), 90),
    Documents("debian_doc", ("share/doc/**/README*", "share/doc/**/NEWS*", "share/doc/**/changelog*"), 90),
    Documents("python_code", ("lib/python3*/**/*.py",), 50),
]
LEAST, MOST = 400, 8_000
"""Characters of a document; of longer ones a stretch is taken."""


def document_rows(folders: Sequence[pathlib.Path]) -> Iterator[dict[str, Any]]:
    """Documents below the folders, some of each kind; the same where the same files are there."""
    chance = random.Random(5)
    for kind in DOCUMENTS:
        paths = [path for folder in folders for each in kind.patterns for path in sorted(folder.glob(each))]
        chance.shuffle(paths)
        beginnings: set[str] = set()
        for path in paths:
            if len(beginnings) == kind.count:
                break
            text = read(path)
            if text is None or len(text) < LEAST or text[:LEAST] in beginnings:
                continue
            beginnings.add(text[:LEAST])
            start = chance.randrange(max(1, len(text) - MOST))
            yield {
                "id": f"{kind.source}-{len(beginnings)}",
                "text": text[start : start + MOST],
                "label": 0,
                "class": "benign",
                "source": kind.source,
                "lang": "en",
            }


def read(path: pathlib.Path) -> str | None:
    """The text of a file, also of a gzipped one; None where it is none."""
    try:
        return gzip.open(path, "rt", encoding="utf-8").read() if path.suffix == ".gz" else path.read_text("utf-8")
    except (OSError, EOFError, UnicodeDecodeError):
        return None


def rows(category: str, data: pathlib.Path, documents: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rows of one category; `label` says whether it is the category's."""
    everyday = [*documents]
    for name, each in EVERYDAY.items():
        everyday += entries(data / f"{name}.jsonl.gz", each)
    yield from everyday[:: LONG_OF_DLP if category == "dlp" else 1]
    for name, each in RISKY[category].items():
        for entry in entries(data / f"{name}.jsonl.gz", each):
            if category == "dlp":
                confidential = row_of("dlp", entry).confidential
                if confidential is not None:
                    yield entry | {"label": int(confidential)}
            elif not entry.get("quotes_payload"):
                yield entry


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument(
        "--documents", type=pathlib.Path, nargs="*", default=[], help="folders to look for documents in"
    )
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder of <category>.jsonl.gz")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    documents = list(document_rows(arguments.documents))
    for category in RISKY:
        made = list(rows(category, arguments.data, documents))
        with gzip.open(arguments.out / f"{category}.jsonl.gz", "wt", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in made)
        print(f"{category}: {len(made):,} rows, {sum(row['label'] for row in made):,} of them risky")


if __name__ == "__main__":
    main()
