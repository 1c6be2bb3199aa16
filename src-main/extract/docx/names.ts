/** Names of WordprocessingML that more than one reader of its parts needs. */

import type { XmlElement } from './read-xml.ts'

/** Transitional and strict (ECMA-376 parts 4 and 1). */
const WORD_NAMESPACES: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

export function isWord({ namespace }: XmlElement): boolean {
  return WORD_NAMESPACES.has(namespace)
}

/** Whether a toggle such as `w:vanish` is on: it is, unless its value says no (ECMA-376 part 1 §17.17.4). */
export function isOn(element: XmlElement): boolean {
  return !/^(?:0|false|off|none)$/i.test(element.attribute('val') ?? '1')
}
