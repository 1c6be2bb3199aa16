/**
 * `npm run corpus -- FOLDER…`: reads every PDF and DOCX under the folders with
 * the extractor and with the reference of its format (pdftotext, pandoc), and
 * prints what share is extracted, what they have in common, and their times.
 */

import '../src-main/v8-flags.ts'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { CanonicalDocument } from '../src-main/extract/canonical-document.ts'
import { extractDocument } from '../src-main/extract/extract-document.ts'
import { median } from './figure.ts'

const run = promisify(execFile)
const MAX_OUTPUT = 1 << 28

/** How another program reads a file to plain text. */
const REFERENCES: ReadonlyMap<string, (path: string) => Promise<string>> = new Map([
  ['.pdf', (path) => outputOf('pdftotext', ['-enc', 'UTF-8', path, '-'])],
  ['.docx', (path) => outputOf('pandoc', ['--from=docx', '--to=plain', '--wrap=none', path])],
])

interface Comparison {
  readonly path: string
  readonly ms: number
  readonly referenceMs: number
  /** Shares of the reference's words, and of its pairs of neighbouring words, that the document has too. */
  readonly words?: number
  readonly order?: number
  readonly refusal?: string
}

const OWN_PARTS: ReadonlySet<string | undefined> = new Set([
  'header',
  'footer',
  'comment',
  'attribute',
  'link_target',
  'metadata',
  'title',
])

async function outputOf(program: string, args: readonly string[]): Promise<string> {
  return (await run(program, args, { maxBuffer: MAX_OUTPUT })).stdout
}

async function compare(path: string): Promise<Comparison | undefined> {
  const readReference = REFERENCES.get(extname(path).toLowerCase())
  if (!readReference) return undefined
  const referenceStart = performance.now()
  const reference = await readReference(path).catch(() => '')
  const referenceMs = performance.now() - referenceStart
  const start = performance.now()
  try {
    const document = await extractDocument({ name: path, bytes: readFileSync(path) })
    const ms = performance.now() - start
    const [own, theirs] = [wordsOf(bodyOf(document)), wordsOf(reference)]
    return {
      path,
      ms,
      referenceMs,
      words: shareFound(theirs, own),
      order: shareFound(pairsOf(theirs), pairsOf(own)),
    }
  } catch (error) {
    return { path, ms: performance.now() - start, referenceMs, refusal: String(error) }
  }
}

/** What both programs read: links, notes and properties are ours alone. */
function bodyOf({ text, sourceMap }: CanonicalDocument): string {
  let body = ''
  let end = 0
  for (const { part, change, start, end: rangeEnd } of sourceMap) {
    if (!OWN_PARTS.has(part) && change !== 'deleted') continue
    body += `${text.slice(end, start)} `
    end = rangeEnd
  }
  return body + text.slice(end)
}

function wordsOf(text: string): readonly string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []
}

function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

/** The share of `wanted` that is in `given`, each as often as it is there. */
function shareFound(wanted: readonly string[], given: readonly string[]): number {
  const left = new Map<string, number>()
  for (const entry of given) left.set(entry, (left.get(entry) ?? 0) + 1)
  let found = 0
  for (const entry of wanted) {
    const count = left.get(entry) ?? 0
    if (count === 0) continue
    left.set(entry, count - 1)
    found++
  }
  return wanted.length === 0 ? 1 : found / wanted.length
}

function print(comparisons: readonly Comparison[]): void {
  const read = comparisons.filter(({ refusal }) => refusal === undefined)
  const sum = (key: 'ms' | 'referenceMs') => read.reduce((total, one) => total + one[key], 0)
  const middle = (key: 'words' | 'order') => median(read.map((one) => one[key] ?? 0)).toFixed(4)
  const worst = [...read].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).slice(0, 10)
  const lines = [
    `${read.length} of ${comparisons.length} extracted`,
    `words in common, median: ${middle('words')}; pairs of words: ${middle('order')}`,
    `time: ${sum('ms').toFixed(0)} ms = ${(sum('ms') / sum('referenceMs')).toFixed(2)} × the reference`,
    ...worst.map(({ words, order, path }) => `  ${words?.toFixed(3)} ${order?.toFixed(3)} ${path}`),
    ...comparisons
      .filter(({ refusal }) => refusal !== undefined)
      .map(({ refusal, path }) => `  ${refusal}: ${path}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const comparisons: Comparison[] = []
for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const comparison = await compare(join(folder, name))
    if (comparison) comparisons.push(comparison)
  }
}
for (const extension of REFERENCES.keys()) {
  const ofFormat = comparisons.filter(({ path }) => path.toLowerCase().endsWith(extension))
  if (ofFormat.length === 0) continue
  process.stdout.write(`${extension}\n`)
  print(ofFormat)
}
