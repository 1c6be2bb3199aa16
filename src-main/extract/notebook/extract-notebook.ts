/**
 * Jupyter notebooks: the cells and what they printed, as lines. In the file itself
 * a sentence is cut up into JSON strings, one a line, which nobody reads so.
 *
 * nbformat 4 (its JSON schema), and 3 with its cells in worksheets.
 */

import { MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { extractPage } from '../html/extract-html.ts'
import { jsonText } from '../mcp/tool-text.ts'
import { decodeUtf8 } from '../text/decode-text.ts'
import { createJoiner, type Joiner } from '../text/join-documents.ts'
import { isSentence } from '../text/stated.ts'
import type { Origin } from '../text/text-writer.ts'

type Json = Readonly<Record<string, unknown>>

/** Terminals' colours and movements in what a program printed (ECMA-48 §5.4). */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-?]*[ -/]*[@-~]`, 'g')
/** Pictures and sounds, which have no words; drawings of lines may. */
const MEDIA = /^(?:image\/(?!svg)|audio\/|video\/)/
/** Tags by which Jupyter Book, Quarto and nbconvert leave out a cell or a half of it. */
const LEFT_OUT = /^(?:hide|remove)[-_](?:cell|input|output)$/

export const notebookExtractor: Extractor = {
  mediaType: MEDIA_TYPES.notebook,
  recognises({ name, bytes }) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const isJson = /^\s*\{/.test(text.toString('latin1', 0, 100))
    return (
      isJson && text.includes('"nbformat"') && (/\.ipynb$/i.test(name) || text.includes('"cells"'))
    )
  },
  async extract({ bytes }) {
    const notebook = parse(decodeUtf8(bytes))
    const joiner = createJoiner()
    for (const cell of cellsOf(notebook)) await addCell(joiner, cell)
    const { cells, worksheets, ...about } = notebook
    for (const line of statedBy(about)) joiner.addText(line, { part: 'metadata' })
    const { text, sourceMap, warnings } = joiner.finish()
    const isHidden = sourceMap.some(({ hidden }) => hidden !== undefined)
    return {
      mediaType: MEDIA_TYPES.notebook,
      text,
      sourceMap,
      warnings: [...new Set([...warnings, ...(isHidden ? ['hidden_text_found'] : [])])],
    }
  },
}

function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (isObject(value)) return value
  } catch {
    // Told below.
  }
  throw new ExtractionError('EXTRACTION_FAILED', 'is a broken notebook')
}

function cellsOf({ cells, worksheets }: Json): readonly Json[] {
  const sheets = listOf(worksheets).flatMap((sheet) => listOf(sheet.cells))
  return [...listOf(cells), ...sheets]
}

async function addCell(joiner: Joiner, cell: Json): Promise<void> {
  const { metadata, source, input, outputs, attachments, ...rest } = cell
  const origin: Origin = isLeftOut(metadata) ? { hidden: 'hidden_part' } : {}
  joiner.addText(linesOf(source ?? input), origin, 2)
  for (const output of listOf(outputs)) await addOutput(joiner, output, origin)
  const named = isObject(attachments) ? Object.keys(attachments) : []
  const attached = isObject(attachments)
    ? Object.values(attachments).flatMap((file) =>
        isObject(file) ? Object.entries(file).filter(([type]) => !MEDIA.test(type)) : [],
      )
    : []
  for (const line of [
    ...statedBy({ ...rest, metadata }),
    ...named.filter(isSentence),
    ...attached.map(([, content]) => linesOf(content)).filter(isSentence),
  ]) {
    joiner.addText(line, { ...origin, part: 'metadata' })
  }
}

/** What a cell printed, by every type in which it is given: a program may read any of them. */
async function addOutput(joiner: Joiner, output: Json, origin: Origin): Promise<void> {
  const seen = new Set<string>()
  const add = (text: string) => {
    const trimmed = text.replace(ESCAPES, '').trim()
    if (trimmed === '' || seen.has(trimmed)) return
    seen.add(trimmed)
    joiner.addText(trimmed, origin)
  }
  const { data, text, evalue, traceback, html, ...about } = output
  add(linesOf(text))
  const [trace, error] = [linesOf(traceback), linesOf(evalue)]
  add(trace)
  // A trace ends in the error that it is of.
  if (!trace.includes(error)) add(error)
  const types = isObject(data)
    ? Object.entries(data)
    : html === undefined
      ? []
      : ([['text/html', html]] as const)
  for (const [type, content] of types) {
    if (type === 'text/html' || type === 'image/svg+xml') {
      joiner.addDocument(await extractPage(linesOf(content).toWellFormed()), origin)
    } else if (/^text\//.test(type)) add(linesOf(content))
    else if (/json$/.test(type)) add(isObject(content) ? jsonText(content) : linesOf(content))
    else if (!MEDIA.test(type)) for (const line of statedBy({ content })) add(line)
  }
  for (const line of statedBy(about)) joiner.addText(line, { ...origin, part: 'metadata' })
}

function isLeftOut(metadata: unknown): boolean {
  if (!isObject(metadata)) return false
  const { jupyter, tags, collapsed } = metadata
  const isFolded =
    isObject(jupyter) && (jupyter.source_hidden === true || jupyter.outputs_hidden === true)
  const isTagged = Array.isArray(tags) && tags.some((tag) => LEFT_OUT.test(String(tag)))
  return isFolded || isTagged || collapsed === true
}

/** Sentences among the values, each with its label. */
function statedBy(value: Json): readonly string[] {
  return jsonText(value)
    .split('\n')
    .filter((line) => isSentence(line.replace(/^\S+: /, '')))
}

/** A string, or its lines in a list; empty for everything else. */
function linesOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('') : ''
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
