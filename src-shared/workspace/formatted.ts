/**
 * A document as it looks (Word, web page, Markdown): a tree of the few elements that text has, with texts as leaves.
 * No attribute but a table cell's spans, no address, no style, nothing that could act.
 */

/** Elements that are kept; of others only what they hold. */
export const FORMATTED_TAGS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'strong',
  'em',
  'u',
  's',
  'sup',
  'sub',
  'br',
  'blockquote',
  'pre',
  'code',
] as const
export type FormattedTag = (typeof FORMATTED_TAGS)[number]

/** Elements whose text is one stretch of the document: each is found in the canonical text by itself. */
export const BLOCK_TAGS: ReadonlySet<FormattedTag> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
])

export interface FormattedElement {
  readonly tag: FormattedTag
  readonly children: readonly FormattedNode[]
  /** Of a cell; 1 where left out. */
  readonly colSpan?: number
  readonly rowSpan?: number
}
/** A text that stands so in the document's own text: its units follow each other there. */
export interface PlacedText {
  readonly text: string
  /** In UTF-16 units. */
  readonly at: number
}

/** A text without a place is found in the document's text by the block that holds it. */
export type FormattedNode = string | PlacedText | FormattedElement

export interface FormattedDocument {
  readonly nodes: readonly FormattedNode[]
  /** Whether there was more than is given. */
  readonly isCut: boolean
}
