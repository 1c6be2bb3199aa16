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
import { createTextWriter } from '../text/text-writer.ts'
import { looksLikeZip } from './read-zip.ts'

/** Takes ZIP archives that hold a Word document. */
export const docxExtractor: Extractor = {
  mediaType: MEDIA_TYPES.docx,
  recognises({ bytes }) {
    if (!looksLikeZip(bytes)) return false
    // Entry names stand uncompressed even in a cut-off archive.
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('word/document')
  },
  async extract({ bytes }) {
    const [{ openDocx }, { readDocxStyles }, { writeDocxPart }] = await Promise.all([
      import('./package.ts'),
      import('./styles.ts'),
      import('./text.ts'),
    ])
    const docx = openDocx(bytes)
    const styles = readDocxStyles(docx.styles)
    const writer = createTextWriter()
    const attributeTexts = new Set<string>()
    for (const { xml, part } of docx.textParts) {
      writer.breakLine(2)
      writeDocxPart(xml, writer, {
        part,
        styles,
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
    if (docx.hasEmbeddedObjects) warnings.push('embedded_objects_skipped')
    return { mediaType: MEDIA_TYPES.docx, text, sourceMap, warnings }
  },
}
