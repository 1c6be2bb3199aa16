/** The words of an XML text that stands inside of a document: its texts, and the attributes that are sentences. */

import { ExtractionError } from '../extraction-error.ts'
import { readXml } from './read-xml.ts'
import { isSentence } from './stated.ts'

/** Elements whose texts are programs. */
const CODE = /^(?:script|style)$/i

/**
 * Texts and attributes in order, each trimmed. What is no well-formed XML is its
 * own and only text: nothing in it is then left unread.
 */
export function wordsOfMarkup(xml: Uint8Array): readonly string[] {
  const words: string[] = []
  let pieces: string[] = []
  let code = 0
  const names: string[] = []
  const flush = () => {
    const text = pieces.join('').trim()
    pieces = []
    if (text !== '') words.push(text)
  }
  try {
    readXml(xml, {
      start({ name, attributes }) {
        names.push(name)
        if (CODE.test(name)) code++
        // Spans are parts of a line.
        if (name !== 'span' && name !== 'b' && name !== 'i') flush()
        for (const [, value] of attributes()) if (isSentence(value)) words.push(value.trim())
      },
      end() {
        const name = names.pop() ?? ''
        if (CODE.test(name)) code--
        if (name !== 'span' && name !== 'b' && name !== 'i') flush()
      },
      text(text) {
        if (code === 0) pieces.push(text)
      },
    })
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    return [new TextDecoder().decode(xml).trim()].filter(Boolean)
  }
  flush()
  return words
}
