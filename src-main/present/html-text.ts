/** Values from outside in HTML: escaped, each on its own direction. */

import { escapeHtml } from '../../src-shared/model/escape-html.ts'
import { visible } from './plain-text.ts'

/** For text and for attributes in quotes. */
export function escaped(text: string): string {
  return escapeHtml(visible(text))
}

/** A value from outside in text: escaped, its direction kept to itself. */
export function hostile(text: string): string {
  return `<bdi>${escaped(text)}</bdi>`
}

/** Unix milliseconds as people and programs read them. */
export function time(milliseconds: number): string {
  const iso = new Date(milliseconds).toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

/** Names and values as a description list; names are ours. */
export function factList(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${hostile(value)}</dd>`).join('')}</dl>`
}
