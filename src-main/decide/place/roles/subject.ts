/**
 * Texts that tell of one public subject and of nothing else, by the words of that subject: politics, sports. Whoever
 * is named in one stands in the papers. A letter or minutes about the same speak to somebody, of themselves or under heads.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { holds, wordsIn } from '../signs.ts'

/** Words for oneself and for whoever reads, which are no ending behind a hyphen (`1985-ben`); none that another of these languages has for something else, as `i`, `du` and `nos` are. */
const OF_US = leanExpression(
  oneLine`
    (?<![\p{L}\p{N}-])(?:
      I(?=['’ ](?:m|ve|d|ll|am|was|have|had|do|did|would|will|can|could|think|thought|know|knew|want|went|saw|hope)(?!\p{L}))
      |[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|[Ii]ch|[Mm]einer?[mns]?|[Ww]ir|uns|[Uu]nsere?[mnrs]?|[Jj]e (?:suis|me|vous|te|ne|n['’]|le|la|les|l['’]|crois|pense|sais|veux|peux|voudrais|souhaite|remercie|tiens)|[Jj]['’](?=\p{L})|[Nn]ous|[Vv]ous|[Nn]otre
      |[Vv]otre|[Yy]o|[Nn]osotros|[Uu]sted(?:es)?|[Nn]uestr[oa]s?|[Nn]oi|[Nn]ostr[oaie]|[Nn]ós|[Nn]oss[oa]s?|[Vv]ocês?|[Ii]k|[Ww]ij|[Oo]nze
      |[Jj]ij|[Jj]ullie|[Jj]ag|oss|[Jj]eg|[Vv]ores|[Mm]ój|nasz\p{L}{0,2}|[Pp]aństw(?:o|a|u)|[Nn]áš|[Vv]áš|[Mm]inä|[Mm]einen|[Bb]en(?:im)?|[Bb]iz(?:im)?
      |[Мм]ы|[Мм]ой|[Мм]оя|[Нн]аш\p{L}{0,2}|[Вв]ы|[Вв]аш\p{L}{0,2}|[Мм]и|[Мм]ій|[Вв]и
    )(?!\p{L})
  `,
  'u',
)
/** A field of a form, the head of a mail or minutes, an item of a list: no prose. A line of what to hear first may end one. */
const UNDER_A_HEAD =
  /^[ \t]*(?:\p{L}[\p{L} .'’/-]{1,28}:[ \t]|[-*•·][ \t]|\d{1,2}[.)][ \t]|\|)|\t/gmu
const FEWEST_HEADS = 2

/** UTF-16 units of such a text: a sentence alone tells nothing of what it stands in; books are read in parts by other signs. */
const SHORTEST = 240
/** Characters of Chinese, Japanese and Korean, of which half as many say the same. */
const DENSE = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u
const LONGEST = 12_000
/** Such words at least, all and different ones, and UTF-16 units for each. */
const FEWEST = 5
const FEWEST_KINDS = 4
const UNITS_EACH = 240

/**
 * Whether a text is one about a subject, from its begin to its end. O(n).
 * @param words the words of the subject; with the flag `g`
 * @param hasHeads whether heads and lists are of the subject in this text
 */
export function tellsOf(text: string, words: RegExp, hasHeads = false): boolean {
  const shortest = DENSE.test(text.slice(0, SHORTEST)) ? SHORTEST / 2 : SHORTEST
  if (text.length < shortest || text.length > LONGEST) return false
  const found = wordsIn(text, words)
  return (
    found.length >= Math.max(FEWEST, text.length / UNITS_EACH) &&
    new Set(found).size >= FEWEST_KINDS &&
    (hasHeads || !holds(text, UNDER_A_HEAD, FEWEST_HEADS)) &&
    !speaksToSomebody(text)
  )
}

/** Whether a text speaks to whoever reads, or of its writer, outside of what it quotes. */
export function speaksToSomebody(text: string): boolean {
  return OF_US.test(withoutSpeech(text))
}

/** A text without what others say in it, in marks or behind a dash, and without what works are called. */
function withoutSpeech(text: string): string {
  return text.replace(
    /["“”„«‟「][^"“”„«»「」\n]{1,400}["”“»」]|(?:^|(?<=[.!?] ))[—–] \p{Lu}[^—–\n]{1,400}(?:[—–]|$)/gmu,
    ' ',
  )
}
