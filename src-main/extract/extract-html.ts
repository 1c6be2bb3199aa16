/**
 * HTML as a reader sees it: blocks as lines, cells by tab, white space
 * collapsed. What people do not see but software reads (hidden elements,
 * comments, attributes) is in the text too, marked in the source map.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { HiddenReason } from '../../src-shared/model/source-map.ts'
import { MEDIA_TYPES } from './canonical-document.ts'
import type { Colour } from './css-colour.ts'
import { decodeUtf8 } from './decode-text.ts'
import type { Extractor } from './extractor.ts'
import {
  CELLS,
  LINE_BLOCKS,
  NEVER_SHOWN,
  PARAGRAPH_BLOCKS,
  PREFORMATTED,
  readableAttributes,
  SKIPPED,
} from './html-elements.ts'
import { type Appearance, readAppearance } from './html-visibility.ts'
import { parseHtml } from './parse-html.ts'
import { createTextWriter, type Origin, type TextWriter } from './text-writer.ts'

/** Takes text that begins as a page does, after comments, and any markup in a file named as HTML. */
export const htmlExtractor: Extractor = {
  mediaType: MEDIA_TYPES.html,
  recognises({ name, bytes }) {
    // Latin-1 never fails, and tags are ASCII.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    return startsAsPage(text) || (/\.(?:html?|xhtml)$/i.test(name) && /<[a-z!/]/i.test(text))
  },
  async extract({ bytes }) {
    const { root, recovered, styled } = parseHtml(decodeUtf8(bytes).replace(/^\uFEFF/, ''))
    const { text, sourceMap } = renderHtml(root, styled)
    const warnings: string[] = []
    if (sourceMap.some((range) => range.hidden)) warnings.push('hidden_text_found')
    if (recovered) warnings.push('markup_recovered')
    return { mediaType: MEDIA_TYPES.html, text, sourceMap, warnings }
  },
}

const PAGE_START = /(?:<!doctype\s+html|<html|<head|<body)(?=[\s/>])/iy

/** Passes the byte order mark, white space, comments and processing instructions, as the HTML standard allows before the root. */
function startsAsPage(text: string): boolean {
  let place = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0
  for (;;) {
    while (/\s/.test(text.charAt(place))) place++
    const [open, close] = text.startsWith('<!--', place) ? ['<!--', '-->'] : ['<?', '>']
    if (!text.startsWith(open, place)) break
    const end = text.indexOf(close, place + open.length)
    if (end < 0) return false
    place = end + close.length
  }
  PAGE_START.lastIndex = place
  return PAGE_START.test(text)
}

interface Context {
  readonly appearance: Appearance
  readonly preformatted: boolean
  readonly hidden: HiddenReason | undefined
  readonly part: Origin['part']
}

/** One step of the walk: into a node, or out of the element that was entered. */
type Step =
  | { readonly enter: Tree.ChildNode; readonly context: Context }
  | { readonly leave: string; readonly hides: boolean }

const WHITE: Colour = [255, 255, 255, 1]

/** Walks without recursion, so that depth costs memory and never the stack. */
function renderHtml(root: Tree.Document, styled: boolean) {
  const writer = createTextWriter()
  const rows = trackRows(writer)
  const attributeTexts = new Map<string, Origin | undefined>()
  const steps: Step[] = []
  pushChildren(steps, root, {
    // Without a style sheet a page is white; with one, only inline colours are known.
    appearance: { colour: undefined, background: styled ? undefined : WHITE },
    preformatted: false,
    hidden: undefined,
    part: undefined,
  })
  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('leave' in step) {
      endElement(writer, rows, step.leave)
      // What people do not see stands aside: it must not tear apart what they read as one word.
      if (step.hides) writer.addAside(writer.close())
    } else if ('tagName' in step.enter) {
      const { tagName, attrs } = step.enter
      if (SKIPPED.has(tagName)) continue
      const inside = enterContext(tagName, attrs, step.context)
      for (const text of readableAttributes(tagName, attrs)) {
        if (!attributeTexts.has(text)) {
          attributeTexts.set(text, originOf({ ...inside, part: 'attribute' }))
        }
      }
      const hides = isUnseen(inside.hidden) && !isUnseen(step.context.hidden)
      if (hides) writer.open()
      startElement(writer, rows, tagName)
      steps.push({ leave: tagName, hides })
      pushChildren(steps, step.enter, inside)
    } else {
      writeNode(writer, step.enter, step.context)
    }
  }
  for (const [text, origin] of attributeTexts) {
    writer.breakLine(1)
    writer.write(text, origin)
  }
  return writer.finish()
}

/** Last child first, so that the first one is popped first. */
function pushChildren(steps: Step[], parent: Tree.ParentNode, context: Context): void {
  for (let index = parent.childNodes.length - 1; index >= 0; index--) {
    const child = parent.childNodes[index]
    if (child) steps.push({ enter: child, context })
  }
}

function enterContext(tag: string, attributes: Tree.Element['attrs'], outside: Context): Context {
  const { hidden, appearance } = readAppearance(tag, attributes, outside.appearance)
  const own = hidden ?? (NEVER_SHOWN.has(tag) ? 'css' : undefined)
  return {
    appearance,
    preformatted: outside.preformatted || PREFORMATTED.has(tag) || keepsWhiteSpace(attributes),
    hidden: isUnseen(outside.hidden) ? outside.hidden : (own ?? outside.hidden),
    part: outside.part ?? (tag === 'title' ? 'title' : undefined),
  }
}

function keepsWhiteSpace(attributes: Tree.Element['attrs']): boolean {
  return attributes.some(
    ({ name, value }) => name === 'style' && /white-space\s*:\s*(?:pre|break-spaces)/i.test(value),
  )
}

function writeNode(writer: TextWriter, node: Tree.ChildNode, context: Context): void {
  if ('value' in node) {
    if (context.preformatted) writer.write(node.value, originOf(context))
    else writer.writeCollapsed(node.value, originOf(context))
  } else if ('data' in node) {
    const text = node.data.trim()
    writer.open()
    writer.breakLine(1)
    writer.write(text, { part: 'comment', hidden: context.hidden ?? 'comment' })
    writer.breakLine(1)
    writer.addAside(writer.close())
  }
}

/** Where text of a context comes from; undefined for what is simply the page's visible text. */
function originOf({ hidden, part }: Pick<Context, 'hidden' | 'part'>): Origin | undefined {
  return hidden || part ? { ...(part && { part }), ...(hidden && { hidden }) } : undefined
}

/** People do see what is only hidden from assistive software: it stays where it stands. */
function isUnseen(hidden: HiddenReason | undefined): boolean {
  return hidden !== undefined && hidden !== 'aria_hidden'
}

/** Counts the cells of the open table rows, the innermost last. */
function trackRows(writer: TextWriter) {
  const cells: number[] = []
  return {
    startRow: () => cells.push(0),
    endRow: () => cells.pop(),
    startCell() {
      const before = cells.at(-1) ?? 0
      writer.startCell(before === 0)
      if (cells.length > 0) cells[cells.length - 1] = before + 1
    },
    endCell: () => writer.endCell(),
  }
}

type Rows = ReturnType<typeof trackRows>

function startElement(writer: TextWriter, rows: Rows, tag: string): void {
  if (tag === 'br') writer.newLine()
  else if (PARAGRAPH_BLOCKS.has(tag)) writer.breakLine(2)
  else if (LINE_BLOCKS.has(tag)) writer.breakLine(1)
  if (tag === 'tr') rows.startRow()
  else if (CELLS.has(tag)) rows.startCell()
}

function endElement(writer: TextWriter, rows: Rows, tag: string): void {
  if (tag === 'tr') rows.endRow()
  else if (CELLS.has(tag)) rows.endCell()
  if (PARAGRAPH_BLOCKS.has(tag)) writer.breakLine(2)
  else if (LINE_BLOCKS.has(tag)) writer.breakLine(1)
}
