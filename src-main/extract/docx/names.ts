/**
 * Names of WordprocessingML that more than one reader of its parts needs.
 *
 * What decides how text is shown counts only in the namespace that Word reads: a
 * name of another one beside it must change nothing. Names that only add text
 * (descriptions of pictures, properties) are taken from any.
 */

import { XML_NAMESPACE, type XmlElement } from '../text/read-xml.ts'

/** Transitional and strict (ISO/IEC 29500 parts 4 and 1). */
const WORD_NAMESPACES: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

export function isWord({ namespace }: XmlElement): boolean {
  return WORD_NAMESPACES.has(namespace)
}

/** Of the newer properties of letters ([MS-ODRAWXML] §2.23). */
const NEWER_WORD = 'http://schemas.microsoft.com/office/word/2010/wordml'

/** Whether an element is the newer fill of letters, `w14:textFill`. */
export function isTextFill({ name, namespace }: XmlElement): boolean {
  return name === 'textFill' && namespace === NEWER_WORD
}

/** The value of an attribute in its element's own namespace, as WordprocessingML has all of its own. */
export function ownAttribute(element: XmlElement, name: string): string | undefined {
  return element.attribute(name, element.namespace)
}

/** Whether white space at the edges of a text belongs to it (XML 1.0 §2.10). */
export function preservesSpace(element: XmlElement): boolean {
  return element.attribute('space', XML_NAMESPACE) === 'preserve'
}

/** Whether a toggle such as `w:vanish` is on: it is, unless its value says no (ECMA-376 part 1 §17.17.4). */
export function isOn(element: XmlElement): boolean {
  return !/^(?:0|false|off|none)$/i.test(ownAttribute(element, 'val') ?? '1')
}
