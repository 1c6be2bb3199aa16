/** Whether a passage is written for a machine (commands, code, settings, a request) and not in sentences for people. */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Lines that are remarks in most languages of programs. */
const REMARK = /^[ \t]{0,20}(?:#|\/\/|\/\*|\*[ /]|@?rem\b|--[ \t]|;[ \t]).*$/gim
/** Five words in a row as people write them; and as many signs of scripts that put no spaces between words. */
const IN_WORDS = new RegExp(
  oneLine`
    (?<![\p{L}\p{M}$_.\-/\\])(?:
      [\p{L}\p{M}'’]{1,20}[,;:]? ){4,60}[\p{L}\p{M}'’]{2,20}(?![\w=(/\\])
    |[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]{8,200}
  `,
  'gu',
)
/** Share of a passage that is in such words, from which on it is written for people. */
const FOR_PEOPLE = 0.3

/** Whether less than a third of a passage, its remarks aside, is in words in a row. */
export function isMachineText(passage: string): boolean {
  const program = passage.replace(REMARK, '').trim()
  const inWords = program.match(IN_WORDS) ?? []
  const length = inWords.reduce((sum, words) => sum + words.length, 0)
  return length < FOR_PEOPLE * program.length || program === ''
}
