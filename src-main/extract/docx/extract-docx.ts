/**
 * Word documents: body, tables, headers, footers, notes, comments and properties.
 *
 * Read from the XML directly rather than through a converter: a converter
 * builds the whole tree in memory, drops headers and footers, and does not say
 * which text Word hides.
 */

import type { DocumentPart } from '../../../src-shared/model/source-map.ts'
import { MEDIA_TYPES } from '../canonical-document.ts'
import type { Extractor } from '../extractor.ts'
import { looksLikeZip, openZip } from '../office/read-zip.ts'
import { createTextWriter } from '../text/text-writer.ts'

/** What a Word document's body is declared to be, wherever it lies ([MS-OFFMACRO2] §2.2.1, ECMA-376 part 1 §11.3.10). */
const BODY_TYPE =
  /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.\w+\.macroEnabled\w*\.main\+xml/i

/** Word's own have some thousand bytes, with many pictures some ten thousand. */
const MAX_TYPES_BYTES = 1_000_000

function declaresDocument(bytes: Uint8Array): boolean {
  try {
    const types = openZip(bytes).read('[Content_Types].xml', MAX_TYPES_BYTES)
    return types !== undefined && BODY_TYPE.test(Buffer.from(types).toString('latin1'))
  } catch {
    return false
  }
}

/** Takes ZIP archives that hold a Word document. */
export const docxExtractor: Extractor = {
  mediaType: MEDIA_TYPES.docx,
  recognises({ bytes }) {
    if (!looksLikeZip(bytes)) return false
    // Entry names stand uncompressed even in a cut-off archive.
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return content.includes('word/document') || declaresDocument(bytes)
  },
  async extract({ bytes, room }) {
    const [{ openDocx }, { readDocxStyles }, { writeDocxPart }] = await Promise.all([
      import('./package.ts'),
      import('./styles.ts'),
      import('./text.ts'),
    ])
    const docx = openDocx(bytes, room)
    const styles = readDocxStyles(docx.styles, docx.theme)
    const writer = createTextWriter()
    const attributeTexts = new Set<string>()
    for (const { xml, part } of docx.textParts) {
      writer.breakLine(2)
      writeDocxPart(xml, writer, {
        part,
        styles,
        theme: docx.theme,
        onDescription: (text) => attributeTexts.add(text.trim()),
      })
    }
    const append = (texts: Iterable<string>, part: DocumentPart) => {
      for (const text of texts) {
        writer.breakLine(1)
        writer.write(text, { part })
      }
    }
    append(attributeTexts, 'attribute')
    append(docx.linkTargets, 'link_target')
    append(docx.properties, 'metadata')
    append(docx.extras, 'metadata')
    const { text, sourceMap } = writer.finish()
    const warnings: string[] = []
    if (sourceMap.some((range) => range.hidden)) warnings.push('hidden_text_found')
    if (docx.leavesOut) warnings.push('embedded_objects_skipped')
    return {
      mediaType: MEDIA_TYPES.docx,
      text,
      sourceMap,
      warnings,
      attachments: docx.attachments,
    }
  },
}
