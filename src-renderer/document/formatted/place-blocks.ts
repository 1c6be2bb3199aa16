/**
 * Finds the paragraphs of a formatted document in its canonical text, so that every letter that is
 * shown knows its place; and tells what of the text is not shown. Pure.
 *
 * Both come from the same file by different readers, which agree on letters and order but not on
 * white space, and the canonical text holds more (headers, comments, deleted text). So white space
 * is left out, and each paragraph is looked for from where the one before it ended.
 */

import type { DocumentPart, HiddenReason, SourceMap } from '../../../src-shared/model/source-map.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import {
  BLOCK_TAGS,
  type FormattedElement,
  type FormattedNode,
} from '../../../src-shared/workspace/formatted.ts'

/** The places of a block's letters: one a UTF-16 unit that is no white space. */
export type BlockPlaces = ReadonlyMap<FormattedElement, Uint32Array>

/** What the formatted document does not show. */
export interface Band extends Range {
  /** Null where only the reader of the structure left it out. */
  readonly part: DocumentPart | null
  readonly hidden: HiddenReason | null
  /** The block it stands behind; null before the first; parts of their own stand at the end. */
  readonly after: BandPlace
}

export type BandPlace = FormattedElement | 'end' | null

export interface PlacedDocument {
  readonly places: BlockPlaces
  /** By the block they stand behind, in reading order. */
  readonly bands: ReadonlyMap<BandPlace, readonly Band[]>
}

export function placeBlocks(
  nodes: readonly FormattedNode[],
  text: string,
  sourceMap: SourceMap,
): PlacedDocument {
  const letters = lettersOf(text, sourceMap)
  const places = new Map<FormattedElement, Uint32Array>()
  const covered: {
    readonly from: number
    readonly to: number
    readonly block: FormattedElement
  }[] = []
  let cursor = 0
  for (const block of blocksOf(nodes)) {
    const words = withoutSpace(textOf(block))
    if (words === '') continue
    // Notes stand elsewhere in the two: what is not ahead may be behind.
    const ahead = letters.text.indexOf(words, cursor)
    const at = ahead === -1 ? letters.text.indexOf(words) : ahead
    if (at === -1) continue
    places.set(block, letters.places.subarray(at, at + words.length))
    covered.push({ from: at, to: at + words.length, block })
    if (ahead !== -1) cursor = at + words.length
  }
  const bands = bandsOf(text, sourceMap, shownRanges(covered, letters.places))
  return { places, bands: Map.groupBy(bands, ({ after }) => after) }
}

/** The text without white space and without what no reader of the structure shows. */
function lettersOf(text: string, sourceMap: SourceMap) {
  const kept: string[] = []
  const places: number[] = []
  const leftOut = sourceMap.filter(({ part, hidden }) => hidden === 'deleted' || isApart(part))
  let next = 0
  for (let at = 0; at < text.length; at++) {
    while (next < leftOut.length && (leftOut[next] as Range).end <= at) next++
    const range = leftOut[next]
    if (range !== undefined && range.start <= at) {
      at = range.end - 1
      continue
    }
    const unit = text[at] as string
    if (SPACE.test(unit)) continue
    kept.push(unit)
    places.push(at)
  }
  return { text: kept.join(''), places: Uint32Array.from(places) }
}

const SPACE = /[\s\u00ad\u2011]/
const SHOWN_PARTS: ReadonlySet<DocumentPart> = new Set(['footnote', 'endnote', 'text_box', 'title'])

function isApart(part: DocumentPart | undefined): boolean {
  return part !== undefined && !SHOWN_PARTS.has(part)
}

/** A letter of the page that counts: hyphens that Word draws are white space to the other reader. */
export function isLetter(unit: string): boolean {
  return !SPACE.test(unit)
}

function withoutSpace(text: string): string {
  return text.replace(/[\s\u00ad\u2011]+/g, '')
}

function* blocksOf(nodes: readonly FormattedNode[]): Generator<FormattedElement> {
  for (const node of nodes) {
    if (typeof node === 'string' || 'text' in node) continue
    if (BLOCK_TAGS.has(node.tag) || isLeafItem(node)) yield node
    if (!BLOCK_TAGS.has(node.tag)) yield* blocksOf(node.children)
  }
}

/** Items of lists hold their text themselves, and lists inside them. */
function isLeafItem({ tag, children }: FormattedElement): boolean {
  return (
    (tag === 'li' || tag === 'td' || tag === 'th') && children.some((child) => !isContainer(child))
  )
}

const CONTAINERS: ReadonlySet<FormattedElement['tag']> = new Set([
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'blockquote',
] as const)

/** What has a place of its own and is no part of the text around it. */
export function isContainer(node: FormattedNode): boolean {
  return (
    typeof node !== 'string' &&
    'tag' in node &&
    (BLOCK_TAGS.has(node.tag) || CONTAINERS.has(node.tag))
  )
}

function textOf({ children }: FormattedElement): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child
      // What knows its place need not be looked for.
      return 'text' in child || isContainer(child) ? '' : textOf(child)
    })
    .join('')
}

interface Shown extends Range {
  readonly block: FormattedElement
}

function shownRanges(
  covered: readonly {
    readonly from: number
    readonly to: number
    readonly block: FormattedElement
  }[],
  places: Uint32Array,
): readonly Shown[] {
  return covered
    .map(({ from, to, block }) => ({
      start: places[from] as number,
      end: (places[to - 1] as number) + 1,
      block,
    }))
    .sort((a, b) => a.start - b.start)
}

/** Stretches of the source map that no block shows, neighbours of one kind together. */
function bandsOf(text: string, sourceMap: SourceMap, shown: readonly Shown[]): readonly Band[] {
  const bands: {
    start: number
    end: number
    part: Band['part']
    hidden: Band['hidden']
    after: Band['after']
  }[] = []
  let at = 0
  for (const { start, end, part = null, hidden = null } of sourceMap) {
    while (at < shown.length && (shown[at] as Shown).end <= start) at++
    const block = shown[at]
    const isInside = block !== undefined && block.start <= start
    const isLeftOut = hidden === 'deleted' || isApart(part ?? undefined)
    if ((isInside && !isLeftOut) || text.slice(start, end).trim() === '') continue
    const before = shown[at - 1]?.block ?? null
    const beside = before !== null && isApart(part ?? undefined) ? 'end' : before
    const after = isInside ? block.block : beside
    const last = bands.at(-1)
    if (last && last.part === part && last.hidden === hidden && last.after === after) last.end = end
    else bands.push({ start, end, part, hidden, after })
  }
  return bands
}
