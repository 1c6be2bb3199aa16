/**
 * People in a list. Where one item of a list of those who were there is somebody, so is the next that is written like
 * it, though the tagger is less sure of it: "出席者：陈嘉怡、吴国栋", "Mme Courtecuisse (présidente), M. Pignol".
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { type DecidedName, RAISED_PERSON, SURE_PERSON } from '../names-decision.ts'

/** From which probability a person is one beside a sure one. */
const BESIDE_FROM = 0.15
/** What parts two items: a sign or a word for "and" with a role in brackets before it, or the mark of the next line. */
const PARTED = leanExpression(
  oneLine`
    ^(?:\s?[(（][^()（）\n]{1,40}[)）])?(?:
      \s?[、,;，；]\s?|\s?[,;]?\s(?:and|und|et|y|e|i|og|och|en|ja|și|ve|и|та|і|و)\s|[和及与と]
      |\s?[,;]?\s?\n[ \t]*(?:[-*•–]|\d{1,2}[.)-])\s?
    )(?:(?:M|MM|Mme|Mlle|Mrs?|Ms|Dr|Prof|Frau|Herr|Sra?|Sig|Ing|p)\.?\s)?$
  `,
  'u',
)
/** The end of a line behind an item and what is said of it, the next item at the begin of the next; and whole lines around them. */
const NEXT_LINE =
  /^(?:[,;]|[ \t]{2,}|\t| ?[(–—-])?[^\n]{0,40}\n[ \t]*(?:(?:M|Mme|Mrs?|Ms|Dr|Prof|Frau|Herr)\.?\s)?$/u
const LINE_STARTS = /(?:^|\n)[ \t]*(?:(?:M|Mme|Mrs?|Ms|Dr|Prof|Frau|Herr)\.?\s)?$/u
const LINE_ENDS = /^(?:$|\r?\n|[,;:(]|[ \t]{2}|\t| [(–—-])/
const READ = 24
/** An item that is written like a name: two words with capitals, or two to four characters in a script without. */
const WRITTEN = leanExpression(
  oneLine`
    ^(?:
      \p{Lu}[\p{L}\p{M}.'’-]+(?:\s[\p{L}\p{M}.'’-]+){0,2}\s\p{Lu}[\p{L}\p{M}'’-]+
      |\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+(?:\s\p{Lu}\.){1,2}|[\u3040-\u30ff\u4e00-\u9fff・·]{2,8}
      |[\uac00-\ud7af]{2,4}
    )$
  `,
  'u',
)

/** The same names; unsure people between sure ones are as sure as those. */
export function withListedPeople(
  text: string,
  told: readonly DecidedName[],
): readonly DecidedName[] {
  const names = [...told]
  const raise = (index: number, beside: number): void => {
    const [each, other] = [names[index], names[beside]]
    if (each?.name !== 'PERSON' || other?.name !== 'PERSON') return
    if (each.score >= SURE_PERSON || each.score < BESIDE_FROM || other.score < SURE_PERSON) return
    const [first, second] = each.start < other.start ? [each, other] : [other, each]
    const isListed =
      WRITTEN.test(text.slice(each.start, each.end)) &&
      (PARTED.test(text.slice(first.end, second.start)) || areLines(text, first, second))
    if (isListed) names[index] = { ...each, score: RAISED_PERSON }
  }
  for (let index = 1; index < names.length; index++) raise(index, index - 1)
  for (let index = names.length - 2; index >= 0; index--) raise(index, index + 1)
  return names
}

/** Whether two names begin lines that follow each other, each with at most a remark behind it. */
function areLines(text: string, first: DecidedName, second: DecidedName): boolean {
  return (
    NEXT_LINE.test(text.slice(first.end, second.start)) &&
    LINE_STARTS.test(text.slice(Math.max(0, first.start - READ), first.start)) &&
    LINE_ENDS.test(text.slice(second.end, second.end + READ))
  )
}
