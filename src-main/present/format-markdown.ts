/**
 * Markdown as headings, paragraphs, lists and tables, each letter with its place in the source.
 * What would act or lead elsewhere (markup, addresses, pictures) stands as it is written.
 */

import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type {
  FormattedDocument,
  FormattedElement,
  FormattedNode,
  FormattedTag,
  PlacedText,
} from '../../src-shared/workspace/formatted.ts'
import { DEEPEST, MOST_NODES } from './formatted-limits.ts'

type Tree = ReturnType<typeof fromMarkdown>
type Nodes = Tree | Tree['children'][number]
type Parents = Extract<Nodes, { children: unknown }>

/** UTF-16 units within which a letter follows the one before it: references and indents are shorter. */
const NEAR = 64

/** @param source CommonMark with GitHub's tables, lists of tasks and strikethrough. */
export function formatMarkdown(source: string): FormattedDocument {
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const format = new MarkdownFormat(source)
  return { nodes: format.all(tree, 0), isCut: format.left <= 0 }
}

class MarkdownFormat {
  readonly #source: string
  left = MOST_NODES

  constructor(source: string) {
    this.#source = source
  }

  all({ children }: Parents, depth: number): readonly FormattedNode[] {
    const nodes: readonly Nodes[] = children
    return nodes.flatMap((child) => (this.left-- > 0 ? this.#node(child, depth + 1) : []))
  }

  #node(node: Nodes, depth: number): readonly FormattedNode[] {
    if (depth >= DEEPEST) return [this.#asWritten(node)]
    switch (node.type) {
      case 'heading':
        return [this.#element(`h${node.depth}`, node, depth)]
      case 'paragraph':
        return [this.#element('p', node, depth)]
      case 'blockquote':
        return [this.#element('blockquote', node, depth)]
      case 'list':
        return [this.#element(node.ordered ? 'ol' : 'ul', node, depth)]
      case 'listItem':
        return [this.#element('li', node, depth)]
      case 'strong':
        return [this.#element('strong', node, depth)]
      case 'emphasis':
        return [this.#element('em', node, depth)]
      case 'delete':
        return [this.#element('s', node, depth)]
      case 'table': {
        const [head, ...rows] = node.children.map((row) => this.#element('tr', row, depth))
        const cells = head?.children.map((cell) => ({
          ...(cell as FormattedElement),
          tag: 'th' as const,
        }))
        return [{ tag: 'table', children: [{ tag: 'tr', children: cells ?? [] }, ...rows] }]
      }
      case 'tableCell':
        return [{ tag: 'td', children: [{ tag: 'p', children: this.all(node, depth) }] }]
      case 'link':
      case 'linkReference':
        return [...this.all(node, depth), ...this.#behindWords(node)]
      case 'footnoteDefinition':
        return [{ tag: 'blockquote', children: this.all(node, depth) }]
      case 'inlineCode':
        return [{ tag: 'code', children: this.#valueOf(node) }]
      case 'code':
        return [{ tag: 'pre', children: this.#valueOf(node) }]
      case 'text':
        return this.#valueOf(node)
      case 'break':
        return [{ tag: 'br', children: [] }]
      case 'thematicBreak':
        return []
      case 'html':
      case 'definition':
        return [{ tag: 'pre', children: [this.#placed(...placeOf(node))] }]
      default:
        return [this.#asWritten(node)]
    }
  }

  #element(tag: FormattedTag, node: Parents, depth: number): FormattedElement {
    return { tag, children: this.all(node, depth) }
  }

  /** What is not shown as what it means: a picture, a note's number. */
  #asWritten(node: Nodes): FormattedElement {
    return { tag: 'code', children: [this.#placed(...placeOf(node))] }
  }

  /** Where a link leads, behind its words, as it is written. */
  #behindWords(node: Parents): readonly FormattedElement[] {
    const [start, end] = placeOf(node)
    const last = node.children.at(-1)
    const after = last === undefined ? start : placeOf(last)[1]
    // Brackets that only end the words say nothing.
    const from = this.#source[after] === ']' || this.#source[after] === '>' ? after + 1 : after
    return from >= end ? [] : [{ tag: 'code', children: [this.#placed(from, end)] }]
  }

  #placed(start: number, end: number): PlacedText {
    return { text: this.#source.slice(start, end), at: start }
  }

  /** A value in pieces that stand in the source as they are: escapes, references and indents part them. */
  #valueOf(node: Extract<Nodes, { value: string }>): readonly PlacedText[] {
    const [start, end] = placeOf(node)
    const pieces: { text: string; at: number }[] = []
    let at = start
    for (const letter of node.value) {
      const found = this.#source.slice(at, Math.min(at + NEAR, end)).indexOf(letter)
      // What does not stand there was written as a reference: its first sign is its place.
      const place = found === -1 ? at : at + found
      const last = pieces.at(-1)
      const goesOn = found !== -1 && last !== undefined && last.at + last.text.length === place
      if (goesOn) last.text += letter
      else pieces.push({ text: letter, at: place })
      at = Math.min(place + letter.length, end)
    }
    return pieces
  }
}

function placeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
