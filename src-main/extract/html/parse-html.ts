/**
 * Parses HTML as browsers do, within bounds: nesting and nodes are counted,
 * because the parser looks back along the open elements at every tag and its
 * repairs can multiply nodes.
 */

import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  Parser,
  type TreeAdapter,
} from 'parse5'
import { ExtractionError } from '../extraction-error.ts'

type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number]

/** Browsers stop nesting at 512 (Blink's HTML parser, kMaximumHTMLParserDOMTreeDepth); unclosed tags in real pages go further. */
const MAX_DEPTH = 2_048
const MAX_ELEMENTS = 1_000_000

/** Peculiarities that change nothing of what is read. */
const HARMLESS_ERRORS: ReadonlySet<string> = new Set(['missing-doctype', 'non-conforming-doctype'])

/** A style sheet that a page links to and that is at hand: a file of the same book. */
export interface LinkedSheet {
  readonly css: string
  /** Whether its strings and comments were told with another page. */
  readonly isTold: boolean
}

/** Gives the sheet that an address names, as the page writes it; undefined where it is not at hand. */
export type SheetAt = (address: string) => LinkedSheet | undefined

/** An element that styles its page. */
export interface StyleElement {
  readonly element: DefaultTreeAdapterTypes.Element
  /** What a link names, where that is at hand. */
  readonly sheet?: LinkedSheet | undefined
}

export interface ParsedHtml {
  readonly root: DefaultTreeAdapterTypes.Document
  /** Whether the parser had to repair the markup. */
  readonly recovered: boolean
  /** Its `<style>` elements, and links to sheets that are at hand or in addresses of data, in order of appearance. */
  readonly styles: readonly StyleElement[]
  /** Whether it names style sheets of other addresses, which are not fetched. */
  readonly linked: boolean
}

/**
 * Parses a whole page or a fragment; scripts count as switched off, so that
 * `noscript` is markup.
 * @param sheetAt the sheets beside the page, asked once a link; none where it stands alone.
 * @throws {ExtractionError} where it nests too deep or holds too many nodes.
 */
export function parseHtml(html: string, sheetAt: SheetAt = () => undefined): ParsedHtml {
  let recovered = false
  let linked = false
  const styles: StyleElement[] = []
  const parser = new Parser<DefaultTreeAdapterMap>({
    scriptingEnabled: false,
    treeAdapter: boundedAdapter((element) => {
      if (element.tagName === 'style') styles.push({ element })
      if (element.tagName === 'link' && element.attrs.some(isStyleSheet)) {
        const address = element.attrs.find(({ name }) => name === 'href')?.value
        const sheet = address === undefined ? undefined : sheetAt(address)
        if (sheet || isOfData(address)) styles.push({ element, sheet })
        else linked = true
      }
    }),
  })
  // Given as an option, it would also record the place of every tag and attribute, which nobody
  // reads and which a tag of a million attributes turns into a shortage of memory.
  parser.onParseError = ({ code }) => {
    if (!HARMLESS_ERRORS.has(code)) recovered = true
  }
  parser.tokenizer.write(html, true)
  const root = parser.document
  return { root, recovered, styles, linked }
}

function isStyleSheet({ name, value }: Attribute): boolean {
  return name === 'rel' && /\bstylesheet\b/i.test(value)
}

function isOfData(address: string | undefined): boolean {
  return address !== undefined && /^\s*data:/i.test(address)
}

function boundedAdapter(
  onElement: (element: DefaultTreeAdapterTypes.Element) => void,
): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0
  let elements = 0
  return {
    ...defaultTreeAdapter,
    createElement(tag, ...parameters) {
      elements++
      if (elements > MAX_ELEMENTS) {
        throw new ExtractionError('EXTRACTION_FAILED', 'holds more than 1,000,000 HTML elements')
      }
      const element = defaultTreeAdapter.createElement(tag, ...parameters)
      onElement(element)
      return element
    },
    onItemPush() {
      depth++
      if (depth > MAX_DEPTH) {
        throw new ExtractionError(
          'EXTRACTION_FAILED',
          `nests HTML elements more than ${MAX_DEPTH.toLocaleString('en')} deep`,
        )
      }
    },
    onItemPop() {
      depth--
    },
  }
}
