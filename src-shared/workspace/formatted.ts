/**
 * A Word document as it looks: a tree of the few elements that text has, with texts as leaves.
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
])

export interface FormattedElement {
  readonly tag: FormattedTag
  readonly children: readonly FormattedNode[]
  /** Of a cell; 1 where left out. */
  readonly colSpan?: number
  readonly rowSpan?: number
}
export type FormattedNode = string | FormattedElement

export interface FormattedDocument {
  readonly nodes: readonly FormattedNode[]
  /** Whether there was more than is given. */
  readonly isCut: boolean
}
