/**
 * Whether records of an archive fit the format and each other. Who made a file is unknown: what is
 * taken from it is read by screens and exports that trust what is stored.
 */

import { Compile } from 'typebox/compile'
import type { Range } from '../../../src-shared/model/spans.ts'
import { ExplainedError } from '../../explained-error.ts'
import { ArchiveRecord, type ReviewRecord, type ScanRecord } from './records.ts'

const RECORD = Compile(ArchiveRecord)

/** What is wrong with a record; quotes nothing of it. */
export class RecordError extends ExplainedError {}

/**
 * Gives the record of a value, where it fits those that it was given before.
 * @throws {RecordError} where it does not.
 */
export function createRecordCheck(): (value: unknown) => ArchiveRecord {
  const scans = new Set<string>()
  const suppressions = new Set<number>()
  const reviewed = new Set<string>()
  let lastSeq = Number.NEGATIVE_INFINITY
  let part = 0

  return (value) => {
    if (!RECORD.Check(value)) throw new RecordError('is no record of this format')
    const record = value
    const place = PARTS.indexOf(record.type)
    demand(place >= part, 'stands in the wrong place')
    part = place
    if (record.type === 'scan') {
      demand(record.seq > lastSeq && !scans.has(record.job_id), 'comes twice')
      lastSeq = record.seq
      scans.add(record.job_id)
      checkScan(record)
    } else if (record.type === 'suppression') {
      demand(!suppressions.has(record.id), 'comes twice')
      suppressions.add(record.id)
      const isOfDocument = record.scope === 'document'
      demand(isOfDocument === (record.job_id !== null), 'contradicts itself')
      demand((record.scope === 'always') === (record.fingerprints === null), 'contradicts itself')
      demand(
        record.job_id === null || scans.has(record.job_id),
        'is about a scan that is not there',
      )
    } else {
      demand(!reviewed.has(record.job_id), 'comes twice')
      demand(scans.has(record.job_id), 'is about a scan that is not there')
      reviewed.add(record.job_id)
      checkReview(record, suppressions)
    }
    return record
  }
}

const PARTS: readonly ArchiveRecord['type'][] = ['scan', 'suppression', 'review']

function checkScan({ document, findings, heat }: ScanRecord): void {
  const { text, source_map: sourceMap, segments, original } = document
  const isIn = ({ start, end }: Range) => start <= end && end <= text.length
  for (const ranges of [findings, heat, sourceMap, segments ?? []]) {
    demand(ranges.every(isIn), 'has a place outside of its text')
  }
  for (const ranges of [sourceMap, segments ?? []]) {
    const isAfter = ({ start }: Range, at: number) =>
      at === 0 || start >= (ranges[at - 1]?.end ?? 0)
    demand(ranges.every(isAfter), 'has places that overlap')
  }
  demand((original?.length ?? 0) % 4 === 0, 'has no original in base64')
}

/** Steps name earlier ones of their own review: undo and redo follow them back. */
function checkReview({ steps, state }: ReviewRecord, suppressions: ReadonlySet<number>): void {
  const known = new Set<number | null>([null])
  let last = 0
  for (const { seq, kind, target, suppression, changes } of steps) {
    demand(seq > last, 'has steps out of order')
    last = seq
    demand(known.has(target), 'has a step about one that is not before it')
    demand((kind === 'undone' || kind === 'redone') === (target !== null), 'contradicts itself')
    demand(suppression === null || suppressions.has(suppression), 'names an unknown suppression')
    known.add(seq)
    demand(
      changes.every(({ before, after }) => known.has(before) && known.has(after)),
      'has a step about one that is not before it',
    )
    const told = new Set(changes.map(({ fingerprint, field }) => `${fingerprint} ${field}`))
    demand(told.size === changes.length, 'contradicts itself')
  }
  const told = new Set(state.map(({ fingerprint }) => fingerprint))
  demand(told.size === state.length, 'contradicts itself')
  demand(
    state.every(({ status, note }) => known.has(status) && known.has(note)),
    'holds what no step said',
  )
}

function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new RecordError(otherwise)
}
