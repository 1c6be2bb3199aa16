/**
 * Reads entries of a ZIP archive from its central directory, with a budget on
 * what they unfold to. Declared sizes are not believed: inflating stops at the
 * budget, whatever the archive says.
 *
 * Format: PKWARE APPNOTE 6.3.10, §4.3 (no ZIP64, no encryption, no spanning:
 * a file of at most 10 MB needs none).
 */

import { crc32, inflateRawSync } from 'node:zlib'
import { ExtractionError } from '../extraction-error.ts'

/** Bytes that all entries read from one archive, and from archives in it, may unfold to. */
const MAX_UNFOLDED_BYTES = 100_000_000

/** What may still be unfolded, counted down as it is; whoever opens an archive within another hands on the same. */
export interface UnfoldRoom {
  /** Bytes. */
  left: number
  /** What it was at first, for messages. */
  readonly total: number
}

export function newUnfoldRoom(total = MAX_UNFOLDED_BYTES): UnfoldRoom {
  return { left: total, total }
}
/** What is said of an archive that is broken: most are Office files. */
export const BROKEN_OFFICE = 'is a broken Office file'
/** Word writes some dozens, a document full of pictures some thousands. */
const MAX_ENTRIES = 20_000

const END_SIGNATURE = 0x06054b50
const END_LENGTH = 22
const MAX_COMMENT_LENGTH = 0xffff
/** What may stand behind the end record: NUL, tab, line feed, carriage return and space. */
const PADDING: ReadonlySet<number> = new Set([0, 9, 10, 13, 32])
const MAX_PADDING = 64
const DIRECTORY_SIGNATURE = 0x02014b50
const DIRECTORY_LENGTH = 46
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_LENGTH = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED_FLAG = 1

interface Entry {
  readonly method: number
  readonly encrypted: boolean
  readonly crc: number
  readonly compressedSize: number
  readonly localOffset: number
}

export interface ZipArchive {
  /** Names as the directory has them, in its order. */
  readonly names: readonly string[]
  /**
   * Unfolds one entry; undefined where there is none of that name (case does
   * not matter, OPC §6.2.2.3).
   * @param most bytes that it may unfold to, where that is less than the budget that is left.
   * @throws {ExtractionError} where it is broken, encrypted or above the budget.
   */
  readonly read: (name: string, most?: number) => Uint8Array | undefined
}

/** Whether bytes begin as a ZIP archive with entries does. Never throws. */
export function looksLikeZip(bytes: Uint8Array): boolean {
  return bytes.byteLength > LOCAL_LENGTH && viewOf(bytes).getUint32(0, true) === LOCAL_SIGNATURE
}

/**
 * Opens an archive by its central directory alone.
 * @param room shared by all entries read from it.
 * @throws {ExtractionError} where the directory is broken or two entries share a name, which two
 *   programs would read differently.
 */
export function openZip(bytes: Uint8Array, room: UnfoldRoom = newUnfoldRoom()): ZipArchive {
  const view = viewOf(bytes)
  const directory = findDirectory(view)
  const entries = new Map<string, Entry>()
  const names: string[] = []
  let place = directory.offset
  for (let index = 0; index < directory.entries; index++) {
    if (place + DIRECTORY_LENGTH > view.byteLength) throw broken()
    if (view.getUint32(place, true) !== DIRECTORY_SIGNATURE) throw broken()
    const nameEnd = place + DIRECTORY_LENGTH + view.getUint16(place + 28, true)
    if (nameEnd > view.byteLength) throw broken()
    const name = nameOf(bytes.subarray(place + DIRECTORY_LENGTH, nameEnd))
    const key = keyOf(name)
    if (entries.has(key)) throw broken('holds two entries of one name')
    names.push(name)
    entries.set(key, {
      encrypted: (view.getUint16(place + 8, true) & ENCRYPTED_FLAG) !== 0,
      method: view.getUint16(place + 10, true),
      crc: view.getUint32(place + 16, true),
      compressedSize: view.getUint32(place + 20, true),
      localOffset: view.getUint32(place + 42, true),
    })
    place = nameEnd + view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
  }
  return {
    names,
    read(name, most = room.left) {
      const entry = entries.get(keyOf(name))
      if (!entry) return undefined
      const told = most < room.left ? most : room.total
      const content = unfold(bytes, view, entry, Math.min(room.left, most), told)
      room.left -= content.byteLength
      return content
    },
  }
}

/** The directory's end record is the last one that reaches to the end of the file, or to what pads it. */
function findDirectory(view: DataView): { readonly offset: number; readonly entries: number } {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT_LENGTH)
  for (let place = view.byteLength - END_LENGTH; place >= first; place--) {
    if (view.getUint32(place, true) !== END_SIGNATURE) continue
    if (!isPadding(view, place + END_LENGTH + view.getUint16(place + 20, true))) continue
    const entries = view.getUint16(place + 10, true)
    if (entries > MAX_ENTRIES) throw broken('holds too many entries')
    return { offset: view.getUint32(place + 16, true), entries }
  }
  throw broken()
}

/** Whether nothing stands from here on but a few line ends or zeros, which servers and mail programs add to files. */
function isPadding(view: DataView, from: number): boolean {
  if (from > view.byteLength || view.byteLength - from > MAX_PADDING) return false
  for (let place = from; place < view.byteLength; place++) {
    if (!PADDING.has(view.getUint8(place))) return false
  }
  return true
}

/** @param told the bound that is named where it is above the budget. */
function unfold(
  bytes: Uint8Array,
  view: DataView,
  entry: Entry,
  budget: number,
  told: number,
): Uint8Array {
  if (entry.encrypted) throw broken('is encrypted')
  const local = entry.localOffset
  if (local + LOCAL_LENGTH > view.byteLength) throw broken()
  if (view.getUint32(local, true) !== LOCAL_SIGNATURE) throw broken()
  const start =
    local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const end = start + entry.compressedSize
  if (end > view.byteLength) throw broken()
  const content = inflate(bytes.subarray(start, end), entry.method, budget, told)
  if (content.byteLength > budget) throw tooLarge(told)
  if (crc32(content) !== entry.crc) throw broken()
  return content
}

function inflate(data: Uint8Array, method: number, budget: number, told: number): Uint8Array {
  if (method === STORED) return data
  if (method !== DEFLATED) throw broken('is compressed in a way that is not supported')
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, budget) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(told) : broken()
  }
}

function tooLarge(bytes: number): ExtractionError {
  return broken(`unfolds to more than ${bytes.toLocaleString('en')} bytes`)
}

function broken(message = BROKEN_OFFICE): ExtractionError {
  return new ExtractionError('EXTRACTION_FAILED', message)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Part names are ASCII; what is not decodes to something that is asked for by nobody. */
function nameOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}
