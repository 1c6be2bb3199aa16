/**
 * A redacted text as a new Word document: paragraphs of plain text, and nothing that came with the
 * original. Written by hand, because a library adds an author and the hour, and equal copies are
 * to be equal files (ECMA-376, parts 1 and 2: these three parts are the least that a document has).
 */

import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELATIONS = `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const BODY = `${HEAD}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>`
/** A4 with margins of an inch, in twentieths of a point. */
const END =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>'
/** The first day that a ZIP archive can name. */
const NO_TIME = new Date(1980, 0, 1)

/** A paragraph a line. The same text gives the same bytes. */
export function toDocx(text: string): Uint8Array<ArrayBuffer> {
  const document = BODY + text.split('\n').map(paragraph).join('') + END
  return zipSync(
    {
      '[Content_Types].xml': strToU8(TYPES),
      '_rels/.rels': strToU8(RELATIONS),
      'word/document.xml': strToU8(document),
    },
    { mtime: NO_TIME },
  )
}

function paragraph(line: string): string {
  if (line === '') return '<w:p/>'
  const runs = line.split('\t').map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
  return `<w:p><w:r>${runs.join('<w:tab/>')}</w:r></w:p>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Characters that XML 1.0 has no way to write (§2.2) are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
}
