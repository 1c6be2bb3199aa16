/** From a parsed page to its readable styles: which `<style>` elements count, and under what condition. */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { createStyleReader, type MatchBudget, type StyleReader } from '../css/match.ts'
import { readSheets, type StyleText } from '../css/sheet.ts'
import { attributeOf } from './elements.ts'
import type { ParsedHtml } from './parse-html.ts'

export interface PageStyles extends StyleReader {
  /** Whether black on white is what an unstyled element has: no sheet is missing that may say otherwise. */
  readonly plainPage: boolean
}

/** Reads the style sheets inside a page. Sheets of other addresses are not fetched. */
export function readStyles({ styles, linked }: ParsedHtml, budget: MatchBudget): PageStyles {
  const texts = styles.flatMap((element) => styleText(element) ?? [])
  const reader = createStyleReader(readSheets(texts), budget)
  const dark = texts.some(({ css }) => /color-scheme\s{0,9}:[^;}]{0,60}dark/i.test(css))
  return { ...reader, plainPage: !linked && !dark && reader.knowsSheets() }
}

function styleText(element: Tree.Element): StyleText | undefined {
  const type = attributeOf(element.attrs, 'type')?.trim() ?? ''
  if (type !== '' && type.toLowerCase() !== 'text/css') return undefined
  const css = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return { css, media: attributeOf(element.attrs, 'media') ?? '', sometimes: inNoscript(element) }
}

/** Sheets for readers without scripts do not always apply. */
function inNoscript(element: Tree.Element): boolean {
  const parent = element.parentNode
  return parent !== null && 'tagName' in parent && parent.tagName === 'noscript'
}
