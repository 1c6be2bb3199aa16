/** The colours of a Word document's theme (ECMA-376 part 1 §20.1.6.2), and their names in its text (§17.18.97). */

import { ExtractionError } from '../extraction-error.ts'
import { readXml } from '../text/read-xml.ts'

/** `#rrggbb` by the name that text gives a colour. */
export type ThemeColours = ReadonlyMap<string, string>

/** Names of the colours of a scheme, and those by which text means them. */
const NAMES: readonly (readonly [scheme: string, ...inText: readonly string[]])[] = [
  ['lt1', 'background1', 'light1', 'bg1'],
  ['dk1', 'text1', 'dark1', 'tx1'],
  ['lt2', 'background2', 'light2', 'bg2'],
  ['dk2', 'text2', 'dark2', 'tx2'],
  ...[1, 2, 3, 4, 5, 6].map((number) => [`accent${number}`, `accent${number}`] as const),
]
const SCHEME: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.map(([scheme, ...names]) => [scheme, [scheme, ...names]]),
)

/** The colours of the theme's part; without one, or where it is broken, paper is white and text black. */
export function readTheme(xml: Uint8Array | undefined): ThemeColours {
  const colours = new Map<string, string>()
  const set = (scheme: string, hex: string | undefined) => {
    if (!/^[0-9a-f]{6}$/i.test(hex ?? '')) return
    for (const name of SCHEME.get(scheme) ?? []) colours.set(name, `#${hex}`)
  }
  set('lt1', 'ffffff')
  set('dk1', '000000')
  if (!xml) return colours
  let scheme = ''
  try {
    readXml(xml, {
      start({ name, attribute }) {
        if (SCHEME.has(name)) scheme = name
        else if (name === 'srgbClr') set(scheme, attribute('val'))
        else if (name === 'sysClr') set(scheme, attribute('lastClr'))
        else if (name === 'fontScheme') scheme = ''
      },
      end() {},
      text() {},
    })
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
  }
  return colours
}
