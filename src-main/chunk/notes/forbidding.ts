/** Words that forbid what a verb says, by language, as parts of patterns. */

import { oneLine } from '../../../src-shared/model/one-line.ts'

/** Whole words. */
const WORDS = oneLine`
  never|not|nie|niemals|nicht|kein\p{L}*|pas|jamais|nunca|jamás|não|non|mai|niet|nooit|geen
  |aldrig|inte|ikke|nigdy|никогда
`

/** Those that stand behind their verb in some language: `skicka aldrig`, `ne recopie jamais`, `do not`. */
export const FORBIDDING_BEHIND = `(?:\\p{L}{1,6}n['’]t|${WORDS})`

/** Those, and words that stand only before their verb: behind one, `no` is an article of Portuguese. */
export const FORBIDDING = `(?:no|не|asla|${FORBIDDING_BEHIND})`

/** How all of them end, for a quick look whether a text may hold one at all. */
export const FORBIDDING_END = `(?:no|не|asla|n['’]t|${WORDS})`
