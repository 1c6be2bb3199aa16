/** How the styles of a Word document make letters look. */

import type { ThemeColours } from '../office/theme.ts'
import { readXml } from '../text/read-xml.ts'
import { type Appearance, appearanceOf, fillOf, groundOf } from './appearance.ts'
import { isTextFill, isWord, ownAttribute } from './names.ts'

export interface DocxStyles {
  /** Of a paragraph with the style, or with none; the document's defaults included. */
  readonly ofParagraph: (style: string | undefined) => Appearance
  readonly ofRun: (style: string) => Appearance
}

/** Properties before a tracked change, and those of some cells of a table only (§17.13.5, §17.7.6). */
const ASIDE = new Set(['rPrChange', 'pPrChange', 'tblStylePr'])

/**
 * Reads the styles part (ECMA-376 part 1 §17.7): what a style does not state, it
 * takes over from the one it is based on.
 * @throws {ExtractionError} where the part is not well-formed XML.
 */
export function readDocxStyles(xml: Uint8Array | undefined, theme: ThemeColours): DocxStyles {
  const looks = new Map<string, Appearance>()
  const basedOn = new Map<string, string>()
  let defaults: Appearance = {}
  let defaultStyle: string | undefined
  let open: string | undefined
  let depth = 0
  /** Depth of an element whose looks do not hold; none where they do. */
  let aside: number | undefined
  let fillDepth: number | undefined
  function addLook(look: Appearance | undefined) {
    if (open === undefined) defaults = { ...defaults, ...look }
    else looks.set(open, { ...looks.get(open), ...look })
  }
  if (xml) {
    readXml(xml, {
      start(element) {
        depth += 1
        if (aside !== undefined) return
        const { name } = element
        if (isTextFill(element)) fillDepth = depth
        else if (fillDepth !== undefined) addLook(fillOf(element, theme))
        if (!isWord(element)) return
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
        if (name === 'basedOn') basedOn.set(open ?? '', ownAttribute(element, 'val') ?? '')
        const ground = groundOf(element, theme)
        addLook({ ...appearanceOf(element, theme), ...(ground && { ground }) })
      },
      end() {
        if (aside === depth) aside = undefined
        if (fillDepth === depth) fillDepth = undefined
        depth -= 1
      },
      text() {},
    })
  }
  const resolved = new Map<string, Appearance>()
  /** Down the chain of what a style is based on, and back up: each style is resolved once. */
  function ofRun(style: string): Appearance {
    const chain: string[] = []
    // A circle of styles is an error of the document, not a reason to hang.
    const open = new Set<string>()
    let next: string | undefined = style
    while (next !== undefined && !resolved.has(next) && !open.has(next)) {
      open.add(next)
      chain.push(next)
      next = basedOn.get(next)
    }
    let look = resolved.get(next ?? '') ?? {}
    for (const id of chain.reverse()) {
      look = { ...look, ...looks.get(id) }
      resolved.set(id, look)
    }
    return look
  }
  return {
    ofRun,
    ofParagraph(style = defaultStyle) {
      return style === undefined ? defaults : { ...defaults, ...ofRun(style) }
    },
  }
}
