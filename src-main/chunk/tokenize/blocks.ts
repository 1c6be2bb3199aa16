/**
 * Cuts long texts into blocks, so that what is held of one stays bounded and no
 * pattern runs over more than a block: V8 gives up on repeats of some millions of
 * characters ("Maximum call stack size exceeded").
 */

import { isLowSurrogate, isWhite } from './characters.ts'

/** UTF-16 units of a block at most. */
const BLOCK = 1_000_000
/** How far back from there a block may end at a word. */
const REACH = 100_000

/**
 * Where the block ends that begins at `start`, at most at `end`: before white space
 * that follows a word where there is such a place, where tokenizers cut anyway;
 * never within a surrogate pair.
 */
export function blockEnd(text: string, start: number, end: number): number {
  if (end - start <= BLOCK) return end
  const last = start + BLOCK
  for (let at = last; at > last - REACH; at--) {
    if (isWhite(text.charCodeAt(at)) && !isWhite(text.charCodeAt(at - 1))) return at
  }
  return isLowSurrogate(text.charCodeAt(last)) ? last - 1 : last
}
