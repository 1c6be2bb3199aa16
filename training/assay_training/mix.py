"""Which windows a batch is made of: sources are weighed, not rows."""

import collections
from collections.abc import Sequence

import numpy

from assay_training.rows import Row

TASKS = {"attack": 0.29, "harmless": 0.46, "threat": 0.16, "confidential": 0.04, "entities": 0.05}
"""Share of each task in what is drawn, in the mean over many batches."""

MOST = 0.12
"""No source has more of its task than this, where there are enough others."""

EMPHASIS = {
    "seed_any_attacks": 3.0,
    "seed_any_twins": 3.0,
    "seed_any_negatives": 4.0,
    "seed_story_attacks": 5.0,
    "seed_story_twins": 9.0,
    "seed_story_negatives": 6.0,
    "seed_request_negatives": 4.0,
    "seed_steer_attacks": 5.0,
    "seed_steer_twins": 5.0,
    "seed_short_attacks": 5.0,
    "seed_short_twins": 5.0,
    "seed_tail_negatives": 7.0,
    "framed_attacks": 3.5,
    "framed_harmless": 3.5,
    "told_attacks": 3.0,
    "told_harmless": 5.0,
    "scene_attacks": 2.5,
    "scene_harmless": 4.0,
    "harmless_sentences": 0.7,
    "corpus_documents": 1.5,
    "seed_threats": 4.0,
    "seed_harmless": 2.0,
    "seed_mail_threats": 6.0,
    "seed_mail_harmless": 6.0,
    "seed_everyday_negatives": 6.0,
    "planted_attacks": 3.0,
    "planted_twins": 2.0,
    "synth_indirect": 2.0,
    "verazuo_jailbreak_llms": 2.0,
    "natural_user_prompts": 3.0,
    "arena_eval_prompts": 3.0,
    "multilingual_benign": 1.5,
    "awesome_chatgpt_prompts": 2.0,
    "agent_instructions": 2.0,
    "neuralchemy": 0.5,
    "excerpt_attacks": 20.0,
    "excerpt_twins": 3.0,
    "v2_planted": 20.0,
    "v2_planted_twins": 4.0,
    "v2_agent_skills": 2.5,
    "v2_clean_tool_outputs": 2.5,
    "v2_lobe_agents": 2.0,
    "v2_meetings": 2.0,
    "v2_persona_chat": 2.0,
    "v2_roleplay_prompts": 2.5,
    "v2_subagents": 2.5,
    "v2_synth_roleplay": 3.0,
    "v2_synth_roleplay_jailbreak": 3.0,
    "v2_atr_cases": 0.3,
    "v2_bias_templates": 0.3,
    "written_everyday": 6.0,
    "written_fields": 10.0,
    "written_quoted": 10.0,
    "written_roleplay": 10.0,
    "written_skills": 10.0,
}
"""Times the square root of a source's size, where that alone is wrong: thin but good, or large but noisy."""


def task_of(row: Row) -> str:
    """The task that a row is drawn for; its other answers are learned along with it."""
    if row.entities is not None:
        return "entities"
    if row.injection is not None:
        return "attack" if row.injection else "harmless"
    return "confidential" if row.threats is None else "threat"


def chances(rows: Sequence[Row]) -> numpy.ndarray:
    """The chance of each row to be drawn; they sum to one."""
    sizes: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row in rows:
        sizes[task_of(row)][row.source] += 1
    shares: dict[tuple[str, str], float] = {}
    for task, sources in sizes.items():
        weights = {source: EMPHASIS.get(source, 1.0) * size**0.5 for source, size in sources.items()}
        most = max(MOST, 1 / len(weights))
        # Cutting one raises the others; a few rounds settle it.
        for _ in range(10):
            total = sum(weights.values())
            weights = {source: min(weight, most * total) for source, weight in weights.items()}
        total = sum(weights.values())
        for source, weight in weights.items():
            shares[task, source] = TASKS[task] * weight / total / sources[source]
    made = numpy.array([shares[task_of(row), row.source] for row in rows])
    portions: numpy.ndarray = made / made.sum()
    return portions
