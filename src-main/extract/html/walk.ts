/**
 * The walk through a page, the same for HTML files and web pages: running text
 * goes to a writer, what people do not see stands apart, attributes and data
 * blocks are collected, and so is what is for programs. How all that is laid out is for who called.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { contentParts, isDrawn, type SheetText, sheetTexts } from '../css/drawn.ts'
import { MATCH_BUDGET, type MatchBudget, type Style, type Variables } from '../css/match.ts'
import type { Origin, Part, TextWriter } from '../text/text-writer.ts'
import { type AttributeKind, attributeTexts, isSentence, shownValue } from './attributes.ts'
import { type DataBlock, readDataBlock } from './data.ts'
import { documentsIn } from './data-documents.ts'
import { attributeOf, CELLS, LINE_BLOCKS, PARAGRAPH_BLOCKS, PREFORMATTED } from './elements.ts'
import { type ParsedHtml, parseHtml } from './parse-html.ts'
import { scriptLines, scriptsOf } from './scripts.ts'
import { type PageStyles, readStyles } from './styles.ts'
import {
  type Appearance,
  pageAppearance,
  readAppearance,
  removedReason,
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
  /** What is for programs alone, without repetition: scripts, and at the end the lines of all that is no script. */
  readonly scripts: readonly string[]
  /** The address of the first `base` element. */
  readonly base: string | undefined
  /** Whether a style sheet holds what may hide text and is not understood. */
  readonly isOdd: boolean
}

/** Pages inside a page (`srcdoc`) that are parsed; more of them, or deeper ones, are read as they are written. */
const MAX_INNER_PAGES = 1_000
const MAX_INNER_DEPTH = 4

interface Context {
  readonly styles: PageStyles
  readonly appearance: Appearance
  readonly variables: Variables | undefined
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
  | { readonly draw: Drawn }
  | { readonly leave: string; readonly lane: Lane }

/** Text that a style sheet draws. */
interface Drawn {
  readonly text: string
  readonly context: Context
}

/** The box of such a text has no attributes of its own. */
const BOX = { tagName: 'span', attrs: [], parentNode: null } as unknown as Tree.Element

/** Walks without recursion, so that depth costs memory and never the stack. */
export function walkPage(page: ParsedHtml, sink: PageSink): PageExtras {
  const { writer } = sink
  const rows = trackRows(writer)
  const texts = new Map<string, CollectedText>()
  const data: DataBlock[] = []
  const tools: FormTool[] = []
  const scripts = new Set<string>()
  const lines = new Set<string>()
  const drawn = new Set<string>()
  const sheets: {
    texts: readonly SheetText[]
    hidden: HiddenReason | undefined
    isOdd: () => boolean
  }[] = []
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
    } else if ('draw' in step) {
      writeDrawn(step.draw)
    } else if ('tagName' in step.enter) {
      enterElement(step.enter, step.context)
    } else {
      writeNode(step.enter, step.context)
    }
  }
  for (const { texts: said, hidden } of sheets) addSheetTexts(said, hidden)
  return {
    isOdd: sheets.some(({ isOdd }) => isOdd()),
    texts: [...texts.values()].filter(isBeside),
    data,
    tools: tools.map(finishTool),
    scripts: lines.size > 0 ? [...scripts, [...lines].join('\n')] : [...scripts],
    base,
  }

  function isBeside({ kind, text }: CollectedText): boolean {
    return kind !== 'data' || !drawn.has(text)
  }

  function pushPage(inner: ParsedHtml, around: Context | undefined): void {
    const styles = readStyles(inner, budget)
    sheets.push({ texts: styles.texts, hidden: around?.hidden, isOdd: styles.isOdd })
    const context: Context = {
      styles,
      appearance: {
        ...pageAppearance(styles.plainPage),
        invisible: around?.appearance.invisible ?? false,
      },
      variables: undefined,
      preformatted: false,
      removed: around?.removed,
      hidden: around?.hidden,
      part: undefined,
      lane: around?.lane ?? 'page',
      tool: undefined,
      depth: (around?.depth ?? -1) + 1,
    }
    for (const { text } of styles.pictures) enterInnerPage(text, context)
    pushChildren(steps, inner.root.childNodes, context)
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
    for (const script of scriptsOf(element)) scripts.add(script)
    for (const line of scriptLines(element)) lines.add(line)
    if (tagName === 'script') {
      for (const block of readDataBlock(element)) data.push(block)
      return
    }
    const { inside, before, after } = enterContext(element, outside)
    collect(element, inside)
    steps.push({ leave: tagName, lane })
    const drawnAfter = drawnBy(element, after, inside)
    if (drawnAfter) steps.push({ draw: drawnAfter })
    const emerges = lane === 'hidden' && inside.lane === 'page'
    moveTo(inside.lane)
    // Hidden text that keeps its place leaves a gap between what is seen around it.
    if (emerges) writer.writeCollapsed(' ')
    startElement(writer, rows, tagName)
    const drawnBefore = drawnBy(element, before, inside)
    if (drawnBefore) writeDrawn(drawnBefore)
    const value = shownValue(element)
    if (value !== '') writer.writeCollapsed(` ${value} `, originOf(inside))
    if (tagName === 'template') {
      const content = (element as Tree.Template).content
      pushChildren(steps, content.childNodes, inside)
    } else {
      pushChildren(steps, element.childNodes, inside)
    }
    const srcdoc = tagName === 'iframe' ? attributeOf(attrs, 'srcdoc') : undefined
    const documents = srcdoc ? [{ kind: 'page', text: srcdoc } as const] : documentsIn(element)
    if (documents.length === 0) return
    const { inside: frame } = enterContext(element, outside, true)
    for (const { kind, text } of documents) {
      if (kind === 'page') enterInnerPage(text, frame)
      else addText('accessibility', text, frame.hidden)
    }
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

  /** @param asFrame for a document that the element shows, not for what stands in it for browsers that cannot. */
  function enterContext(element: Tree.Element, outside: Context, asFrame = false) {
    const { tagName, namespaceURI } = element
    const { style, variables, before, after } = outside.styles.styleOf(element, outside.variables)
    const appearance = readAppearance(element, style, outside.appearance)
    const removed = isUnseen(outside.removed)
      ? outside.removed
      : (removedReason(element, style, asFrame) ?? outside.removed)
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
    const inside: Context = {
      ...outside,
      variables,
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
    return { inside, before, after }
  }

  /** What a style sheet draws beside the content of an element; undefined where that is no text. */
  function drawnBy(
    element: Tree.Element,
    style: Style | undefined,
    inside: Context,
  ): Drawn | undefined {
    const content = style?.get('content')
    if (style === undefined || content === undefined) return undefined
    const parts = contentParts(content, (name) => attributeOf(element.attrs, name))
    for (const part of parts) drawn.add(part)
    const text = parts.join('')
    if (!/[\p{L}\p{N}]/u.test(text.replace(/\p{Co}/gu, ''))) return undefined
    const appearance = readAppearance(BOX, style, inside.appearance)
    const hidden = isUnseen(inside.hidden)
      ? inside.hidden
      : (removedReason(BOX, style) ?? unreadableReason(appearance) ?? inside.hidden)
    return { text, context: { ...inside, hidden, lane: isUnseen(hidden) ? 'hidden' : inside.lane } }
  }

  function writeDrawn({ text, context }: Drawn): void {
    const before = lane
    moveTo(context.lane)
    // Set apart: what stands before it is another text.
    writer.writeCollapsed(` ${text} `, originOf(context))
    moveTo(before)
  }

  /** Strings and comments of style sheets; those that an element was seen to draw are taken out at the end. */
  function addSheetTexts(texts: Iterable<SheetText>, hidden: HiddenReason | undefined): void {
    for (const said of texts) {
      const { text, property } = said
      if (!isSentence(text)) {
        if (property === '' && text !== '') lines.add(text)
      } else if (isDrawn(said)) addText('accessibility', text, hidden)
      else addText('data', text, hidden ?? 'css')
    }
  }

  function collect(element: Tree.Element, { hidden, tool }: Context): void {
    const style = attributeOf(element.attrs, 'style')
    if (style && /["']/.test(style)) addSheetTexts(sheetTexts(style), hidden)
    for (const { kind, text } of attributeTexts(element)) {
      if (kind === 'base') base ??= text
      else if (kind === 'hidden' || kind === 'data') addText(kind, text, hidden ?? 'css')
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
    startRow() {
      writer.startRow()
      cells.push(0)
    },
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
  if (tag === 'table') writer.startTable()
  else if (tag === 'tr') rows.startRow()
  else if (CELLS.has(tag)) rows.startCell()
}

function endElement(writer: TextWriter, rows: Rows, tag: string): void {
  if (tag === 'table') writer.endTable()
  else if (tag === 'tr') rows.endRow()
  else if (CELLS.has(tag)) rows.endCell()
  if (PARAGRAPH_BLOCKS.has(tag)) writer.breakLine(2)
  else if (LINE_BLOCKS.has(tag)) writer.breakLine(1)
}
