/**
 * OpenDocument texts, sheets and slides, as LibreOffice writes them: body, notes,
 * comments, headers, footers, and properties. Hidden sections, rows, sheets and
 * slides, deleted text, and letters that nobody can see are read and marked.
 *
 * OpenDocument 1.3 part 2 (package) and part 3 (schema).
 */

import { posix } from 'node:path'
import { MEDIA_TYPES, type MediaType } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { Extractor } from '../extractor.ts'
import { packageType } from '../office/package-type.ts'
import { openZip, type ZipArchive } from '../office/read-zip.ts'
import { readXml } from '../text/read-xml.ts'
import { isSentence, isStated } from '../text/stated.ts'
import { createTextWriter } from '../text/text-writer.ts'
import { writeBody } from './body.ts'
import { readLooks } from './looks.ts'

/** Templates end differently. */
const KIND = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/
const TYPES: Readonly<Record<string, MediaType>> = {
  text: MEDIA_TYPES.odt,
  spreadsheet: MEDIA_TYPES.ods,
  presentation: MEDIA_TYPES.odp,
}
/** Text that stands on pages beside their body. */
const MASTER_PAGES =
  /^(?:master-page|header|footer|header-left|footer-left|header-first|footer-first)$/
/** Metadata in RDF/XML (part 2 §6); what the package says of its own parts has no words. */
const STATEMENTS = /^[^/]+\.rdf$/i
const ACTIVE_NAME = /^(?:Basic|Scripts)\//
/** Documents within: a folder of their own, whose content is read as XML like ours. */
const OBJECT = /^(Object [^/]+)\/content\.xml$/

function kindOf(bytes: Uint8Array): string | undefined {
  return KIND.exec(packageType(bytes) ?? '')?.[1]
}

export const openDocumentExtractor: Extractor = {
  mediaType: MEDIA_TYPES.odt,
  recognises: ({ bytes }) => kindOf(bytes) !== undefined,
  async extract({ bytes, room }) {
    const archive = openZip(bytes, room)
    if (isEncrypted(archive)) throw new ExtractionError('EXTRACTION_FAILED', 'is encrypted')
    const [content, styles] = [archive.read('content.xml'), archive.read('styles.xml')]
    if (!content) throw new ExtractionError('EXTRACTION_FAILED', 'is a broken OpenDocument file')
    const writer = createTextWriter({ marksCells: kindOf(bytes) === 'spreadsheet' })
    const texts = new Set<string>()
    const links = new Set<string>()
    const context = {
      looks: readLooks([styles, content]),
      onText: (text: string) => texts.add(text),
      onLink: (address: string) => /^[a-z][a-z+.-]*:/i.test(address) && links.add(address),
    }
    if (styles) writeBody(styles, writer, { ...context, within: MASTER_PAGES })
    writer.breakLine(2)
    writeBody(content, writer, { ...context, within: /^body$/ })
    for (const name of archive.names.filter((each) => OBJECT.test(each))) {
      const object = archive.read(name)
      writer.breakLine(1)
      if (object) writeBody(object, writer, { ...context, part: 'attachment', within: /^body$/ })
    }
    for (const text of texts) {
      writer.breakLine(1)
      writer.write(text, { part: 'attribute' })
    }
    for (const address of [...links].sort()) {
      writer.breakLine(1)
      writer.write(address, { part: 'link_target' })
    }
    const statements = readStatements(archive)
    for (const text of [...statedBy(archive.read('meta.xml')), ...statements.texts]) {
      writer.breakLine(1)
      writer.write(text, { part: 'metadata' })
    }
    const { text, sourceMap } = writer.finish()
    const warnings: string[] = []
    if (sourceMap.some(({ hidden }) => hidden)) warnings.push('hidden_text_found')
    const isActive = archive.names.some(
      (name) => ACTIVE_NAME.test(name) && name.endsWith('.xml') && !/script-l[bc]\.xml$/.test(name),
    )
    if (isActive || statements.isBroken) warnings.push('embedded_objects_skipped')
    return {
      mediaType: TYPES[kindOf(bytes) ?? ''] ?? MEDIA_TYPES.odt,
      text,
      sourceMap,
      warnings,
      attachments: attachmentsOf(archive),
    }
  },
}

function attachmentsOf(archive: ZipArchive) {
  return archive.names
    .filter(
      (name) =>
        /^(?:ObjectReplacements|Object [^/]*|Files|embeddings)\b/.test(name) && !name.endsWith('/'),
    )
    .filter((name) => !OBJECT.test(name) && !/\.xml$|^ObjectReplacements\//.test(name))
    .flatMap((name) => {
      const content = archive.read(name)
      return content && content.length > 0 ? [{ name: posix.basename(name), bytes: content }] : []
    })
}

/** Whether the manifest says that parts are encrypted (part 2 §3.8). */
function isEncrypted(archive: ZipArchive): boolean {
  const manifest = archive.read('META-INF/manifest.xml')
  return manifest !== undefined && Buffer.from(manifest).includes('encryption-data')
}

/** What is stated of the document, and of whom and what it names, in parts beside it; one that is broken does not cost the document. */
function readStatements(archive: ZipArchive) {
  const texts = new Set<string>()
  let isBroken = false
  for (const name of archive.names.filter((each) => STATEMENTS.test(each))) {
    try {
      for (const text of statedBy(archive.read(name))) texts.add(text)
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error
      isBroken = true
    }
  }
  return { texts, isBroken }
}

/** Title, subject, keywords, description, and fields of the user with what they are called. */
function statedBy(xml: Uint8Array | undefined): readonly string[] {
  if (!xml) return []
  const stated = new Set<string>()
  let text = ''
  readXml(xml, {
    start(element) {
      text = ''
      for (const [, value] of element.attributes()) if (isSentence(value)) stated.add(value.trim())
    },
    end() {
      if (isStated(text)) stated.add(text.trim())
      text = ''
    },
    text(piece) {
      text += piece
    },
  })
  return [...stated]
}
