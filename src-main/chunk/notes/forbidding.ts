/** Words that forbid what a verb says, by language, as parts of patterns. */

import { oneLine } from '../../../src-shared/model/one-line.ts'

/** Those that stand behind their verb in some language: `skicka aldrig`, `ne recopie jamais`, `do not`. */
export const FORBIDDING_BEHIND = oneLine`
  (?:
    never|not|\p{L}{1,6}n['’]t|nie|niemals|nicht|kein\p{L}*|pas|jamais|nunca|jamás|não|non|mai|niet|nooit|geen
    |aldrig|inte|ikke|nigdy|никогда
  )
`

/** Those, and words that stand only before their verb: behind one, `no` is an article of Portuguese. */
export const FORBIDDING = `(?:no|не|asla|${FORBIDDING_BEHIND})`
