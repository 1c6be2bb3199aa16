/**
 * Office files that are not read, told by their bytes, so that the refusal can
 * say what the file is and what to do. Apart from the reader of DOCX, which
 * knows only its own format.
 */

/** [MS-CFB] §2.2: the header of a compound file. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Names of streams in a compound file, which stand in UTF-16 ([MS-OFFCRYPTO] §1.3.3, [MS-DOC] §2.1). */
const STREAMS = [
  ['EncryptedPackage', 'is an encrypted Office document: save it without a password'],
  ['WordDocument', 'is a Word 97-2003 document: save it as DOCX'],
  ['Workbook', 'is an Excel 97-2003 workbook: save it as PDF or text'],
  ['PowerPoint Document', 'is a PowerPoint 97-2003 presentation: save it as PDF'],
] as const

/** Names of parts in an archive, which stand uncompressed (ECMA-376 part 1 §11-13, OpenDocument 1.3 part 2 §3.3). */
const ENTRIES = [
  ['xl/workbook', 'is an Excel workbook: save it as PDF or text'],
  ['ppt/presentation', 'is a PowerPoint presentation: save it as PDF'],
  ['visio/document', 'is a Visio drawing: save it as PDF'],
  ['mimetypeapplication/vnd.oasis.opendocument', 'is an OpenDocument file: save it as DOCX or PDF'],
] as const

/** What begins as one and holds no part of a document that is known: cut short, overwritten, or other things packed. */
const BARE_ZIP = 'is a ZIP archive or a damaged Office document: unpack it, or save it anew'

/** What an Office file is that is not read, as the end of a sentence; none for every other content. */
export function unreadOfficeKind(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    const known = STREAMS.find(([name]) => buffer.includes(name, 0, 'utf16le'))
    return known?.[1] ?? 'is an old Office file: save it as DOCX or PDF'
  }
  if (buffer.toString('latin1', 0, 2) !== 'PK') return undefined
  // A Word document may embed a workbook.
  if (buffer.includes('word/document')) return undefined
  return ENTRIES.find(([name]) => buffer.includes(name))?.[1] ?? BARE_ZIP
}
