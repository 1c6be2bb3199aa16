/**
 * What a file is that is no text and no document that is read, told by its first bytes, so that the
 * refusal can say so whatever the file is called. Signatures are those of the formats' own
 * specifications; of two bytes alone none is told.
 */

import type { Formats } from '../../intake/submission.ts'
import { unreadOfficeKind } from '../office/office-kind.ts'

/** PNG, JPEG, GIF and RIFF, which WebP is: their first bytes, as Latin-1. */
const PICTURES = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP)/su

/** First bytes as Latin-1, and what such a file is, as the end of a sentence. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [PICTURES, 'is a picture: text in pictures is not read'],
  [
    // TIFF, BMP, icons, Photoshop, HEIC and AVIF.
    /^(?:II\*\0|MM\0\*|BM.{4}\0{4}|\0\0\x01\0|8BPS|.{4}ftyp(?:heic|heix|mif1|msf1|avif))/su,
    'is a picture: text in pictures is not read',
  ],
  [
    // WAV, AVI, MP3 with tags, FLAC, Ogg, MP4 and its kin, Matroska and WebM.
    /^(?:RIFF.{4}(?:WAVE|AVI )|ID3|fLaC|OggS|.{4}ftyp|\x1aE\xdf\xa3)/su,
    'is a sound or a film: only what is written is read',
  ],
  [
    // ELF, Windows, Mach-O in both orders and as several (Java classes too), WebAssembly.
    /^(?:\x7fELF|MZ.{0,500}PE\0\0|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|\0asm)/su,
    'is a program, not a document',
  ],
  [
    // gzip, bzip2, xz, Zstandard, 7z, RAR, tar.
    /^(?:\x1f\x8b\x08|BZh[1-9]|\xfd7zXZ\0|\(\xb5\/\xfd|7z\xbc\xaf'\x1c|Rar!\x1a\x07|.{257}ustar)/su,
    'is a packed file: unpack it first',
  ],
  [/^SQLite format 3\0/u, 'is a database: export what it holds as text'],
  [/^(?:wOF[F2]|OTTO|ttcf|\0\x01\0\0\0)/u, 'is a font, not a document'],
]
/** As far as any of them looks. */
const HEAD_BYTES = 512

/** PDF, ZIP as Office files and archives are, and older Office files: what is read as a file, but never as a page. */
const FILES = /^(?:%PDF-|PK\x03\x04|\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1)/u

/** What is left, by what is read. */
const UNKNOWN: Readonly<Record<Formats, string>> = {
  contract: 'is not TXT, Markdown, HTML, PDF or DOCX',
  all: 'is neither text nor a document that is read (PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, RTF, e-mail, notebook)',
}

/** Whether bytes begin as a picture of the web does, whatever they call themselves. */
export function isPicture(bytes: Uint8Array): boolean {
  return PICTURES.test(headOf(bytes))
}

/** What a file is that nothing reads, and where it helps what to do, as the end of a sentence. */
export function unreadKind(bytes: Uint8Array, formats: Formats): string {
  return knownKind(headOf(bytes)) ?? unreadOfficeKind(bytes) ?? UNKNOWN[formats]
}

/** What bytes are that a server calls a page, where they begin as another file does, as the end of a sentence. */
export function noPageKind(bytes: Uint8Array): string | undefined {
  const head = headOf(bytes)
  return FILES.test(head) ? 'is a file, not a page: download it and scan the file' : knownKind(head)
}

function knownKind(head: string): string | undefined {
  return KINDS.find(([begins]) => begins.test(head))?.[1]
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
}
