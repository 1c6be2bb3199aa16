/**
 * What the interface itself promises within a result: nothing is missing, each span is the cut of the text at its
 * offsets, and the verdict does not contradict itself.
 */

// biome-ignore lint/suspicious/noExplicitAny: bodies have been checked against schemas, or are complained of there.
export type Json = any

/** The phrases among what may be wrong. */
export function found(wrong: readonly (string | false)[]): readonly string[] {
  return wrong.filter((complaint) => complaint !== false)
}

/** What each result has, though the schema leaves most of it open. */
const MEMBERS = [
  'category',
  'class_name',
  'level',
  'model',
  'confidence',
  'duration_ms',
  'accepted',
  'final_result',
  'evidence_spans',
]

/** What a result of a category lacks, or says in two ways. */
export function memberComplaints(name: string, result: Json): readonly string[] {
  const missing = MEMBERS.filter((member) => result[member] === undefined)
  if (missing.length > 0) return missing.map((member) => `the result of ${name} lacks ${member}`)
  const { category, class_name: className, final_result: final } = result
  return found([
    category !== name && `the result of ${name} is that of ${category}`,
    final.class_name !== className && `${className} is ${final.class_name} in the end`,
  ])
}

/** `attack` where it is blocked, `review` where that is asked for; what was not wholly scanned is not allowed. */
export function verdictComplaints(part: Json): readonly string[] {
  const { decision, safety_status: safety, completion } = part
  const isWhole = completion === undefined || completion.state === 'complete'
  return found([
    (decision === 'block') !== (safety === 'attack') && `the verdict is ${decision} and ${safety}`,
    decision === 'review' && safety !== 'review' && `what needs a review is ${safety}`,
    !isWhole && decision === 'allow' && 'what was not wholly scanned is allowed',
  ])
}

/** A text in code points, with the bytes of UTF-8 before each. */
export interface Measured {
  readonly points: readonly string[]
  readonly bytesBefore: readonly number[]
}

export function measured(text: string): Measured {
  const points = [...text]
  let bytes = 0
  const bytesBefore = points.map((point) => {
    const before = bytes
    bytes += Buffer.byteLength(point)
    return before
  })
  return { points, bytesBefore }
}

/** Code points of a span that are shown of it. */
const SHOWN = 512

/**
 * Spans that are out of order, or not the cut of the text at their offsets.
 * @param canonical the text, where it is known.
 */
export function cutComplaints(spans: Json, canonical: Measured | undefined): readonly string[] {
  return spans.flatMap((span: Json, index: number) => {
    const { label, text, start_char, end_char, start_byte, end_byte } = span
    const length = end_char - start_char
    const shown = [...text]
    const cut = canonical?.points.slice(start_char, end_char)
    return found([
      !(length > 0 && end_byte - start_byte >= length) && `${label} has no place`,
      spans[index - 1]?.start_char > start_char && `${label} stands before what is told first`,
      shown.length !== Math.min(length, SHOWN) && `${label} shows ${shown.length} of ${length}`,
      length <= SHOWN &&
        Buffer.byteLength(text) !== end_byte - start_byte &&
        `${label} has other bytes than its text`,
      cut !== undefined &&
        text !== cut.slice(0, SHOWN).join('') &&
        `${label} shows what does not stand there`,
      canonical !== undefined &&
        canonical.bytesBefore[start_char] !== start_byte &&
        `${label} counts its bytes from elsewhere`,
    ])
  })
}
