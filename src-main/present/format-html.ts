/**
 * A web page as headings, paragraphs, lists and tables: its structure alone, read by a parser and
 * not by a browser. Nothing of it is executed, styled or fetched.
 */

import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type {
  FormattedDocument,
  FormattedElement,
  FormattedNode,
  FormattedTag,
} from '../../src-shared/workspace/formatted.ts'
import { DEEPEST, MOST_NODES, spansOf } from './formatted-limits.ts'

type Child = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** What holds no text of the page, or text for machines. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'head script style template iframe object embed audio video canvas svg math'.split(' '),
)
/** Elements that begin and end a line (HTML §15.3). */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table ' +
    'tbody td tfoot th thead tr ul'
  ).split(' '),
)
const DRESS: Readonly<Record<string, FormattedTag>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  del: 's',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
  kbd: 'code',
  samp: 'code',
}

/** @param html of a page that was extracted before, which bounds how it nests. */
export function formatHtml(html: string): FormattedDocument {
  const budget = { left: MOST_NODES }
  const nodes = new PageFormat(budget).flow(parse(html, { scriptingEnabled: false }).childNodes, 0)
  return { nodes, isCut: budget.left <= 0 }
}

class PageFormat {
  readonly #budget: { left: number }
  readonly #holdsBlock = new Map<Element, boolean>()

  constructor(budget: { left: number }) {
    this.#budget = budget
  }

  /** Blocks; what stands between them as paragraphs. */
  flow(children: readonly Child[], depth: number): readonly FormattedNode[] {
    const nodes: FormattedNode[] = []
    let line: FormattedNode[] = []
    const endLine = () => {
      if (line.some(saysSomething)) nodes.push({ tag: 'p', children: line })
      line = []
    }
    for (const child of children) {
      if (!this.#spend()) break
      if (isElement(child) && this.#isBlock(child)) {
        endLine()
        nodes.push(...this.#block(child, depth + 1))
      } else line.push(...this.#inline(child, depth + 1))
    }
    endLine()
    return nodes
  }

  #block(element: Element, depth: number): readonly FormattedNode[] {
    const { tagName, childNodes } = element
    if (LEFT_OUT.has(tagName) || tagName === 'hr') return []
    if (depth >= DEEPEST) return this.flow(childNodes, depth)
    if (
      /^h[1-6]$/.test(tagName) &&
      !childNodes.some((child) => isElement(child) && this.#isBlock(child))
    ) {
      return [{ tag: tagName as FormattedTag, children: this.#line(childNodes, depth) }]
    }
    if (tagName === 'pre') return [{ tag: 'pre', children: this.#line(childNodes, depth) }]
    if (tagName === 'blockquote')
      return [{ tag: 'blockquote', children: this.flow(childNodes, depth) }]
    if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu') {
      const items = this.#parts(childNodes, depth, ['li'])
      return [{ tag: tagName === 'ol' ? 'ol' : 'ul', children: items }]
    }
    if (tagName === 'table') {
      const caption = childNodes.filter((child) => isElement(child) && child.tagName === 'caption')
      return [
        ...this.flow(caption, depth),
        { tag: 'table', children: this.#rows(childNodes, depth) },
      ]
    }
    return this.flow(childNodes, depth)
  }

  #rows(children: readonly Child[], depth: number): readonly FormattedElement[] {
    return children.flatMap((child) => {
      if (!isElement(child) || !this.#spend()) return []
      if (/^t(?:body|head|foot)$/.test(child.tagName)) return this.#rows(child.childNodes, depth)
      if (child.tagName !== 'tr') return []
      return [
        { tag: 'tr', children: this.#parts(child.childNodes, depth + 1, ['td', 'th']) } as const,
      ]
    })
  }

  /** Children of some names with all they hold; what stands between them is put into one of the first. */
  #parts(children: readonly Child[], depth: number, names: readonly FormattedTag[]) {
    const [usual = 'li'] = names
    return children.flatMap((child): readonly FormattedElement[] => {
      const named = isElement(child) ? names.find((name) => name === child.tagName) : undefined
      const held = named && isElement(child) ? child.childNodes : [child]
      const inside = this.flow(held, depth + 1)
      if (named === undefined) return inside.length === 0 ? [] : [{ tag: usual, children: inside }]
      return [{ tag: named, children: inside, ...spansOf(child as Element) }]
    })
  }

  #line(children: readonly Child[], depth: number): readonly FormattedNode[] {
    return children.flatMap((child) => (this.#spend() ? this.#inline(child, depth) : []))
  }

  #inline(child: Child, depth: number): readonly FormattedNode[] {
    if ('value' in child) return [child.value]
    if (!isElement(child) || LEFT_OUT.has(child.tagName)) return []
    if (child.tagName === 'br') return [{ tag: 'br', children: [] }]
    const inside = this.#line(child.childNodes, depth + 1)
    const tag =
      depth < DEEPEST && Object.hasOwn(DRESS, child.tagName) ? DRESS[child.tagName] : undefined
    return tag === undefined ? inside : [{ tag, children: inside }]
  }

  /** Whether an element is a block, or holds one. */
  #isBlock(element: Element): boolean {
    if (BLOCKS.has(element.tagName)) return true
    const known = this.#holdsBlock.get(element)
    if (known !== undefined) return known
    const holds = element.childNodes.some((child) => isElement(child) && this.#isBlock(child))
    this.#holdsBlock.set(element, holds)
    return holds
  }

  #spend(): boolean {
    if (this.#budget.left <= 0) return false
    this.#budget.left -= 1
    return true
  }
}

function isElement(child: Child): child is Element {
  return 'tagName' in child
}

function saysSomething(node: FormattedNode): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  return 'text' in node || node.children.some(saysSomething)
}
