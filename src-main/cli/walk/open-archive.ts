/**
 * The members of archives, one after the other, each as a file of its own. Names
 * in an archive are shown and never opened; what links, devices and folders in it
 * would be on a disk is left out.
 */

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import type { ParsedTarEntry } from 'modern-tar'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { MAX_FILE_BYTES } from '../../../src-shared/contract/limits.ts'
import { ExtractionError } from '../../extract/extract-document.ts'
import {
  BROKEN_OFFICE,
  newUnfoldRoom,
  openZip,
  type UnfoldRoom,
} from '../../extract/office/read-zip.ts'
import { readBounded } from '../../intake/read-bounded.ts'
import { type Found, STANDARD_INPUT } from './find-files.ts'
import { filesCalledFolders } from './tar-folders.ts'

/** Of a ZIP, which is read whole. */
const MAX_ZIP_BYTES = 100_000_000
/** Of all members together, those of archives within included: as many times the archive, at least and at most. Text packs into a tenth. */
const MOST_TIMES = 200
const LEAST_UNFOLDED = 20_000_000
const MOST_UNFOLDED = 2_000_000_000
/** Likewise. */
const MAX_MEMBERS = 20_000
/** Archives within archives that are opened. */
const MAX_DEPTH = 3
/** Of a member's name that is shown. */
const MAX_NAME = 1_000

/** Between an archive and its member in a name, as in addresses of `jar:`. */
const WITHIN = '!/'

type Kind = 'zip' | 'tar' | 'tgz' | 'gz'
/** Packages of agents' skills and extensions are ZIPs, and so are Python's and editors'. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.(?:zip|skill|mcpb|dxt|whl|vsix)$/i, 'zip'],
  [/\.(?:tgz|tar\.gz)$/i, 'tgz'],
  [/\.tar$/i, 'tar'],
  [/\.gz$/i, 'gz'],
]

/** The members of what is an archive by its name, and everything else as it is. */
export async function* withMembers(
  files: Iterable<Found> | AsyncIterable<Found>,
): AsyncGenerator<Found> {
  for await (const found of files) yield* expanded(found)
}

/** What an archive and all archives within it may take, counted down. */
interface Room extends UnfoldRoom {
  members: number
}

/** @param within the room of the outermost archive around it, and how many there are. */
async function* expanded(
  found: Found,
  within?: { readonly room: Room; readonly depth: number },
): AsyncGenerator<Found> {
  const kind = 'problem' in found ? undefined : KINDS.find(([name]) => name.test(found.name))?.[1]
  if (
    'problem' in found ||
    kind === undefined ||
    ('path' in found && found.path === STANDARD_INPUT)
  ) {
    yield found
    return
  }
  const { name } = found
  const depth = within?.depth ?? 0
  if (depth === MAX_DEPTH) {
    yield { name, problem: 'unreadable', detail: 'archives within archives too deep' }
    return
  }
  let isAnyRead = false
  try {
    const room = within?.room ?? (await roomFor(found))
    for await (const member of membersOf(found, kind, room)) {
      isAnyRead = true
      room.members--
      if (room.members < 0) {
        yield { name, problem: 'unreadable', detail: `more than ${MAX_MEMBERS} members` }
        return
      }
      yield* expanded(
        {
          ...member,
          name: `${name}${WITHIN}${member.name.replace(/^(?:\.\/)+/, '').slice(0, MAX_NAME)}`,
        },
        { room, depth: depth + 1 },
      )
    }
  } catch (error) {
    // Of one that breaks off later a part was scanned.
    const isNamed = found.isNamed && !isAnyRead
    yield { name, problem: 'unreadable', detail: reasonOf(error), isNamed }
  }
}

async function roomFor(archive: Archive): Promise<Room> {
  const packed = 'bytes' in archive ? archive.bytes.length : (await stat(archive.path)).size
  const most = Math.min(MOST_UNFOLDED, Math.max(LEAST_UNFOLDED, MOST_TIMES * packed))
  return { ...newUnfoldRoom(most), members: MAX_MEMBERS }
}

type Archive = Exclude<Found, { problem: unknown }>

function membersOf(archive: Archive, kind: Kind, room: Room): AsyncGenerator<Found> {
  if (kind === 'zip') return zipMembers(archive, room)
  return kind === 'gz'
    ? gzipMember(archive, room)
    : tarMembers(archive, kind === 'tgz' ? room : undefined)
}

async function* zipMembers(archive: Archive, room: Room): AsyncGenerator<Found> {
  const zip = openZip(await bytesOf(archive, MAX_ZIP_BYTES), room)
  for (const name of zip.names) {
    try {
      const content = zip.read(name, MAX_FILE_BYTES)
      // A folder holds nothing; what is only called one is read by whoever opens members by their names.
      const isFolder = name.endsWith('/') && content?.length === 0
      if (content !== undefined && !isFolder) yield { name, bytes: content, isNamed: false }
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error
      yield { name, problem: 'unreadable', detail: reasonOf(error) }
    }
  }
}

async function* gzipMember(archive: Archive, room: Room): AsyncGenerator<Found> {
  const bytes = await bytesOf(archive, MAX_FILE_BYTES)
  if (room.left <= 0) throw new ScanError('FILE_TOO_LARGE')
  const maxOutputLength = Math.min(MAX_FILE_BYTES, room.left)
  const content = await promisify(gunzip)(bytes, { maxOutputLength })
  room.left -= content.length
  yield {
    name: archive.name.replace(/^.*[/\\]/, '').slice(0, -'.gz'.length),
    bytes: content,
    isNamed: false,
  }
}

/** @param room of one that is packed. */
async function* tarMembers(archive: Archive, room: Room | undefined): AsyncGenerator<Found> {
  const source =
    'bytes' in archive
      ? Readable.from([Buffer.from(archive.bytes)])
      : createReadStream(archive.path)
  const { createTarDecoder } = await import('modern-tar')
  const counted = room ? unpacked(source, room) : source
  const named = counted.pipe(filesCalledFolders())
  counted.on('error', (error: Error) => named.destroy(error))
  const entries = Readable.toWeb(named).pipeThrough(
    createTarDecoder({ strict: true }) as unknown as ReadableWritablePair<
      ParsedTarEntry,
      Uint8Array
    >,
  )
  try {
    for await (const { header, body } of entries) {
      const { name, type = 'file', size } = header
      if (type !== 'file' || name.endsWith('/')) await body.cancel()
      else if (size > MAX_FILE_BYTES) {
        await body.cancel()
        yield { name, problem: 'unreadable', detail: `larger than ${MAX_FILE_BYTES} bytes` }
      } else {
        const pieces: Uint8Array[] = []
        for await (const piece of body) pieces.push(piece)
        yield { name, bytes: Buffer.concat(pieces), isNamed: false }
      }
    }
  } finally {
    source.destroy()
  }
}

type ReadableWritablePair<R, W> = {
  readonly readable: ReadableStream<R>
  readonly writable: WritableStream<W>
}

/** What a packed stream unfolds to, which fails where there is no room left for it. */
function unpacked(packed: Readable, room: Room): Readable {
  const check = new Transform({
    transform(piece: Buffer, _, done) {
      room.left -= piece.length
      if (room.left < 0) done(new ScanError('FILE_TOO_LARGE'))
      else done(null, piece)
    },
  })
  const unpack = createGunzip()
  packed.on('error', (error) => check.destroy(error))
  unpack.on('error', (error) => check.destroy(error))
  return packed.pipe(unpack).pipe(check)
}

async function bytesOf(archive: Archive, most: number): Promise<Uint8Array> {
  return 'bytes' in archive ? archive.bytes : readBounded(archive.path, most)
}

const BROKEN = 'a broken archive'

/** A sentence's part without content. */
function reasonOf(error: unknown): string {
  if (error instanceof ExtractionError)
    return error.message === BROKEN_OFFICE ? BROKEN : error.message
  if (error instanceof ScanError) return 'more than is unpacked'
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'more than is unpacked'
  // Those of zlib, such as Z_BUF_ERROR of a file that was cut off.
  return code === undefined || code.startsWith('Z_') ? BROKEN : code
}
