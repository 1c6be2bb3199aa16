"""How thresholds follow from what the program said of rows that nobody trained on."""

import json
import pathlib

import pytest

from assay_training.calibrate import found, threshold, thresholds_of, union


def test_threshold_is_just_above_the_score_that_is_one_too_many() -> None:
    falling = [0.9, 0.7, 0.2, 0.1]
    assert threshold(falling, 1) == pytest.approx(0.7005)
    assert threshold(falling, 3, lowest=0.3) == 0.3
    assert threshold([1.0, 1.0], 0) == 0.995


def test_classes_share_what_may_be_flagged() -> None:
    harmless = [{"one": number / 100, "two": (99 - number) / 100} for number in range(100)]
    made = thresholds_of(["one", "two"], harmless, share=0.1, lowest=0.3)
    flagged = sum(any(labels[name] >= limit for name, limit in made.items()) for labels in harmless)
    assert flagged == 10
    assert made["one"] == made["two"]


def test_no_threshold_is_below_the_lowest() -> None:
    made = thresholds_of(["one"], [{"one": 0.05}] * 50, share=0.5, lowest=0.4)
    assert made == {"one": 0.4}


def row(positive: bool, score: float) -> dict[str, object]:
    return {"positive": positive, "source": "everyday", "labels": {"any": score}}


def test_the_screen_counts_where_it_helps(tmp_path: pathlib.Path) -> None:
    """The guard ranks half of the attacks below the harmless texts, the screen the other half."""
    guard = [row(True, score) for score in (0.9, 0.9, 0.3, 0.3)] + [row(False, 0.5)] * 400
    screen = [row(True, score) for score in (0.4, 0.4, 0.99, 0.99)] + [row(False, 0.1)] * 400
    assert found(guard, screen, 1.0) == 2
    assert found(guard, screen, 0.6) == 4
    for level, rows in (("l3", guard), ("l2", screen)):
        (tmp_path / level).mkdir()
        lines = "".join(json.dumps(each) + "\n" for each in rows)
        (tmp_path / level / "injection.jsonl").write_text(lines)
    assert union(tmp_path)["injection"] == 0.8
    # Nothing was scored of it: the guard alone.
    assert union(tmp_path)["dlp"] == 1.0
