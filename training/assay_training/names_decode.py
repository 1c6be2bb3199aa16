"""What the program makes of the scores of words: the likeliest labelling, and how likely each entity of it is."""

import numpy

from assay_training.names_network import MAY_BEGIN, MAY_END, may_follow
from assay_training.names_rows import CLASSES

FOLLOWS = may_follow().numpy() > 0
BEGINS, ENDS = MAY_BEGIN.numpy() > 0, MAY_END.numpy() > 0


def likeliest(scores: numpy.ndarray, follows: numpy.ndarray) -> list[int]:
    """Labels of the words (Viterbi)."""
    weight = numpy.where(FOLLOWS, follows, -numpy.inf)
    best = numpy.where(BEGINS, scores[0], -numpy.inf)
    back = []
    for row in scores[1:]:
        ways = best[:, None] + weight
        back.append(ways.argmax(axis=0))
        best = ways.max(axis=0) + row
    label = int(numpy.where(ENDS, best, -numpy.inf).argmax())
    path = [label]
    for came in reversed(back):
        label = int(came[label])
        path.append(label)
    return path[::-1]


def entities(scores: numpy.ndarray, follows: numpy.ndarray) -> list[tuple[int, int, str, float]]:
    """First and last word, name and probability (forward-backward with scaling) of the entities of the likeliest labelling."""
    if len(scores) == 0:
        return []
    path = likeliest(scores, follows)
    if not any(path):
        return []
    scores = scores.astype(numpy.float64)
    own = numpy.exp(numpy.maximum(-60, scores - scores.max(axis=1, keepdims=True)))
    move = numpy.where(FOLLOWS, numpy.exp(follows.astype(numpy.float64)), 0)
    ahead, back, scale = numpy.empty_like(own), numpy.empty_like(own), numpy.empty(len(own))
    now = BEGINS * own[0]
    for word in range(len(own)):
        if word:
            now = (now @ move) * own[word]
        scale[word] = now.sum()
        now = now / scale[word]
        ahead[word] = now
    now = ENDS.astype(numpy.float64)
    back[-1] = now
    for word in range(len(own) - 1, 0, -1):
        now = move @ (own[word] * now) / scale[word]
        back[word - 1] = now
    total = (ahead[-1] * back[-1]).sum()
    found = []
    word = 0
    while word < len(path):
        name = CLASSES[path[word]]
        if name == "O":
            word += 1
            continue
        first, value = word, ahead[word, path[word]]
        while CLASSES[path[word]][0] in "BI":
            word += 1
            value *= move[path[word - 1], path[word]] * own[word, path[word]] / scale[word]
        found.append((first, word, name[2:], float(min(1, value * back[word, path[word]] / total))))
        word += 1
    return found
