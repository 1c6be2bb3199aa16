/**
 * Files of a TAR whose name ends as a folder's does. Readers take them for folders, as the oldest TARs wrote those, and
 * drop what is in them; others, Python's among them, write them out as files.
 */

import { Transform } from 'node:stream'

/** Of headers and of what files are filled up to (POSIX.1-1988, ustar). */
const BLOCK = 512
const NAME_BYTES = 100
const SIZE = [124, 136] as const
const CHECKSUM = [148, 156] as const
const KIND = 156
const SLASH = 0x2f
/** Kinds of the headers before records of what follows them (POSIX.1-2001, pax). */
const RECORDS: ReadonlySet<number> = new Set(Buffer.from('xg'))
/** Blocks of them that are looked through: as many as the reader of them takes. */
const MOST_RECORDS = 16_384
const FOLDER_NAME = / path=(?=[^\n]*\/\n)/g
/** Kinds of a header that hold no file: links, devices, folders, queues, records of what follows (pax, GNU). */
const NO_FILES: ReadonlySet<number> = new Set(Buffer.from('123456xgLK'))

/**
 * The stream of a TAR in which such files are called without what makes folders of them. A TAR within it is changed
 * likewise, since its headers lie on blocks too. A name in a record of its own (pax) gives way to the one in the header.
 */
export function filesCalledFolders(): Transform {
  let rest = Buffer.alloc(0)
  let recordBlocks = 0
  return new Transform({
    transform(piece: Buffer, _, done) {
      const bytes = Buffer.concat([rest, piece])
      const whole = bytes.length - (bytes.length % BLOCK)
      for (let at = 0; at < whole; at += BLOCK) {
        const block = bytes.subarray(at, at + BLOCK)
        if (recordBlocks-- > 0) withoutFolderNames(block)
        if (RECORDS.has(block[KIND] ?? 0) && isHeader(block)) recordBlocks = blocksOf(block)
        // Content can look like a header of records: what follows it is looked at all the same.
        renamed(block)
      }
      rest = bytes.subarray(whole)
      done(null, bytes.subarray(0, whole))
    },
    flush(done) {
      done(null, rest)
    },
  })
}

/** Takes the slashes off the end of the name in a block that is the header of a file with content. */
function renamed(block: Buffer): void {
  const end = block.subarray(0, NAME_BYTES).indexOf(0)
  const last = (end < 0 ? NAME_BYTES : end) - 1
  if (block[last] !== SLASH || NO_FILES.has(block[KIND] ?? 0)) return
  if (!hasContent(block) || !isHeader(block)) return
  for (let at = last; at > 0 && block[at] === SLASH; at--) block[at] = 0
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM[0], 'latin1')
}

/** Gives another key to names in records that end as a folder's does, so that no reader takes them. */
function withoutFolderNames(block: Buffer): void {
  for (const { index } of block.toString('latin1').matchAll(FOLDER_NAME)) {
    block.write('_', index + ' pat'.length, 'latin1')
  }
}

/** How many blocks of records follow a header. */
function blocksOf(block: Buffer): number {
  const size = Number.parseInt(block.toString('latin1', ...SIZE), 8)
  return Number.isSafeInteger(size) ? Math.min(MOST_RECORDS, Math.ceil(size / BLOCK)) : 0
}

function hasContent(block: Buffer): boolean {
  return /[1-9\x80-\xff]/.test(block.toString('latin1', ...SIZE))
}

function isHeader(block: Buffer): boolean {
  const told = Number.parseInt(block.toString('latin1', ...CHECKSUM), 8)
  return told === sumOf(block)
}

/** Of all bytes, with blanks where the sum itself stands. */
function sumOf(block: Buffer): number {
  const blanks = (CHECKSUM[1] - CHECKSUM[0]) * 0x20
  return block.reduce(
    (sum, byte, at) => sum + (at >= CHECKSUM[0] && at < CHECKSUM[1] ? 0 : byte),
    blanks,
  )
}
