/**
 * The file of an archive: gzip of lines of JSON. The first is the header, with a hash over all
 * bytes after it; each further one is a record.
 */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { measureJson } from '../../api/measure-json.ts'
import { ExplainedError } from '../../explained-error.ts'
import { RecordError } from '../../store/archive/check-records.ts'
import type { ArchiveRecord } from '../../store/archive/records.ts'
import type { Output } from '../output.ts'

const FORMAT = 'assay-history'
/** Rises with each change of the records that an older Assay would not read. */
const VERSION = 1

/** What is read of a file at most; a history of ten thousand documents is a tenth of it. */
const MAX_BYTES = 4 * 2 ** 30
/** One document with its original, findings and places. */
const MAX_LINE_BYTES = 2 ** 28
const MAX_HEADER_BYTES = 4_096
const MAX_RECORDS = 5_000_000
/** The deepest record has nine levels. */
const MAX_DEPTH = 32

const Header = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Integer({ minimum: 1 }),
  /** Over all that follows the header's line, in hexadecimal. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})
const HEADER = Compile(Header)

/**
 * Writes records as an archive; nothing of it is in memory as a whole.
 * @param records gives the same ones each time: they are read once for the hash and once for the file.
 * @returns how many there are of each type.
 */
export async function writeArchive(
  output: Pick<Output, 'write'>,
  records: () => Iterable<ArchiveRecord>,
): Promise<Record<ArchiveRecord['type'], number>> {
  const counts = { scan: 0, suppression: 0, review: 0 }
  const digest = createHash('sha256')
  for (const record of records()) {
    counts[record.type]++
    digest.update(lineOf(record))
  }
  const header = { format: FORMAT, version: VERSION, sha256: digest.digest('hex') }
  function* lines(): Generator<string> {
    yield lineOf(header)
    for (const record of records()) yield lineOf(record)
  }
  await pipeline(Readable.from(lines()), createGzip(), async (packed) => {
    for await (const bytes of packed) await output.write(bytes)
  })
  return counts
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}

/**
 * Hands on what the lines of an archive hold.
 * @param take is handed each line's value; what it throws is told once the file has proven whole.
 * @returns the hash that the file was proven by.
 * @throws {ExplainedError} where it is no archive, newer than this Assay, damaged, or beyond the bounds.
 */
export async function readArchive(path: string, take: (value: unknown) => void): Promise<string> {
  const digest = createHash('sha256')
  let sha256: string | undefined
  let records = 0
  let wrong: unknown
  const visit = (line: Buffer) => {
    if (sha256 === undefined) {
      sha256 = readHeader(line)
      return
    }
    digest.update(line).update('\n')
    if (++records > MAX_RECORDS) throw new ExplainedError('the archive holds too many records')
    if (wrong !== undefined) return
    try {
      take(parseLine(line))
    } catch (error) {
      wrong =
        error instanceof RecordError
          ? new ExplainedError(`line ${records + 1} of the archive ${error.message}`)
          : error
    }
  }
  try {
    await pipeline(createReadStream(path), createGunzip(), (unfolded) => eachLine(unfolded, visit))
  } catch (error) {
    throw explained(error)
  }
  if (sha256 === undefined) throw NO_ARCHIVE
  if (digest.digest('hex') !== sha256) {
    throw new ExplainedError('the archive was changed or is damaged: its hash is another one')
  }
  if (wrong !== undefined) throw wrong
  return sha256
}

const NO_ARCHIVE = new ExplainedError(
  'the file is no archive of a history: `assay export` writes them',
)

function readHeader(line: Buffer): string {
  const header = line.length > MAX_HEADER_BYTES ? null : parseJson(line)
  if (!HEADER.Check(header)) throw NO_ARCHIVE
  if (header.version > VERSION) {
    throw new ExplainedError('the archive was written by a newer Assay. Update Assay to import it.')
  }
  return header.sha256
}

function parseLine(line: Buffer): unknown {
  const measure = measureJson(line)
  if ('brokenAt' in measure || measure.depth > MAX_DEPTH) {
    throw new RecordError('is no record of this format')
  }
  return parseJson(line)
}

function parseJson(line: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    return null
  }
}

/** Every line has its end, the last one too: a file that was cut off is told by it, or by its hash. */
async function eachLine(
  unfolded: AsyncIterable<Buffer>,
  visit: (line: Buffer) => void,
): Promise<void> {
  let parts: Buffer[] = []
  let length = 0
  let total = 0
  for await (const bytes of unfolded) {
    total += bytes.length
    if (total > MAX_BYTES) throw TOO_LARGE
    let from = 0
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
      parts.push(bytes.subarray(from, end))
      visit(Buffer.concat(parts))
      parts = []
      length = 0
      from = end + 1
    }
    parts.push(bytes.subarray(from))
    length += bytes.length - from
    if (length > MAX_LINE_BYTES) throw TOO_LARGE
  }
  if (length > 0) throw NO_ARCHIVE
}

const TOO_LARGE = new ExplainedError('the archive is larger than Assay reads')

function explained(error: unknown): unknown {
  if (error instanceof ExplainedError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) return NO_ARCHIVE
  if (code === '') return error
  const why = code === 'ENOENT' ? 'it is not there' : code
  return new ExplainedError(`the archive cannot be read (${why})`)
}
