/** Which styles of a Word document hide their text. */

import { isOn, isWord } from './docx-names.ts'
import { readXml } from './read-xml.ts'

/**
 * Ids of the styles whose text Word does not show (`w:vanish`), their own or
 * taken over from the style they are based on.
 * @throws {ExtractionError} where the part is not well-formed XML.
 */
export function readHiddenStyles(xml: Uint8Array | undefined): ReadonlySet<string> {
  const hidden = new Map<string, boolean>()
  const basedOn = new Map<string, string>()
  let style: string | undefined
  if (xml) {
    readXml(xml, {
      start(element) {
        if (!isWord(element)) return
        if (element.name === 'style') style = element.attribute('styleId')
        else if (style === undefined) return
        else if (element.name === 'basedOn') basedOn.set(style, element.attribute('val') ?? '')
        else if (element.name === 'vanish') hidden.set(style, isOn(element))
      },
      end() {},
      text() {},
    })
  }
  const result = new Set<string>()
  for (const id of [...hidden.keys(), ...basedOn.keys()]) {
    if (inherits(id, hidden, basedOn)) result.add(id)
  }
  return result
}

function inherits(
  id: string,
  hidden: ReadonlyMap<string, boolean>,
  basedOn: ReadonlyMap<string, string>,
): boolean {
  const seen = new Set<string>()
  for (let style: string | undefined = id; style !== undefined; style = basedOn.get(style)) {
    const own = hidden.get(style)
    if (own !== undefined) return own
    // A circle of styles is an error of the document, not a reason to hang.
    if (seen.has(style)) return false
    seen.add(style)
  }
  return false
}
