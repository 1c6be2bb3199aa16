/** Sentences of the views of a document beside its text: decoded, bytes, changes, and the card under the pointer. */

import type { LayerKind } from '../../../src-shared/workspace/layers.ts'
import { count, formatNumber } from '../format.ts'

export const views = {
  names: { table: 'Table', decoded: 'Decoded', bytes: 'Bytes', changes: 'Changes' },
} as const

const kinds: Readonly<Record<Exclude<LayerKind, 'code'>, string>> = {
  disguise: 'Disguised words, as they read',
  unseen: 'Hidden from people, shown by itself',
}

export const decoded = {
  label: (name: string) => `What rules read of ${name}`,
  loading: 'Reading what the text says in other forms…',
  failed: 'What rules read could not be shown. The scan is not touched by it.',
  intro:
    'Rules read more than the text as it is written. Each stretch stands here as it is written, and as what it says.',
  none: 'Nothing here is encoded, disguised or hidden: rules read the text as it is written.',
  asWritten: 'The selected words are read as they are written.',
  title: (kind: LayerKind, code: string) => (kind === 'code' ? `Written in ${code}` : kinds[kind]),
  layer: (depth: number) => `Layer ${formatNumber(depth)}`,
  written: 'Written',
  says: 'Says',
  cut: 'It goes on.',
  more: 'There is more of this kind in the document.',
  place: (start: number, end: number) => `characters ${formatNumber(start)}–${formatNumber(end)}`,
} as const

export const bytes = {
  label: (name: string) => `Bytes of the text of ${name}`,
  hint: 'The text that was scanned, in UTF-8.',
  offset: 'Offset',
  hex: 'Bytes',
  letters: 'Letters',
  earlier: 'Earlier bytes',
  later: 'Later bytes',
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} of ${count(total, 'byte', 'bytes')}`,
  selected: (from: number, length: number) =>
    `Selected: ${count(length, 'byte', 'bytes')} from ${formatNumber(from)}`,
} as const

export const hover = {
  more: (value: number) => `and ${count(value, 'more claim', 'more claims')} on these words`,
  confidence: (score: string) => `confidence ${score}`,
} as const

export const ghosts = {
  note: (words: number, pages: number) =>
    `${count(words, 'word', 'words')} on ${count(pages, 'page', 'pages')} nobody sees. They are written in dashed frames, where they stand.`,
  beside: 'Outside this page, and seen by nobody:',
} as const
