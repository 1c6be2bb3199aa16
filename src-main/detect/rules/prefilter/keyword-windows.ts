/**
 * The stretches of a text around the keywords of a rule.
 *
 * A slow expression that only matches near a keyword need not read the rest.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** How far an edge moves to white space, so that no word or value is cut. */
const MAX_WIDENING = 256

/**
 * Disjoint stretches, in order, of `within` characters before and after each
 * place, widened to the next white space on either side where there is one
 * within 256 characters. Together never longer than the text.
 * @param places ascending
 */
export function keywordWindows(
  text: string,
  places: readonly number[],
  within: number,
): readonly Range[] {
  const windows: { start: number; end: number }[] = []
  for (const place of places) {
    const last = windows.at(-1)
    if (last !== undefined && place + within <= last.end) continue
    const end = edge(text, Math.min(text.length, place + within), 1)
    if (last !== undefined && place - within <= last.end) {
      last.end = end
      continue
    }
    const start = edge(text, Math.max(0, place - within), -1)
    if (last !== undefined && start <= last.end) last.end = end
    else windows.push({ start, end })
  }
  return windows
}

/** The nearest place from `from` on in a direction that touches white space or an end of the text. */
function edge(text: string, from: number, direction: 1 | -1): number {
  let at = from
  for (let step = 0; step < MAX_WIDENING && at > 0 && at < text.length; step++) {
    const unit = text.charCodeAt(direction === 1 ? at : at - 1)
    if (unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)) break
    at += direction
  }
  return at
}
