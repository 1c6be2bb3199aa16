/** "Confirmed", "Note": what a step said that undo or redo turns; empty where the service alone knows. */

import type { Turn } from '../data/steps-under-way.ts'
import { messages } from '../messages/en.ts'

const { judging: words } = messages

export function turnedWords({ said }: Turn): string {
  switch (said?.kind) {
    case 'judge':
    case 'judged':
      return words.statusWords(said.status ?? 'open', said.reason ?? null)
    case 'note':
    case 'noted':
      return words.note
    case 'suppress':
    case 'suppressed':
      return said.reason === null ? '' : words.conflict.suppression(said.reason)
    default:
      return ''
  }
}
