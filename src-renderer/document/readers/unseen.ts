/** What software reads of a document and people do not see. Pure. */

import { findHiddenRuns } from '../../../src-shared/model/hidden-characters.ts'
import { decodeHiddenRun } from '../../../src-shared/model/hidden-message.ts'
import type { DocumentPart, HiddenReason, SourceMap } from '../../../src-shared/model/source-map.ts'
import type { Range } from '../../../src-shared/model/spans.ts'

/** Why a stretch is not seen: its looks, its part of the file, or letters without a shape. */
export type UnseenWhy = HiddenReason | UnseenPart | 'characters'

/** Parts of a file that no page shows. */
const PARTS = [
  'attribute',
  'link_target',
  'metadata',
  'comment',
  'notes',
  'attachment',
  'script',
] as const satisfies DocumentPart[]
type UnseenPart = (typeof PARTS)[number]

export interface Unseen extends Range {
  readonly why: UnseenWhy
}

/** Documents that show what is attached to them: whoever reads a message is offered its files. */
const SHOW_ATTACHED: ReadonlySet<string> = new Set(['message/rfc822', 'application/vnd.ms-outlook'])

/**
 * Stretches that people do not see, disjoint and in order.
 * @param mediaType of the document.
 */
export function unseenStretches(
  text: string,
  sourceMap: SourceMap,
  mediaType: string,
): readonly Unseen[] {
  const unseen: { start: number; end: number; why: UnseenWhy }[] = []
  const add = (start: number, end: number, why: UnseenWhy) => {
    const last = unseen.at(-1)
    const gap = last === undefined ? '' : text.slice(last.end, start)
    // White space between two stretches of one kind belongs to them.
    if (last?.why === why && gap.trim() === '') last.end = end
    else unseen.push({ start, end, why })
  }
  const runs = findHiddenRuns(text)
  let run = 0
  const addRuns = (to: number) => {
    for (; run < runs.length && (runs[run] as Range).start < to; run++) {
      const { start, end } = runs[run] as Range
      add(start, end, 'characters')
    }
  }
  for (const { start, end, part, hidden } of sourceMap) {
    const why = whyOf(part, hidden)
    if (why === null || (why === 'attachment' && SHOW_ATTACHED.has(mediaType))) continue
    if (text.slice(start, end).trim() === '') continue
    addRuns(start)
    add(start, end, why)
    // Those inside are not seen already.
    while (run < runs.length && (runs[run] as Range).start < end) run++
  }
  addRuns(Number.POSITIVE_INFINITY)
  return unseen
}

function whyOf(part: DocumentPart | undefined, hidden: HiddenReason | undefined): UnseenWhy | null {
  // What is kept from assistive software is what people with eyes see.
  if (hidden !== undefined && hidden !== 'aria_hidden') return hidden
  return PARTS.find((each) => each === part) ?? null
}

/** How much that is. */
export interface UnseenCount {
  readonly words: number
  /** Letters without a shape, which may be no words. */
  readonly characters: number
  /** By why, the most first. */
  readonly byWhy: readonly { readonly why: UnseenWhy; readonly words: number }[]
}

export function countUnseen(text: string, unseen: readonly Unseen[]): UnseenCount {
  const byWhy = new Map<UnseenWhy, number>()
  let characters = 0
  for (const { start, end, why } of unseen) {
    // Code is shown, and is no words that somebody might have seen.
    if (why === 'script') continue
    const stretch = text.slice(start, end)
    if (why === 'characters') characters += [...stretch].length
    const said = why === 'characters' ? (decodeHiddenRun(stretch) ?? '') : stretch
    byWhy.set(why, (byWhy.get(why) ?? 0) + countWords(said))
  }
  const counts = [...byWhy]
    .map(([why, words]) => ({ why, words }))
    .sort((a, b) => b.words - a.words)
  return { words: counts.reduce((sum, { words }) => sum + words, 0), characters, byWhy: counts }
}

/** Words of a text, as each view counts what nobody sees. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.@-][\p{L}\p{N}\p{M}]+)*/gu
