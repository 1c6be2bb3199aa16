/** HTML from parts: what is put in is escaped, unless it is HTML made here. */

import { escapeHtml } from '../../../src-shared/model/escape-html.ts'

/** Markup that is safe to send. Made by {@link html} only. */
export interface Html {
  readonly markup: string
}

export type HtmlPart = string | number | Html | readonly HtmlPart[] | undefined

/** A template whose values are escaped for element content and quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) }
}

/** A sentence in which `backquotes` mark code, as the notes of the document are written. */
export function sentence(text: string): Html {
  const pieces = text.split('`')
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`
}

/** Paragraphs, which empty lines divide. */
export function paragraphs(text: string): Html {
  return html`${text.split('\n\n').map((paragraph) => html`<p>${sentence(paragraph)}</p>`)}`
}

function markupOf(part: HtmlPart): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') {
    return escapeHtml(String(part))
  }
  if ('markup' in part) return part.markup
  return part.map(markupOf).join('')
}
