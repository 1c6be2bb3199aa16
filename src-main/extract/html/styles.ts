/** From a parsed page to its readable styles: which `<style>` elements count, and under what condition. */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { SheetText } from '../css/drawn.ts'
import { createStyleReader, type MatchBudget, type StyleReader } from '../css/match.ts'
import { readSheets, type StyleText } from '../css/sheet.ts'
import { type DataDocument, dataUrlsIn, readDataUrl } from './data-url.ts'
import { attributeOf } from './elements.ts'
import type { ParsedHtml, StyleElement } from './parse-html.ts'

export interface PageStyles extends StyleReader {
  /** Every string and comment of the sheets, in order. */
  readonly texts: readonly SheetText[]
  /** Drawings in addresses of data that the sheets name, for example as backgrounds. */
  readonly pictures: readonly DataDocument[]
  /** Whether black on white is what an unstyled element has: no sheet is missing that may say otherwise. */
  readonly plainPage: boolean
}

/**
 * Reads the style sheets inside a page, also those in addresses of data and those that are at hand
 * beside it. Sheets of other addresses are not fetched.
 */
export function readStyles(page: ParsedHtml, budget: MatchBudget): PageStyles {
  const texts = page.styles.flatMap((style) => styleText(style) ?? [])
  const sheets = readSheets(texts, sheetOfData)
  const reader = createStyleReader(sheets, budget)
  const dark = texts.some(({ css }) => /color-scheme\s{0,9}:[^;}]{0,60}dark/i.test(css))
  return {
    ...reader,
    texts: sheets.texts,
    pictures: texts.flatMap(picturesIn),
    plainPage: !page.linked && !dark && reader.knowsSheets(),
  }
}

function picturesIn({ css }: StyleText): readonly DataDocument[] {
  const documents = dataUrlsIn(css).flatMap((url) => readDataUrl(url) ?? [])
  return documents.filter(({ kind }) => kind === 'page')
}

function sheetOfData(address: string): string | undefined {
  const document = readDataUrl(address)
  return document?.kind === 'page' ? undefined : document?.text
}

function styleText({ element, sheet }: StyleElement): StyleText | undefined {
  const type = attributeOf(element.attrs, 'type')?.trim() ?? ''
  if (type !== '' && type.toLowerCase() !== 'text/css') return undefined
  const place = {
    media: attributeOf(element.attrs, 'media') ?? '',
    sometimes: inNoscript(element),
    isTold: false,
  }
  if (element.tagName !== 'link') {
    const css = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    return { ...place, css }
  }
  const ofData = sheetOfData(attributeOf(element.attrs, 'href') ?? '')
  return { ...place, ...(sheet ?? { css: ofData ?? '' }) }
}

/** Sheets for readers without scripts do not always apply. */
function inNoscript(element: Tree.Element): boolean {
  const parent = element.parentNode
  return parent !== null && 'tagName' in parent && parent.tagName === 'noscript'
}
