/** From the raw numbers of a network to probabilities and labelled spans. */

import type { Encoding } from '../../../chunk/tokenize/encoding.ts'
import type { ModelHead } from '../pack/model-manifest.ts'
import type { ClassScore, HeadReading, LabelledSpan } from './inference-contract.ts'

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
  const labels = labelsByClass(head)
  const rows = windows.flatMap(({ rows: [row] }) => (row ? [probabilities(row, head)] : []))
  const classes: ClassScore[] = head.classes.map(({ name }) => {
    const own = labels.get(name) ?? []
    return { name, score: Math.max(0, ...rows.map((chances) => chanceOf(own, chances, head))) }
  })
  return { classes, spans: [] }
}

/** Which labels stand for a class, and which for none; by their index. */
function labelsByClass({ labels }: ModelHead): ReadonlyMap<string | null, readonly number[]> {
  return Map.groupBy(labels.keys(), (index) => {
    const label = labels[index] ?? null
    return label === null ? null : className(label)
  })
}

/** Labels of one class add up where they exclude each other; where they do not, the likeliest counts. */
function chanceOf(
  labels: readonly number[],
  chances: readonly number[],
  { activation }: ModelHead,
): number {
  const own = labels.map((index) => chances[index] ?? 0)
  // Sums of rounded numbers may pass 1.
  return activation === 'softmax'
    ? Math.min(
        1,
        own.reduce((sum, chance) => sum + chance, 0),
      )
    : Math.max(...own)
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
  const labels = labelsByClass(head)
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
    const { name, score } = likeliest(chances, head, labels)
    if (name === null) {
      close()
      continue
    }
    if (open && open.name === name && !begins(labels.get(name) ?? [], chances, head)) {
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

/** A label without the `B-` and `I-` of tagging (Ramshaw and Marcus 1995), or the `L-` and `U-` of a tagger. */
export function className(label: string): string {
  return label.replace(/^[BILU]-/, '')
}

/** The likeliest class of a token, null for none. */
function likeliest(
  chances: readonly number[],
  head: ModelHead,
  labels: ReadonlyMap<string | null, readonly number[]>,
): { readonly name: string | null; readonly score: number } {
  let best: string | null = null
  let score = -1
  for (const [name, own] of labels) {
    const chance = chanceOf(own, chances, head)
    if (chance > score) [best, score] = [name, chance]
  }
  return { name: best, score }
}

/** Whether the likeliest label of a class begins a span. */
function begins(own: readonly number[], chances: readonly number[], head: ModelHead): boolean {
  const most = Math.max(...own.map((index) => chances[index] ?? 0))
  const label = own.find((index) => chances[index] === most)
  return label !== undefined && head.labels[label]?.startsWith('B-') === true
}
