/**
 * The walk through a page, the same for HTML files and web pages: running text
 * goes to a writer, what people do not see stands apart, attributes and data
 * blocks are collected. How all that is laid out is for who called.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { MATCH_BUDGET, type MatchBudget } from '../css/match.ts'
import type { Origin, Part, TextWriter } from '../text/text-writer.ts'
import { type AttributeKind, attributeTexts, shownValue } from './attributes.ts'
import { type DataBlock, readDataBlock } from './data.ts'
import { attributeOf, CELLS, LINE_BLOCKS, PARAGRAPH_BLOCKS, PREFORMATTED } from './elements.ts'
import { type ParsedHtml, parseHtml } from './parse-html.ts'
import { type PageStyles, readStyles } from './styles.ts'
import {
  type Appearance,
  pageAppearance,
  readAppearance,
  removedReason,
  type Style,
  unreadableReason,
} from './visibility.ts'
import type { ToolManifest } from './webmcp.ts'
import { addParameter, type FormTool, finishTool, startTool } from './webmcp-form.ts'

/** What does not stand in the running text: unseen, the page's title, or said by assistive software alone. */
export type Lane = 'page' | 'hidden' | 'title' | 'spoken'

/** Where a walk writes. */
export interface PageSink {
  readonly writer: TextWriter
  /** Takes a part that was written apart. */
  readonly put: (lane: Exclude<Lane, 'page'>, part: Part) => void
  /** Whether the title of the page is written apart. */
  readonly titleApart: boolean
}

export interface CollectedText {
  readonly kind: Exclude<AttributeKind, 'tool' | 'base'>
  readonly text: string
  readonly hidden: HiddenReason | undefined
}

/** What a walk leaves beside what it wrote, each in the order of the page. */
export interface PageExtras {
  /** Without repetition. */
  readonly texts: readonly CollectedText[]
  readonly data: readonly DataBlock[]
  readonly tools: readonly ToolManifest[]
  /** The address of the first `base` element. */
  readonly base: string | undefined
}

/** Pages inside a page (`srcdoc`) that are parsed; more of them, or deeper ones, are read as they are written. */
const MAX_INNER_PAGES = 1_000
const MAX_INNER_DEPTH = 4

interface Context {
  readonly styles: PageStyles
  readonly appearance: Appearance
  readonly preformatted: boolean
  readonly removed: HiddenReason | undefined
  readonly hidden: HiddenReason | undefined
  readonly part: Origin['part']
  readonly lane: Lane
  readonly tool: FormTool | undefined
  /** Pages around this one. */
  readonly depth: number
}

/** One step of the walk: into a node, or out of the element that was entered. */
type Step =
  | { readonly enter: Tree.ChildNode; readonly context: Context }
  | { readonly leave: string; readonly lane: Lane }

/** Walks without recursion, so that depth costs memory and never the stack. */
export function walkPage(page: ParsedHtml, sink: PageSink): PageExtras {
  const { writer } = sink
  const rows = trackRows(writer)
  const texts = new Map<string, CollectedText>()
  const data: DataBlock[] = []
  const tools: FormTool[] = []
  const budget: MatchBudget = { left: MATCH_BUDGET }
  let base: string | undefined
  let innerPages = 0
  let lane: Lane = 'page'
  const steps: Step[] = []
  pushPage(page, undefined)
  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('leave' in step) {
      endElement(writer, rows, step.leave)
      if (lane === 'page' && step.lane === 'hidden') writer.writeCollapsed(' ')
      moveTo(step.lane)
    } else if ('tagName' in step.enter) {
      enterElement(step.enter, step.context)
    } else {
      writeNode(step.enter, step.context)
    }
  }
  return { texts: [...texts.values()], data, tools: tools.map(finishTool), base }

  function pushPage(inner: ParsedHtml, around: Context | undefined): void {
    const styles = readStyles(inner, budget)
    pushChildren(steps, inner.root.childNodes, {
      styles,
      appearance: {
        ...pageAppearance(styles.plainPage),
        invisible: around?.appearance.invisible ?? false,
      },
      preformatted: false,
      removed: around?.removed,
      hidden: around?.hidden,
      part: undefined,
      lane: around?.lane ?? 'page',
      tool: undefined,
      depth: (around?.depth ?? -1) + 1,
    })
  }

  /** What people do not see stands aside: it must not tear apart what they read as one word. */
  function moveTo(next: Lane): void {
    if (next === lane) return
    if (lane !== 'page') sink.put(lane, writer.close())
    if (next !== 'page') writer.open()
    lane = next
  }

  function enterElement(element: Tree.Element, outside: Context): void {
    const { tagName, attrs } = element
    if (tagName === 'style') return
    if (tagName === 'script') {
      for (const block of readDataBlock(element)) data.push(block)
      return
    }
    const inside = enterContext(element, outside)
    collect(element, inside)
    steps.push({ leave: tagName, lane })
    const emerges = lane === 'hidden' && inside.lane === 'page'
    moveTo(inside.lane)
    // Hidden text that keeps its place leaves a gap between what is seen around it.
    if (emerges) writer.writeCollapsed(' ')
    startElement(writer, rows, tagName)
    const value = shownValue(element)
    if (value !== '') writer.writeCollapsed(` ${value} `, originOf(inside))
    if (tagName === 'template') {
      const content = (element as Tree.Template).content
      pushChildren(steps, content.childNodes, inside)
    } else {
      pushChildren(steps, element.childNodes, inside)
    }
    const srcdoc = tagName === 'iframe' ? attributeOf(attrs, 'srcdoc') : undefined
    if (srcdoc) enterInnerPage(srcdoc, outside)
  }

  /** An inner page is seen where its frame is, not hidden as the frame's fallback is. */
  function enterInnerPage(html: string, outside: Context): void {
    innerPages++
    if (innerPages <= MAX_INNER_PAGES && outside.depth < MAX_INNER_DEPTH) {
      steps.push({ leave: 'iframe', lane })
      pushPage(parseHtml(html), outside)
      steps.push({ leave: 'iframe', lane: outside.lane })
    } else {
      addText('hidden', html, outside.hidden ?? 'css')
    }
  }

  function enterContext(element: Tree.Element, outside: Context): Context {
    const { tagName, namespaceURI } = element
    const style = outside.styles.styleOf(element)
    const appearance = readAppearance(element, style, outside.appearance)
    const removed = isUnseen(outside.removed)
      ? outside.removed
      : (removedReason(element, style) ?? outside.removed)
    // What no sheet is known for may have any background.
    const known = outside.styles.knowsSheets()
      ? appearance
      : { ...appearance, background: undefined }
    const hidden = isUnseen(removed) ? removed : (unreadableReason(known) ?? removed)
    const foreign = namespaceURI.endsWith('svg') && /^(?:title|desc|metadata)$/.test(tagName)
    const title = tagName === 'title' && !foreign
    const own: Lane = foreign ? 'spoken' : title && sink.titleApart ? 'title' : 'page'
    const started = startTool(element)
    if (started) tools.push(started)
    const tool = started ?? outside.tool
    if (tool) addParameter(tool, element)
    return {
      ...outside,
      appearance: known,
      preformatted: outside.preformatted || PREFORMATTED.has(tagName) || keepsWhiteSpace(style),
      removed,
      hidden,
      part: outside.part ?? (title ? 'title' : foreign ? 'attribute' : undefined),
      lane: isUnseen(hidden)
        ? 'hidden'
        : outside.lane === 'hidden' || own !== 'page'
          ? own
          : outside.lane,
      tool: tagName === 'form' && !started ? undefined : tool,
    }
  }

  function collect(element: Tree.Element, { hidden, tool }: Context): void {
    for (const { kind, text } of attributeTexts(element)) {
      if (kind === 'base') base ??= text
      else if (kind === 'hidden') addText(kind, text, hidden ?? 'css')
      else if (kind !== 'tool') addText(kind, text, hidden)
      else if (!tool) addText('accessibility', text, hidden)
    }
  }

  function addText(
    kind: CollectedText['kind'],
    text: string,
    hidden: HiddenReason | undefined,
  ): void {
    const key = `${kind}\n${text}`
    const before = texts.get(key)
    if (!before || (before.hidden && !hidden)) texts.set(key, { kind, text, hidden })
  }

  function writeNode(node: Tree.ChildNode, context: Context): void {
    if ('value' in node) {
      if (context.preformatted) writer.write(node.value, originOf(context))
      else writer.writeCollapsed(node.value, originOf(context))
    } else if ('data' in node) {
      const text = node.data.trim()
      if (text === '') return
      writer.open()
      writer.breakLine(1)
      writer.write(text, { part: 'comment', hidden: context.hidden ?? 'comment' })
      writer.breakLine(1)
      const part = writer.close()
      if (lane === 'page') sink.put('hidden', part)
      else writer.addAside(part)
    }
  }
}

/** Last child first, so that the first one is popped first. */
function pushChildren(steps: Step[], children: readonly Tree.ChildNode[], context: Context): void {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index]
    if (child) steps.push({ enter: child, context })
  }
}

function keepsWhiteSpace(style: Style): boolean {
  return /^(?:pre|break-spaces)/.test(style.get('white-space') ?? '')
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
