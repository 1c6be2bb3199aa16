/** How the styles of a Word document make letters look. */

import { readXml } from '../text/read-xml.ts'
import { type Appearance, appearanceOf } from './appearance.ts'
import { isWord, ownAttribute } from './names.ts'

export interface DocxStyles {
  /** Of a paragraph with the style, or with none; the document's defaults included. */
  readonly ofParagraph: (style: string | undefined) => Appearance
  readonly ofRun: (style: string) => Appearance
}

interface Style {
  readonly basedOn?: string
  readonly look: Appearance
}

/** Properties before a tracked change, and those of some cells of a table only (§17.13.5, §17.7.6). */
const ASIDE = new Set(['rPrChange', 'pPrChange', 'tblStylePr'])

/**
 * Reads the styles part (ECMA-376 part 1 §17.7): what a style does not state, it
 * takes over from the one it is based on.
 * @throws {ExtractionError} where the part is not well-formed XML.
 */
export function readDocxStyles(xml: Uint8Array | undefined): DocxStyles {
  const styles = new Map<string, Style>()
  let defaults: Appearance = {}
  let defaultStyle: string | undefined
  let open: string | undefined
  let depth = 0
  /** Depth of an element whose looks do not hold; none where they do. */
  let aside: number | undefined
  if (xml) {
    readXml(xml, {
      start(element) {
        depth += 1
        if (aside !== undefined || !isWord(element)) return
        const { name } = element
        if (ASIDE.has(name)) {
          aside = depth
          return
        }
        if (name === 'style') {
          open = ownAttribute(element, 'styleId')
          const isDefault = /^(?:1|true|on)$/.test(ownAttribute(element, 'default') ?? '')
          if (isDefault && ownAttribute(element, 'type') === 'paragraph') defaultStyle = open
          return
        }
        const look = appearanceOf(element)
        if (open === undefined) {
          defaults = { ...defaults, ...look }
          return
        }
        const style = styles.get(open) ?? { look: {} }
        const basedOn = name === 'basedOn' ? ownAttribute(element, 'val') : style.basedOn
        styles.set(open, { look: { ...style.look, ...look }, ...(basedOn && { basedOn }) })
      },
      end() {
        if (aside === depth) aside = undefined
        depth -= 1
      },
      text() {},
    })
  }
  const resolved = new Map<string, Appearance>()
  function ofRun(style: string): Appearance {
    const known = resolved.get(style)
    if (known) return known
    const look = inherited(style, styles)
    resolved.set(style, look)
    return look
  }
  return {
    ofRun,
    ofParagraph(style = defaultStyle) {
      return style === undefined ? defaults : { ...defaults, ...ofRun(style) }
    },
  }
}

function inherited(id: string, styles: ReadonlyMap<string, Style>): Appearance {
  let look: Appearance = {}
  // A circle of styles is an error of the document, not a reason to hang.
  const seen = new Set<string>()
  for (let next: string | undefined = id; next !== undefined && !seen.has(next); ) {
    seen.add(next)
    const style: Style | undefined = styles.get(next)
    look = { ...style?.look, ...look }
    next = style?.basedOn
  }
  return look
}
