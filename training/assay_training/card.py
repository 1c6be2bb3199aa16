"""Writes a pack's MODEL_CARD.md: its own words from `cards/`, the sources with their licences, and what was measured."""

import argparse
import json
import pathlib

import yaml

NAMES_TASKS = {"pii", "names"}
HOME = pathlib.Path(__file__).parent.parent


def per_cent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f}"


def figures_of(path: pathlib.Path) -> str:
    """The table of one evaluation: what `npm run evaluate -- … --json` printed."""
    made = json.loads(path.read_text(encoding="utf-8"))
    lines = [
        f"### {made['category']}, up to {made['max_level']} ({path.stem})",
        "",
        "| source | rows | risky | precision | recall | F1 | flagged harmless | recall at 0.5 % | at 1 % |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    rows = [*made["by_source"].items(), ("together", made)]
    for source, each in rows:
        at = each["recall_at_fpr"]
        cells = [each["precision"], each["recall"], each["f1"], each["fpr"], at["0.005"], at["0.01"]]
        lines.append(
            f"| {source} | {each['n']:,} | {each['positives']:,} | {' | '.join(per_cent(cell) for cell in cells)} |"
        )
    for label, span in made.get("spans", {}).items():
        if label == next(iter(made["spans"])):
            lines += [
                "",
                "| label | marked | found | exact F1 | overlapping F1 | F1 of characters |",
                "|---|---|---|---|---|---|",
            ]
        lines.append(
            f"| {label} | {span['wanted']:,} | {span['found']:,} "
            f"| {' | '.join(per_cent(span[how]['f1']) for how in ('exact', 'overlap', 'characters'))} |"
        )
    return "\n".join(lines)


def sources(of_names: bool) -> str:
    """What the tagger of names learned from, or what the other packs did."""
    entries = [
        each
        for each in yaml.safe_load((HOME / "sources.yaml").read_text(encoding="utf-8"))
        if (each["task"] in NAMES_TASKS if of_names else each["task"] != "names")
    ]
    rows = [f"| {each['task']} | {each['name']} | {each['from']} | {each['licence']} |" for each in entries]
    return "\n".join(["| task | source | from | licence |", "|---|---|---|---|", *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", type=pathlib.Path, required=True)
    parser.add_argument("--words", type=pathlib.Path, required=True, help="of cards/")
    parser.add_argument("--figures", type=pathlib.Path, nargs="*", default=[], help="evaluations in JSON")
    parser.add_argument("--parity", type=pathlib.Path, help="what the check of parity printed")
    arguments = parser.parse_args()
    words = arguments.words.read_text(encoding="utf-8")
    manifest = json.loads((arguments.pack / "manifest.json").read_text(encoding="utf-8"))
    thresholds = [
        f"| {head['category']} | {'token' if head['kind'] == 'tokens' else 'chunk'} | {each['name']} | {each['threshold']} |"
        for head in manifest["heads"]
        for each in head["classes"]
    ]
    parity = arguments.parity.read_text(encoding="utf-8").strip() if arguments.parity else "not checked"
    card = (
        words.replace("{version}", manifest["version"])
        .replace(
            "{thresholds}", "\n".join(["| category | of a | class | threshold |", "|---|---|---|---|", *thresholds])
        )
        .replace("{parity}", parity)
        .replace("{figures}", "\n\n".join(figures_of(path) for path in arguments.figures))
        .replace("{sources}", sources("tagger" in manifest))
    )
    (arguments.pack / "MODEL_CARD.md").write_text(card, encoding="utf-8")


if __name__ == "__main__":
    main()
