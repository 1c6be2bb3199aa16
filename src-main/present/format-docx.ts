/**
 * A Word document as headings, paragraphs, lists and tables: mammoth reads its structure, and what
 * it gives is taken apart again, so that no markup of the document reaches a screen.
 */

import mammoth from 'mammoth'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import {
  FORMATTED_TAGS,
  type FormattedDocument,
  type FormattedElement,
  type FormattedNode,
  type FormattedTag,
} from '../../src-shared/workspace/formatted.ts'
import { DEEPEST, MOST_NODES, spansOf } from './formatted-limits.ts'

const TAGS: ReadonlySet<string> = new Set(FORMATTED_TAGS)

/**
 * @param file the bytes of a document that was extracted before, which bounds what it unpacks to.
 * @throws where mammoth cannot read it.
 */
export async function formatDocx(file: Uint8Array): Promise<FormattedDocument> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(file) },
    {
      // Pictures are not shown, and so not even unpacked.
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      // A document could bring a table of its own.
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      styleMap: ['u => u', 'strike => s'],
    },
  )
  const budget = { left: MOST_NODES }
  const nodes = nodesOf(parseFragment(value).childNodes, 0, budget)
  return { nodes, isCut: budget.left <= 0 }
}

type Parsed = DefaultTreeAdapterTypes.ChildNode

function nodesOf(
  children: readonly Parsed[],
  depth: number,
  budget: { left: number },
): readonly FormattedNode[] {
  const nodes: FormattedNode[] = []
  for (const child of children) {
    if (budget.left <= 0) break
    if ('value' in child) {
      budget.left -= 1
      nodes.push(child.value)
    } else if ('childNodes' in child) {
      const { tagName, childNodes } = child
      // What is no element of ours is only what it holds: links, bodies of tables, …
      if (!TAGS.has(tagName) || depth >= DEEPEST) {
        nodes.push(...nodesOf(childNodes, depth + 1, budget))
        continue
      }
      budget.left -= 1
      nodes.push(elementOf(child, nodesOf(childNodes, depth + 1, budget)))
    }
  }
  return nodes
}

function elementOf(
  element: DefaultTreeAdapterTypes.Element,
  children: readonly FormattedNode[],
): FormattedElement {
  const tag = element.tagName as FormattedTag
  if (tag !== 'td' && tag !== 'th') return { tag, children }
  return { tag, children, ...spansOf(element) }
}
