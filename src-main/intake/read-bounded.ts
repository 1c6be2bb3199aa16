/** Reads a file that may be anything: no more of it than can be scanned. */

import { close, fstat, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'

const PIECE = 64 * 1024

const [openFile, closeFile] = [promisify(open), promisify(close)]
const [sizeOfFile, readFrom] = [promisify(fstat), promisify(read)]

/**
 * The bytes of a file, also of a pipe, and of one that grows while it is read.
 * @param path or the number of a file that is open, and stays so.
 * @param most bytes.
 * @throws {ScanError} where it cannot be read, or is larger than that.
 */
export async function readBounded(
  path: string | Buffer | number,
  most = MAX_FILE_BYTES,
): Promise<Uint8Array> {
  try {
    if (typeof path === 'number') return await readOpen(path, most)
    const file = await openFile(path, 'r')
    try {
      return await readOpen(file, most)
    } finally {
      await closeFile(file)
    }
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(error: unknown): ScanError {
  if (error instanceof ScanError) return error
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new ScanError('INVALID_INPUT', `The file cannot be read (${reason}).`)
}

/**
 * What comes over standard input, however slowly: a pipe that has nothing yet is no end, which
 * only a stream knows of one that does not block.
 * @throws {ScanError} as {@link readBounded} does.
 */
export async function readStandardInput(
  input: AsyncIterable<Buffer | string> = process.stdin,
): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let total = 0
  try {
    for await (const piece of input) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      total += bytes.length
      if (total > MAX_FILE_BYTES) throw new ScanError('FILE_TOO_LARGE')
      pieces.push(bytes)
    }
  } catch (error) {
    throw unreadable(error)
  }
  return Buffer.concat(pieces)
}

async function readOpen(file: number, most: number): Promise<Uint8Array> {
  const { size } = await sizeOfFile(file)
  const pieces: Buffer[] = []
  // One more than it should hold, to see its end without asking twice.
  let room = Math.min(size, most) + 1
  for (let total = 0; total <= most; room = PIECE) {
    const piece = Buffer.allocUnsafe(room)
    const { bytesRead } = await readFrom(file, piece, 0, room, null)
    if (bytesRead === 0) return Buffer.concat(pieces)
    total += bytesRead
    pieces.push(piece.subarray(0, bytesRead))
  }
  throw new ScanError('FILE_TOO_LARGE')
}
