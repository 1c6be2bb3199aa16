/**
 * What was found in each text, kept as it is found, so that a long scan that was
 * stopped goes on where it was: `--resume FILE`. A text is known by its hash with the
 * settings and with everything that may find something else: version, rules, models.
 *
 * It quotes what was found, so it is for its owner only.
 */

import { hash } from 'node:crypto'
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import type { AppliedConfig } from '../../src-shared/contract/scan-settings.ts'
import type { EngineIdentity } from '../../src-shared/workspace/receipt.ts'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { ExplainedError } from '../explained-error.ts'
import type { CanonicalDocument } from '../extract/canonical-document.ts'

export interface Journal {
  readonly keyOf: (document: CanonicalDocument, config: AppliedConfig) => string
  readonly find: (key: string) => ScanOutcome | undefined
  /** Written at once: what is told was kept is there after the power is gone from the process. */
  readonly add: (key: string, outcome: ScanOutcome) => void
  readonly [Symbol.dispose]: () => void
}

/** The first line, by which a journal is known. */
const HEAD = '{"assay_journal":1}'
const KEY_LENGTH = 64
const PIECE = 1024 * 1024

/**
 * Opens a journal, or begins one. A last line that was not finished is cut off.
 * @throws {ExplainedError} where it cannot be opened, or is none.
 */
export function openJournal(path: string, identity: EngineIdentity): Journal {
  const file = attempt(path, () => openSync(path, 'a+', 0o600))
  const engine = JSON.stringify(identity)
  let end = attempt(path, () => fstatSync(file).size)
  const places = new Map<string, { readonly at: number; readonly length: number }>()
  if (end === 0) append(HEAD)
  else end = readLines(file, end, path, places)

  function append(line: string): number {
    const at = end
    const bytes = Buffer.from(`${line}\n`)
    attempt(path, () => {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
    })
    end += bytes.length
    return at
  }

  return {
    keyOf: ({ text, sourceMap, segments, warnings }, config) =>
      hash('sha256', JSON.stringify([engine, config, text, sourceMap, segments, warnings])),
    find(key) {
      const place = places.get(key)
      if (place === undefined) return undefined
      const bytes = Buffer.alloc(place.length)
      readSync(file, bytes, 0, place.length, place.at)
      try {
        return (JSON.parse(bytes.toString()) as { outcome: ScanOutcome }).outcome
      } catch {
        return undefined
      }
    },
    add(key, outcome) {
      if (places.has(key)) return
      const line = JSON.stringify({ key, outcome })
      places.set(key, { at: append(line), length: Buffer.byteLength(line) })
    },
    [Symbol.dispose]: () => closeSync(file),
  }
}

/** Takes in where the lines stand, and gives the end of the last whole one. */
function readLines(
  file: number,
  size: number,
  path: string,
  places: Map<string, { readonly at: number; readonly length: number }>,
): number {
  const piece = Buffer.alloc(PIECE)
  let at = 0
  let start = 0
  let head = Buffer.alloc(0)
  while (at < size) {
    const read = readSync(file, piece, 0, PIECE, at)
    if (read === 0) break
    let from = 0
    for (
      let next = piece.subarray(0, read).indexOf(10);
      next >= 0;
      next = piece.subarray(0, read).indexOf(10, from)
    ) {
      const line =
        head.length < 100
          ? Buffer.concat([head, piece.subarray(from, Math.min(next, from + 100))])
          : head
      take(line.toString('latin1'), start, at + next)
      from = next + 1
      start = at + from
      head = Buffer.alloc(0)
    }
    if (head.length < 100)
      head = Buffer.concat([head, piece.subarray(from, Math.min(read, from + 100))])
    at += read
  }
  if (start < size) attempt(path, () => ftruncateSync(file, start))
  return start

  function take(line: string, from: number, to: number): void {
    if (from === 0) {
      if (line !== HEAD)
        throw new ExplainedError(`${path} is no journal of a scan. Name a new file.`)
      return
    }
    const key = /^\{"key":"([0-9a-f]+)"/.exec(line)?.[1]
    if (key?.length === KEY_LENGTH) places.set(key, { at: from, length: to - from })
  }
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ExplainedError(`The journal ${path} cannot be used (${reason}).`)
  }
}
