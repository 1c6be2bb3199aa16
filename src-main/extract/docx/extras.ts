/**
 * Text of a Word package outside its WordprocessingML: diagrams, charts, custom
 * properties, document variables and custom XML. Software that converts the
 * file may read it, and people hardly ever do.
 */

import { readXml } from '../text/read-xml.ts'
import { checkTextLimit } from '../text/text-limit.ts'
import { ownAttribute } from './names.ts'

/** Parts by name (ECMA-376 part 1 §14.2, part 2 §11; custom XML: part 1 §15.2.5). */
const EXTRA_PART =
  /^(?:word\/(?:diagrams\/data|charts\/chart)\d*\.xml|word\/settings\.xml|docProps\/custom\.xml|customXml\/item\d+\.xml)$/i

const NUMBER = /^[\d\s.,+-]+$/

/** Whether a part of this name is for {@link readExtraTexts}. */
export function isExtraPart(path: string): boolean {
  return EXTRA_PART.test(path)
}

/**
 * Texts of one part, trimmed, in the order of the part; the numbers that a chart
 * draws are left out.
 * @throws {ExtractionError} where the part is not well-formed XML or its text is too long.
 */
export function readExtraTexts(path: string, xml: Uint8Array): readonly string[] {
  const settings = /settings\.xml$/i.test(path)
  const chart = /charts\//i.test(path)
  const texts: string[] = []
  let pieces: string[] = []
  let units = 0
  const flush = () => {
    const text = pieces.join('').trim()
    pieces = []
    if (text !== '' && !(chart && NUMBER.test(text))) texts.push(text)
  }
  readXml(xml, {
    start(element) {
      const { name } = element
      if (settings && name === 'docVar') texts.push((ownAttribute(element, 'val') ?? '').trim())
      // Runs of one paragraph of a drawing make one text.
      else if (!/^(?:r|t|rPr)$/.test(name)) flush()
    },
    end() {},
    text(text) {
      if (settings) return
      units += text.length
      checkTextLimit(units)
      pieces.push(text)
    },
  })
  flush()
  return texts.filter((text) => text !== '')
}
