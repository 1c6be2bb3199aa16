/** The rules, but for one text in which they never come to an end. */

import type { RulesAnswer, RulesRequest } from '../../detect/detector.ts'
import { seal } from '../../workers/sealed.ts'

export default function match({ text, categories }: RulesRequest): RulesAnswer {
  if (text === 'loop') for (;;);
  const found = categories.map((category) => ({ category, findings: [], durationMs: 0 }))
  return { found: seal(found), places: new Uint32Array(), capped: [], isCut: false }
}
