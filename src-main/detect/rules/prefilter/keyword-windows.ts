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
 * within 256 characters. Together never longer than the text. Those that come near
 * none of some starts may be left out.
 * @param places ascending
 * @param starts first, last, first, last …, by first place; all of the text where left out
 */
export function keywordWindows(
  text: string,
  places: readonly number[],
  within: number,
  starts: readonly number[] = [0, text.length],
): readonly Range[] {
  const windows: { start: number; end: number }[] = []
  const reach = within + MAX_WIDENING
  let start = 0
  for (let at = 0; at < places.length; ) {
    // Stretches around places that lie farther apart touch each other in no case.
    let end = at + 1
    while (end < places.length && place(end) - place(end - 1) <= 2 * reach) end++
    while (start < starts.length && (starts[start + 1] as number) < place(at) - reach) start += 2
    if (start === starts.length) break
    if ((starts[start] as number) <= place(end - 1) + reach) {
      addWindows(windows, text, places.slice(at, end), within)
    }
    at = end
  }
  return windows

  function place(index: number): number {
    return places[index] as number
  }
}

function addWindows(
  windows: { start: number; end: number }[],
  text: string,
  places: readonly number[],
  within: number,
): void {
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
