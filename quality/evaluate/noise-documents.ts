/**
 * Everyday documents of this machine, as they lie in folders: what a scan of them
 * finds is noise, unless somebody left something in them.
 */

import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Source } from '../../src-main/intake/submission.ts'

/** Larger files are passed over: the interface takes no more canonical text than this at once. */
const MAX_BYTES = 1_000_000
/** Less is no document: markers, pid files, empty modules. */
const MIN_BYTES = 64

/** Formats that have an extractor; everything else is read as the text it is. */
const EXTRACTED = /\.(?:pdf|docx|html?|xhtml)$/i

/**
 * The files below the folders, of which `sample` are drawn; all where there are fewer.
 *
 * Which are drawn hangs on their paths alone (the least digests), so a run can be
 * repeated, and a larger sample holds a smaller one.
 * @throws {Error} the file system's, for a folder that cannot be read.
 */
export function sampleFiles(folders: readonly string[], sample: number): readonly string[] {
  const files = [...new Set(folders.flatMap((folder) => [...filesIn(folder)]))]
  const drawn = files
    .map((path) => ({ path, digest: createHash('sha256').update(path).digest('hex') }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .slice(0, sample)
  return drawn.map(({ path }) => path).sort()
}

/** Every file of a size that is read; links are not followed. */
function* filesIn(path: string): Generator<string> {
  const stat = lstatSync(path)
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
  } else if (stat.isFile() && stat.size >= MIN_BYTES && stat.size <= MAX_BYTES) yield path
}

/** A file as a source of a submission; undefined for one that is no text (in UTF-8) and has no extractor. */
export function sourceOfFile(path: string): Source | undefined {
  const stored = readFileSync(path)
  if (EXTRACTED.test(path)) return { type: 'file', name: path, bytes: stored }
  try {
    const bytes = path.endsWith('.gz') ? gunzipSync(stored, { maxOutputLength: MAX_BYTES }) : stored
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // A zero byte is in no text that people write.
    return text.includes('\0') || text.trim() === '' ? undefined : { type: 'text', text }
  } catch {
    return undefined
  }
}
