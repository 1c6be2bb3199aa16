"""
Elaborate scenes around a request, composed of parts of `seeds/scenes`: role, setting, story, manner. The same scenes
carry harmless and harmful requests, so that a scene alone says nothing.
"""

import pathlib
import random
import re
from collections.abc import Iterator, Sequence

import yaml

from assay_training.rows import Row
from assay_training.seeds import Requests, expand

PART = re.compile(r"\{([A-Za-z]+)\}")
PRONOUNS = [
    {"she": "she", "She": "She", "her": "her"},
    {"she": "he", "She": "He", "her": "him"},
    {"she": "they", "She": "They", "her": "them"},
]
DEPTH = 4
"""Parts within parts."""


def scene(parts: dict[str, list[str]], goal: str, chance: random.Random) -> str:
    """One scene with the request in it, which is put in last, so that nothing in it is taken for a part."""
    pronouns = chance.choice(PRONOUNS)

    def filled(found: re.Match[str]) -> str:
        name = found.group(1)
        if name in pronouns:
            return pronouns[name]
        if name == "goal":
            return found.group(0)
        made = chance.choice(parts[name.lower()])
        return made[:1].upper() + made[1:] if name[0].isupper() else made

    text = chance.choice(parts["frame"])
    for _ in range(DEPTH):
        text = expand(PART.sub(filled, text), chance)
    text = re.sub(r"\s+([.,])", r"\1", re.sub(r"\s{2,}", " ", text))
    text = re.sub(r"^[,.\s]+", "", text)
    return text.replace("{goal}", goal.strip())


def scene_rows(
    folder: pathlib.Path, innocent: Sequence[Row], harmful: Sequence[Row], count: int, seed: int
) -> Iterator[Row]:
    """Scenes with harmful and harmless requests by turns; each two share their parts."""
    parts = yaml.safe_load((folder / "en.yaml").read_text(encoding="utf-8"))
    requests = {True: Requests(harmful), False: Requests(innocent)}
    chance = random.Random(seed)
    for number in range(count // 2):
        composed = chance.randrange(2**32)
        for risky in (True, False):
            request = chance.choice(requests[risky].all)
            yield Row(
                scene(parts, request.text, random.Random(composed)),
                "scene_attacks" if risky else "scene_harmless",
                request.lang,
                f"scene:{number}",
                injection=risky,
                threats=frozenset(["harmful_behavior"] if risky else []),
                open_threats=frozenset(["instruction_override"]),
                confidential=False,
            )
