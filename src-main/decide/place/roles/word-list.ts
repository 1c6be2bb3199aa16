/**
 * Whether a passage is a list of single words or names, as the tags of a page: `[llm, prompt, help desk]`. In scripts that put no
 * spaces between words an item may be a sentence, so nothing is said of them.
 */

/** Items of a list: of a word or two, parted by commas, in brackets or not. */
const ITEMS =
  /^[[{(]?[ \t]*(?:["']?[\p{Ll}\p{Lu}\p{N}.+#-]{1,24}(?: [\p{Ll}\p{Lu}\p{N}.+#-]{1,24})?["']?[ \t]*,[ \t]*){2,40}["']?[\p{Ll}\p{Lu}\p{N}.+#-]{1,24}(?: [\p{Ll}\p{Lu}\p{N}.+#-]{1,24})?["']?[ \t]*[\])}]?$/u
/** UTF-16 units of a passage that is read as one. */
const LONGEST = 600

/** Whether a passage is three words or more, or pairs of words, with a comma between each. */
export function isWordList(passage: string): boolean {
  return passage.length <= LONGEST && ITEMS.test(passage.trim())
}
