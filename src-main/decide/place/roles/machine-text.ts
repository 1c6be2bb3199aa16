/** Whether a passage is written for a machine (commands, code, settings, a request) and not in sentences for people. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Lines that are remarks in most languages of programs. */
const REMARK = /^[ \t]{0,20}(?:#|\/\/|\/\*|\*[ /]|@?rem\b|--[ \t]|;[ \t]).*$/gim
/** Signs that programs are full of, and units of a block for each of which it has one at least: words cut into short lines are none. */
const SIGN_OF_PROGRAM = /[{}()[\]=<>$|\\_"]/g
const UNITS_A_SIGN = 20
/** Five words in a row as people write them; and as many signs of scripts that put no spaces between words. */
const IN_WORDS = leanExpression(
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

/** The remarks of a passage whose other lines are a program, full of its signs; undefined where they are none. */
export function remarksOfProgram(passage: string): string | undefined {
  if (!isProgram(passage.replace(REMARK, '').trim())) return undefined
  return passage.match(REMARK)?.join('\n') ?? ''
}

/** Whether a block is a program, full of its signs, and no sentences. */
export function isProgram(block: string): boolean {
  const signs = block.match(SIGN_OF_PROGRAM)?.length ?? 0
  return signs * UNITS_A_SIGN >= block.length && isMachineText(block)
}
