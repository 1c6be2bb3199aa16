"""Reads labelled rows and says, of each, what every head should answer.

A head that a row says nothing about gets None and no loss: a text without an
injection may still hold names that nobody has marked.
"""

import dataclasses
import gzip
import itertools
import json
import pathlib
from collections.abc import Iterator
from typing import Any

THREATS = [
    "instruction_override",
    "secrets_access",
    "tool_abuse",
    "harmful_behavior",
    "exfiltration_attempt",
    "toxic_or_harmful",
    "phishing",
    "malware",
]
"""Classes of the interface, in the order of the head."""

THREAT_OF = {
    "harmful_request": "harmful_behavior",
    "malicious_command": "tool_abuse",
    "tool_abuse": "tool_abuse",
    "exploit_payload": "tool_abuse",
    "toxic_hate": "toxic_or_harmful",
    "phishing": "phishing",
    "spam_scam": "phishing",
    "malicious_code": "malware",
    "exfiltration": "exfiltration_attempt",
}
OVERRIDES = {"direct", "direct_injection", "instruction_override", "jailbreak", "override", "persona_replacement"}
LEAKS = {"system_prompt_extraction", "prompt_extraction", "prompt_leak", "system_extraction"}

JUDGED = {
    "injection": ("injection", ["attack"]),
    "threat": ("threat", THREATS),
    "dlp": ("confidential", ["INTERNAL_RECORD"]),
}
"""Categories with their head, which judges a whole chunk, and its classes."""

ENTITIES = ["PERSON", "ADDRESS", "ORGANIZATION", "LOCATION", "DATE_OF_BIRTH", "SPECIAL_CATEGORY"]
"""What no rule can see; the rest of the labelled spans is the rules' own."""

ENTITY_OF = {
    "person": "PERSON",
    "street_address": "ADDRESS",
    "organization": "ORGANIZATION",
    "location": "LOCATION",
    "date_of_birth": "DATE_OF_BIRTH",
    "medical_condition": "SPECIAL_CATEGORY",
    "medication": "SPECIAL_CATEGORY",
    "disability": "SPECIAL_CATEGORY",
    "sexual_orientation": "SPECIAL_CATEGORY",
    "religion": "SPECIAL_CATEGORY",
    "political_affiliation": "SPECIAL_CATEGORY",
}
NAMES_ONLY = {"germeval14", "wnut17", "wikigold_re3d_sec"}
"""Sources in which only persons, organisations and places are marked."""
DATES_ALIKE = {"meddocan", "presidio_generated_large", "presidio_synth_v2"}
"""Sources that mark dates of birth as dates, and no special categories."""

OF_TAGGER = {"pii_names", "pii_written"}
"""Files whose names the tagger of names learns, and nothing else is said of their texts."""

CONFIDENTIAL_KINDS = {"finance", "hr", "legal", "internal_and_tech"}


@dataclasses.dataclass(frozen=True)
class Row:
    """A text with what is known of it."""

    text: str
    source: str
    lang: str
    group: str
    injection: bool | None = None
    payload: tuple[int, int] | None = None
    """Where the injection stands, or the harmless text that was planted like one, in code points; None where it is the whole text."""
    threats: frozenset[str] | None = None
    confidential: bool | None = None
    entities: tuple[tuple[int, int, str], ...] | None = None
    """Marked stretches, in code points."""
    unmarked: frozenset[str] = frozenset()
    """Entities that are not marked in this source."""
    open_threats: frozenset[str] = frozenset()
    """Classes that it may be as well: a persona without limits is mostly asked for something harmful."""
    pair: str | None = None
    """What an attack has in common with its harmless twin, and with no other row."""


def entries(path: pathlib.Path, every: int = 1) -> Iterator[dict[str, Any]]:
    """Each `every`-th entry of a gzipped file of JSON lines, from the first on."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in itertools.islice(lines, 0, None, every):
            yield json.loads(line)


def read_rows(folder: pathlib.Path) -> Iterator[Row]:
    """
    The rows of `train/`, `test/` or `validation/`; quoted attacks, which are for neither side, are left out. Files are
    named after their task and what makes them apart (`injection_written`).
    """
    for path in sorted(folder.glob("*.jsonl.gz")):
        stem = path.name.removesuffix(".jsonl.gz")
        if stem in OF_TAGGER:
            continue
        task = stem.partition("_")[0]
        for entry in entries(path):
            if not entry.get("quotes_payload"):
                yield row_of(task, entry)


def others(threats: frozenset[str]) -> frozenset[str]:
    """The classes beside those that are named."""
    return frozenset(THREATS) - threats


def row_of(task: str, entry: dict[str, Any]) -> Row:
    """What one labelled entry of a task says. ValueError for a task that there is not."""
    known = {
        "text": entry["text"],
        "source": entry["source"],
        "lang": entry.get("lang", "en"),
        "group": str(entry.get("group") or entry["id"]),
    }
    label, kind = bool(entry["label"]), entry.get("class")
    if task == "injection":
        span = entry.get("payload_span") or entry.get("twin_span")
        threats = None
        if label and kind in OVERRIDES:
            threats = frozenset(["instruction_override"])
        elif label and kind in LEAKS:
            threats = frozenset(["secrets_access"])
        elif not label and (kind or "").startswith("benign"):
            threats = frozenset()
        return Row(
            **known,
            injection=label,
            payload=tuple(span) if span else None,
            threats=threats,
            pair=entry.get("pair"),
            open_threats=others(threats) if threats else frozenset(),
        )
    if task == "benign":
        # Published texts, chats and mailing lists, but for some made papers of a company or about its customers.
        confidential = None if (entry.get("kind") or "").startswith("business") else False
        return Row(**known, injection=False, threats=frozenset(), confidential=confidential)
    if task == "threat":
        threat = THREAT_OF.get(kind or "")
        return Row(**known, threats=frozenset([threat] if threat and label else []))
    if task == "dlp":
        if entry.get("task") != "doc_class":
            # A string that is a secret or looks like one is the rules' to find; it tells nobody to do anything.
            return Row(**known, injection=False, threats=frozenset())
        private = entry["source"] == "synth_documents" and kind in CONFIDENTIAL_KINDS and label
        return Row(**known, confidential=bool(entry.get("marked")) or private)
    if task == "pii":
        spans = tuple(
            (span["start"], span["end"], ENTITY_OF[span["label"]])
            for span in entry["spans"]
            if span["label"] in ENTITY_OF
        )
        unmarked = frozenset[str]()
        if entry["source"] in NAMES_ONLY:
            unmarked = frozenset(ENTITIES) - {"PERSON", "ORGANIZATION", "LOCATION"}
        elif entry["source"] in DATES_ALIKE:
            unmarked = frozenset(["DATE_OF_BIRTH", "SPECIAL_CATEGORY"])
        return Row(**known, entities=spans, unmarked=unmarked - {name for _, _, name in spans})
    raise ValueError(f"no task is called {task}")
