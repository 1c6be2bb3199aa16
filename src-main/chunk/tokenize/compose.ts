/**
 * Unicode normalisation with places. JavaScript normalises whole strings and says
 * nothing of places, so the text is cut into clusters that normalise on their own:
 * a character and what can join it (UAX #15: marks, conjoining jamo and the
 * halfwidth forms that become either).
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { type AlignedText, applyEdits, type Edit } from './aligned.ts'
import { unitsAt } from './characters.ts'

export type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD'

const JOINING =
  '\\p{M}\\u1160-\\u11ff\\ud7b0-\\ud7ff\\u3131-\\u318e\\uff9e\\uff9f\\uffa0-\\uffdc\\u{16d63}-\\u{16d6a}'

/**
 * Sorting marks costs the square of their number (1.6 s for 100,000 of them), so a
 * cluster ends after 64 characters. Writing needs a handful; UAX #15 §13 allows
 * streams to end one after 30.
 */
const CLUSTER = leanExpression(
  `[^\\x00-\\x7f][${JOINING}]{0,63}|[\\x00-\\x7f][${JOINING}]{1,63}`,
  'gu',
)

/** Longer clusters, which no language writes, keep one place for all their characters. */
const TOLD_APART = 8

/** `source` in a Unicode normal form. */
export function normalizeAligned(source: AlignedText, form: NormalForm): AlignedText {
  return applyEdits(source, clusterEdits(source.text, form))
}

function* clusterEdits(text: string, form: NormalForm): Generator<Edit> {
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const normal = cluster.normalize(form)
    if (normal === cluster) continue
    if (cluster.length > TOLD_APART) yield { index, length: cluster.length, text: normal }
    else yield* partEdits(cluster, index, form)
  }
}

/** The edits of the smallest parts that come out the same as in the whole. */
function* partEdits(cluster: string, index: number, form: NormalForm): Generator<Edit> {
  let from = 0
  for (let end = unitsAt(cluster, 0); from < cluster.length; end += unitsAt(cluster, end)) {
    const part = cluster.slice(from, end).normalize(form)
    const rest = cluster.slice(end).normalize(form)
    if (part + rest !== cluster.slice(from).normalize(form)) continue
    yield { index: index + from, length: end - from, text: part }
    from = end
  }
}
