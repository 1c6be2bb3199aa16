/** Text from outside in one line or several: what people would not see in it is named instead. */

import { findHiddenRuns } from './hidden-characters.ts'

/** `text` with each run of hidden characters as `‹U+200B›` of its first one. */
export function visibleText(text: string): string {
  let shown = ''
  let place = 0
  for (const { start, end, count } of findHiddenRuns(text)) {
    const code = (text.codePointAt(start) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    shown += `${text.slice(place, start)}‹U+${code}${count > 1 ? ` ×${count}` : ''}›`
    place = end
  }
  return shown + text.slice(place)
}
