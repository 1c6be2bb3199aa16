/** From the raw numbers of a network to probabilities and labelled spans. */

import type { Encoding } from '../../chunk/tokenize/encoding.ts'
import type { ClassScore, HeadReading, LabelledSpan } from './inference-contract.ts'
import type { ModelHead } from './model-manifest.ts'

/** What one window of a text gave for a head: rows of logits, one for a sequence head, else one a token. */
export interface HeadLogits {
  readonly rows: readonly Float32Array[]
  /** Index of the first row's token in the text's encoding. */
  readonly firstToken: number
}

/** Probabilities of one row (Guo et al. 2017 for the temperature). */
export function probabilities(
  logits: Float32Array,
  { activation, temperature }: Pick<ModelHead, 'activation' | 'temperature'>,
): readonly number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature)
  if (activation === 'sigmoid') return scaled.map(sigmoid)
  const most = Math.max(...scaled)
  const powers = scaled.map((logit) => Math.exp(logit - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** What a head says of a text, read in one window or several: a class is as likely as in its likeliest window. */
export function readHead(
  head: ModelHead,
  windows: readonly HeadLogits[],
  encoding: Encoding,
  text: string,
): HeadReading {
  if (head.kind === 'tokens') {
    const spans = windows.flatMap((window) => spansOf(head, window, encoding, text))
    return { classes: [], spans }
  }
  const scores = new Map<string, number>(head.classes.map(({ name }) => [name, 0]))
  for (const { rows } of windows) {
    const [row] = rows
    if (!row) continue
    const chances = probabilities(row, head)
    for (const [name, score] of sumByClass(head, chances)) {
      scores.set(name, Math.max(score, scores.get(name) ?? 0))
    }
  }
  const classes: ClassScore[] = [...scores].map(([name, score]) => ({ name, score }))
  return { classes, spans: [] }
}

/** Labels of one class add up where they exclude each other; where they do not, the likeliest counts. */
function sumByClass(head: ModelHead, chances: readonly number[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  for (const [index, label] of head.labels.entries()) {
    if (label === null) continue
    const name = className(label)
    const chance = chances[index] ?? 0
    const before = scores.get(name) ?? 0
    scores.set(name, head.activation === 'softmax' ? before + chance : Math.max(before, chance))
  }
  return scores
}

/**
 * Two units between which a word goes on, in scripts that put spaces between words;
 * Korean, which hangs particles on names, is not among them.
 */
const WITHIN_WORD =
  /^(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}])[\p{L}\p{M}\p{N}]){2}$/u

/**
 * Tokens in a row whose likeliest class is the same; `B-` begins a new span. A word
 * has the class of its first token. The score is the mean of the tokens that say so.
 */
function spansOf(
  head: ModelHead,
  { rows, firstToken }: HeadLogits,
  { starts, ends }: Encoding,
  text: string,
): readonly LabelledSpan[] {
  const spans: LabelledSpan[] = []
  let open: { name: string; start: number; end: number; sum: number; tokens: number } | undefined
  const close = () => {
    if (!open) return
    const { name, start, end, sum, tokens } = open
    spans.push({ name, start, end, score: sum / tokens })
    open = undefined
  }
  for (const [index, row] of rows.entries()) {
    const start = starts[firstToken + index] ?? 0
    const end = ends[firstToken + index] ?? start
    if (index > 0 && WITHIN_WORD.test(text.slice(start - 1, start + 1))) {
      if (open) open.end = end
      continue
    }
    const chances = probabilities(row, head)
    const best = head.labels[indexOfMost(chances)] ?? null
    if (best === null) {
      close()
      continue
    }
    const name = className(best)
    const score = Math.min(1, sumByClass(head, chances).get(name) ?? 0)
    if (open && open.name === name && !best.startsWith('B-')) {
      open.end = end
      open.sum += score
      open.tokens++
    } else {
      close()
      open = { name, start, end, sum: score, tokens: 1 }
    }
  }
  close()
  return spans
}

/** A label without the `B-` and `I-` of tagging (Ramshaw and Marcus 1995). */
export function className(label: string): string {
  return label.replace(/^[BI]-/, '')
}

/** The first of several that are equally large. */
function indexOfMost(values: readonly number[]): number {
  let most = 0
  for (const [index, value] of values.entries()) {
    if (value > (values[most] as number)) most = index
  }
  return most
}
