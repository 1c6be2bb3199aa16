"""Fits the model that tells secrets from look-alikes: boosted trees over what `secret-candidates.ts` saw."""

import argparse
import json
import pathlib
from typing import Any

import numpy as np
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.model_selection import StratifiedKFold, cross_val_predict

# Rows whose labels are those of a rule's own test: a key of a service is called a secret there also where
# it is a user name, a host or a public key. They count for less; so does each of the many names of installed packages.
WEIGHTS = {"kingfisher_examples": 0.5, "gitleaks_fixtures": 0.5, "node_modules": 0.1}
# A value in which as many characters follow the one before (`abcdef1234567890`) was typed as an example; that
# a rule's own test calls it a secret is nothing to learn.
COUNTED = 0.35
# Share of what asks the model in installed packages that may pass: names such as `token =`, of which a reader
# of source code meets hundreds a day.
LOOK_ALIKES = 0.004
# At the same share of look-alikes these found 97 of 100 secrets that they had not seen; a logistic regression
# over the same numbers 85, with their products 95. Twice as many trees found one more.
TREES = {"n_estimators": 80, "max_depth": 4, "learning_rate": 0.2, "subsample": 0.8, "random_state": 0}


def read(path: pathlib.Path) -> tuple[list[str], np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    with path.open(encoding="utf-8") as lines:
        names = json.loads(next(lines))["features"]
        rows = [json.loads(line) for line in lines]
    features = np.array([row["features"] for row in rows])
    secret = np.array([row["secret"] for row in rows])
    counted = (secret == 1) & (features[:, names.index("counts up")] > COUNTED)
    sources = np.array([row["source"] for row in rows])
    weights = np.array([WEIGHTS.get(source, 1.0) for source in sources])
    return names, features[~counted], secret[~counted], weights[~counted], sources[~counted]


def tree_of(tree: Any) -> dict[str, Any]:
    """A tree as columns: of each node the feature it asks (-1 in a leaf), its bound, where it goes on, and its log-odds."""
    leaf = tree.children_left < 0
    return {
        "feature": np.where(leaf, -1, tree.feature).tolist(),
        "bound": [0 if end else round(float(bound), 5) for end, bound in zip(leaf, tree.threshold, strict=True)],
        "below": tree.children_left.tolist(),
        "above": tree.children_right.tolist(),
        "odds": [
            round(TREES["learning_rate"] * float(value), 5) if end else 0
            for end, value in zip(leaf, tree.value[:, 0, 0], strict=True)
        ],
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--candidates", type=pathlib.Path, required=True)
    options.add_argument("--out", type=pathlib.Path, required=True)
    chosen = options.parse_args()
    names, features, secret, weights, sources = read(chosen.candidates)
    model = GradientBoostingClassifier(**TREES)
    # The threshold is chosen on candidates that the model had not seen.
    parts = StratifiedKFold(3, shuffle=True, random_state=0)
    odds = cross_val_predict(
        model, features, secret, cv=parts, method="decision_function", params={"sample_weight": weights}
    )
    packages = (secret == 0) & (sources == "node_modules")
    judged = packages if packages.any() else secret == 0
    threshold = float(np.quantile(odds[judged], 1 - LOOK_ALIKES))
    for source in sorted(set(sources)):
        for label in (1, 0):
            own = (sources == source) & (secret == label)
            if own.any():
                print(
                    f"{source} {label}: {own.sum()} asked, {100 * (odds[own] >= threshold).mean():.1f} % taken for secrets"
                )
    model.fit(features, secret, sample_weight=weights)
    prior = np.average(secret, weights=weights)
    made: dict[str, Any] = {
        "features": names,
        "threshold": round(threshold, 4),
        "bias": round(float(np.log(prior / (1 - prior))), 4),
        "trees": [tree_of(each.tree_) for each in model.estimators_[:, 0]],
    }
    chosen.out.write_text(json.dumps(made) + "\n", encoding="utf-8")
    told = np.array([made["bias"] + sum(walked(tree, row) for tree in made["trees"]) for row in features[:200]])
    assert np.abs(told - model.decision_function(features[:200])).max() < 0.02, "the trees were written wrong"


def walked(tree: dict[str, Any], row: np.ndarray) -> float:
    node = 0
    while tree["feature"][node] >= 0:
        node = tree["below" if row[tree["feature"][node]] <= tree["bound"][node] else "above"][node]
    odds: float = tree["odds"][node]
    return odds


if __name__ == "__main__":
    main()
