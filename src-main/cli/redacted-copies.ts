/**
 * Masked copies of what was scanned, in a folder of their own: nothing that is
 * there is written over but an earlier copy, and the originals stay as they are.
 */

import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import { resultOf } from '../decide/sealed-outcome.ts'
import { ExplainedError } from '../explained-error.ts'
import { copyUnstored, isFileItself, valuesLeft } from '../present/exports.ts'
import type { ScanEngine } from '../scan/scan-submission.ts'
import { writeWhole } from './output.ts'
import type { Scanned } from './scan-report.ts'
import { unstoredScan } from './unstored-scan.ts'

/**
 * What became of the copy: `left` where values were found in it again, `unproven` where it could not be scanned,
 * `taken` where another file of this run has its place.
 */
export type CopyOutcome = 'written' | 'left' | 'unproven' | 'taken'

/** Whose copies lie where, of one run: `../a.txt` and `a.txt` come to the same place. */
export type CopyPlaces = Map<string, string>

/**
 * Writes the copy of one file, once a second scan has found nothing in it that was taken out.
 * What was not scanned whole has none.
 * @param places of the copies of this run; the new one is added.
 * @throws {ExplainedError} where it cannot be written.
 */
export async function writeCopy(
  engine: Pick<ScanEngine, 'detect'>,
  folder: string,
  scanned: Scanned,
  places: CopyPlaces,
): Promise<CopyOutcome> {
  const { name, job, document, prepared } = scanned
  if (job.status !== 'completed' || job.completion?.state !== 'complete') return 'unproven'
  const settings = settingsOf(prepared.config)
  const { text, keys } = copyUnstored(unstoredScan(scanned))
  if (text.trim() !== '') {
    const again = { text, sourceMap: [], warnings: [] }
    const outcome = await engine.detect(again, settings, new AbortController().signal)
    if (resultOf(outcome).completion.state !== 'complete') return 'unproven'
    if (valuesLeft(text, outcome, keys) > 0) return 'left'
  }
  const place = placeOf(folder, name, isFileItself(document.mediaType))
  if ((places.get(place) ?? name) !== name) return 'taken'
  places.set(place, name)
  write(place, text)
  return 'written'
}

/** A name within the folder, whatever a path, an archive or an address says: no part of it leads out. */
export function placeOf(folder: string, name: string, isText: boolean): string {
  const parts = name
    .split(/[/\\]+/)
    .map((part) =>
      part
        .replace(/[\p{Cc}<>:"|?*]/gu, '_')
        .replace(/^\.+$/, '')
        .slice(0, 200),
    )
    .filter(Boolean)
  const place = join(resolve(folder), ...(parts.length > 0 ? parts : ['file']))
  return isText ? place : `${place}.txt`
}

/** Whole or not at all, for its owner only. */
function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeWhole(path, text, 0o600)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ExplainedError(`A redacted copy cannot be written to ${path} (${reason}).`)
  }
}
