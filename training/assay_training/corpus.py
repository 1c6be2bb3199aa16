"""Plain text for pretraining, from packages of Debian and from the training rows.

Debian is the largest body of text that anyone can fetch again, with its
licences beside it: manuals, help pages and stories in some forty languages,
mails aside. Each package is unpacked in a folder of its own and never installed.
"""

import argparse
import gettext
import gzip
import hashlib
import html.parser
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import unicodedata
import zipfile
from collections.abc import Iterable, Iterator

from assay_training.rows import entries

LANGUAGES = (
    "ar bg ca cs da de el en-gb en-us es et fi fr hi hu id it ja ko nl pl pt pt-br ro ru sk sl sv "
    "th tr uk vi zh-cn zh-tw"
).split()

# Of Debian 12; a name that a later one lacks is passed over and told.
PACKAGES = [
    *(f"libreoffice-help-{language}" for language in LANGUAGES),
    *(
        f"manpages-{language}"
        for language in "cs da de es fi fr hu it ja ko nl pl pt-br ro ru sr sv tr uk vi zh".split()
    ),
    *(f"fortunes-{language}" for language in "bg br cs de eo es fr ga it pl ru zh".split()),
    *(f"debian-reference-{language}" for language in "de en es fr it ja pt pt-br zh-cn zh-tw".split()),
    *(f"aptitude-doc-{language}" for language in "cs en es fi fr it ja nl ru".split()),
    *(
        "apache2-doc bible-kjv-text debian-handbook debian-policy developers-reference "
        "developers-reference-de developers-reference-fr developers-reference-ja "
        "developers-reference-ru exim4-base fortunes git-doc gnome-user-docs installation-guide-amd64 mutt "
        "openjdk-17-doc postgresql-doc-15 python3.11-doc r-doc-html samba wesnoth-1.16-data"
    ).split(),
]

MIN_CHARS = 200
"""A shorter document says too little; lines of message catalogues are joined until they reach it."""
MAX_CHARS = 20_000
MAX_SHARE_PER_PACKAGE = 12_000_000
"""Characters: one manual must not drown the languages."""

BLOCKS = frozenset("p div li tr br h1 h2 h3 h4 h5 h6 dt dd pre td th section article title".split())


class _Reader(html.parser.HTMLParser):
    """The text of a page, a line a block."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[str] = []
        self.skipping = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "style"):
            self.skipping += 1
        if tag in BLOCKS:
            self.pieces.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style") and self.skipping:
            self.skipping -= 1
        if tag in BLOCKS:
            self.pieces.append("\n")

    def handle_data(self, data: str) -> None:
        if not self.skipping:
            self.pieces.append(data)


def page_text(markup: str) -> str:
    reader = _Reader()
    reader.feed(markup)
    return tidy("".join(reader.pieces))


ROFF = re.compile(r"^[.'].*$|\\f[BIRP1-4]|\\\(..|\\[&|/,]|\\\*\[?\w+\]?", re.MULTILINE)


def manual_text(source: str) -> str:
    """A manual page without its requests; the few words that stand in them are lost."""
    return tidy(ROFF.sub("", source).replace(r"\-", "-").replace(r"\e", "\\"))


def tidy(text: str) -> str:
    lines = (" ".join(line.split()) for line in text.splitlines())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def catalogue_text(path: pathlib.Path) -> Iterator[str]:
    """Translated sentences of a message catalogue, joined to documents."""
    with path.open("rb") as file:
        # The class has no other way to list them.
        messages = vars(gettext.GNUTranslations(file))["_catalog"]
    pieces: list[str] = []
    size = 0
    for key, value in messages.items():
        if not isinstance(value, str) or key == "" or value == key or len(value) < 20:
            continue
        line = re.sub(r"<[^>]*>", "", value).strip()
        pieces.append(line)
        size += len(line)
        if size > 2_000:
            yield "\n".join(pieces)
            pieces, size = [], 0
    if size > MIN_CHARS:
        yield "\n".join(pieces)


def texts_of(path: pathlib.Path) -> Iterator[str]:
    """The documents of one file; nothing where it holds no prose."""
    name = path.name.lower()
    if name.endswith(".mo"):
        yield from catalogue_text(path)
        return
    if name.endswith(".epub"):
        with zipfile.ZipFile(path) as book:
            for entry in book.namelist():
                if entry.endswith((".xhtml", ".html")):
                    yield page_text(book.read(entry).decode("utf-8", "replace"))
        return
    data = path.read_bytes()
    if name.endswith(".gz"):
        data, name = gzip.decompress(data), name[:-3]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return
    if name.endswith((".html", ".htm", ".xhtml", ".page", ".xhp")):
        yield page_text(text)
    elif re.search(r"\.[1-8][a-z]*$", name):
        yield manual_text(text)
    elif (name.endswith((".txt", ".md", ".rst", ".cfg")) or "." not in name) and "\0" not in text:
        yield tidy(text)


def is_prose(text: str) -> bool:
    """Letters make up most of it, and it is no table of numbers."""
    sample = text[:4_000]
    letters = sum(unicodedata.category(char)[0] in "LM" for char in sample)
    return letters > 0.55 * len(sample)


def pieces(text: str) -> Iterator[str]:
    """Cuts long documents at paragraph ends."""
    while len(text) > MAX_CHARS:
        at = text.rfind("\n", MAX_CHARS // 2, MAX_CHARS)
        at = at if at > 0 else MAX_CHARS
        yield text[:at]
        text = text[at:].lstrip()
    yield text


def fetch(package: str, folder: pathlib.Path) -> pathlib.Path | None:
    """Downloads and unpacks a package once; nothing where Debian has no such package."""
    target = folder / package
    if target.exists():
        return target
    done = subprocess.run(["apt-get", "download", package], cwd=folder, capture_output=True, check=False)
    archives = sorted(folder.glob(f"{package}_*.deb"))
    if done.returncode != 0 or not archives:
        return None
    unpacking = folder / f"{package}.part"
    shutil.rmtree(unpacking, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-x", archives[0], unpacking], check=True)
    unpacking.rename(target)
    archives[0].unlink()
    return target


def package_texts(root: pathlib.Path) -> Iterator[str]:
    left = MAX_SHARE_PER_PACKAGE
    paths = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    random.Random(1).shuffle(paths)
    for path in paths:
        try:
            for text in texts_of(path):
                for piece in pieces(text):
                    if len(piece) >= MIN_CHARS and is_prose(piece):
                        left -= len(piece)
                        yield piece
        except (OSError, EOFError, zipfile.BadZipFile, AssertionError, UnicodeDecodeError, ValueError):
            continue
        if left < 0:
            return


def row_texts(data: pathlib.Path) -> Iterator[str]:
    """Texts of the training rows, validation and test left out."""
    for path in sorted((data / "train").glob("*.jsonl.gz")):
        for entry in entries(path):
            yield entry["text"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True, help="folder with train/*.jsonl.gz")
    parser.add_argument("--cache", type=pathlib.Path, required=True, help="where packages are unpacked")
    parser.add_argument("--packages", nargs="*", default=PACKAGES, help="instead of all of them")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="one JSON object a line")
    arguments = parser.parse_args()
    arguments.cache.mkdir(parents=True, exist_ok=True)
    seen: set[bytes] = set()
    totals: dict[str, int] = {}
    with gzip.open(arguments.out, "wt", encoding="utf-8", compresslevel=4) as out:

        def write(source: str, texts: Iterable[str]) -> None:
            for text in texts:
                mark = hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=8).digest()
                if mark in seen:
                    continue
                seen.add(mark)
                totals[source] = totals.get(source, 0) + len(text)
                out.write(json.dumps({"source": source, "text": text}, ensure_ascii=True) + "\n")

        write("rows", row_texts(arguments.data))
        for name in arguments.packages:
            root = fetch(name, arguments.cache)
            if root is None:
                print(f"{name}: no such package", file=sys.stderr)
            else:
                write(name, package_texts(root))
    for source, size in sorted(totals.items(), key=lambda item: -item[1]):
        print(f"{size:>12,} {source}")
    print(f"{sum(totals.values()):>12,} characters")


if __name__ == "__main__":
    main()
