/** Whether a shape of a Word document stands where people see it. */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import type { XmlElement } from '../text/read-xml.ts'
import { isFarOff } from './appearance.ts'

const VML = 'urn:schemas-microsoft-com:vml'
/** Twips of the units of lengths in styles of VML (ECMA-376 part 4 §19.1.2.19). */
const TWIPS: Readonly<Record<string, number>> = {
  pt: 20,
  in: 1_440,
  cm: 567,
  mm: 56.7,
  px: 15,
  pc: 240,
}
const LENGTH =
  /(?:^|;)\s*(?:margin-left|margin-top|left|top)\s*:\s*(-?[\d.]{1,12})(pt|in|cm|mm|px|pc)/gi
const NOT_SHOWN = /(?:^|;)\s*(?:visibility\s*:\s*hidden|display\s*:\s*none)/i

/** Of an element that places a shape, why what is in it is not seen; undefined for other elements. */
export function placeOfShape({
  name,
  namespace,
  attribute,
}: XmlElement): { readonly hidden: HiddenReason | undefined } | undefined {
  if (name === 'anchor' || name === 'inline') return { hidden: undefined }
  if (namespace !== VML) return undefined
  const style = attribute('style')
  if (style === undefined) return undefined
  if (NOT_SHOWN.test(style)) return { hidden: 'hidden_run' }
  const lengths = [...style.matchAll(LENGTH)].map(
    ([, number, unit = '']) => Number(number) * (TWIPS[unit.toLowerCase()] ?? 0),
  )
  return { hidden: lengths.some(isFarOff) ? 'off_page' : undefined }
}
