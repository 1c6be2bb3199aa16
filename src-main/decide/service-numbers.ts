/**
 * Telephone numbers that a country's plan keeps for services: free to call, at shared or premium cost, or of a firm wherever in
 * the country it sits (0800, 0345, 088). Nobody has one at home, so that they ask for nothing where nobody is named in the same
 * line. Of the national forms only those count that no other plan has for people; where one has, the text around it is in the
 * country's language. The same of numbers to dial into a conference.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder } from '../../src-shared/model/spans.ts'
import type { Candidate } from './candidates.ts'
import { lineAround } from './place/lines.ts'
import { isDialIn } from './place/published/dial-in.ts'
import { IGNORED } from './place/weigh-place.ts'

/** Country codes and what services begin with behind them, from the national plans that the ITU lists (E.164, national numbering plans). */
const INTERNATIONAL = leanExpression(
  oneLine`
    ^(?:
      1(?:8(?:00|22|33|44|55|66|77|88)|900)|7(?:80[0-49])|30(?:80[01]|90\d)|31(?:800|90[069]|88)|32(?:800|7[08]|90\d)|33(?:8)|34(?:80[0367]|90[0-25])
      |351(?:80[089]|70[78]|76[01])|353(?:1800|18[59]0|818)|358(?:800|600|700)|36(?:80|9[01])|39(?:80[03]|199|89\d|178)|40(?:80[01]|90\d)
      |41(?:800|84[0248]|90[016])|420(?:8[0-4]\d|90\d)|43(?:800|8[12]\d|9[0-3]\d)|44(?:3\d|80|84|87|9\d)|45(?:80|90)|46(?:20|900|939|944)
      |47(?:8[0-2]\d)|48(?:80[014]|70\d)|49(?:800|180|137|900)|52(?:800|900)|55(?:800|300)|61(?:1[38]00|13\d{4}$)|90(?:800|850)|91(?:1800)
    )
  `,
)
/**
 * National forms, by their grouping: 0800; North America's ten digits; nine digits with 80, of southern and central Europe;
 * Spain's 900 to 902 and 905; Italy's 199; Germany's 0180; France's 08 in pairs; Australia's and India's 1300 and 1800.
 */
const NATIONAL = leanExpression(
  oneLine`
    ^(?:
      0[ ]?800[ /-]?\d[\d /-]{4,9}
      |(?:1[ .-])?\(?(?:8(?:00|33|44|55|66|77|88)|900)\)?[ .-]\d{3}[ .-]\d{4}
      |80\d[ .]?\d{3}[ .]?\d{3}
      |(?:90[0-25]|199)[ .]?(?:\d{3}[ .]?\d{3}|\d\d \d\d \d\d)
      |0180[ /-]?[1-7][\d /-]{4,9}
      |0[ ]?8[0-29]\d[ ]\d{3}[ ]\d{3}|08(?:[ .]\d\d){4}
      |1[ -]?[38]00[ -]\d{2,4}[ -]\d{3,4}
    )$
  `,
)
/** Forms that another plan has for people, each with words of its own country's language. */
const IN_ITS_LANGUAGE: readonly (readonly [form: RegExp, words: RegExp])[] = [
  // Germany's area codes 0345 and 0371 have as many digits.
  [
    /^0(?:3[0347]\d|84[2-5]|87[0-3]) \d{3} \d{4}$/,
    /(?<![\p{L}’'])(?:the|and|of|our|your|for|with|from)(?![\p{L}’'])/giu,
  ],
  // Thailand and Viet Nam have mobiles that begin so.
  [
    /^088[ -]?\d{3,4}[ -]?(?:\d{3,4}|\d\d[ -]?\d\d)$/,
    /(?<!\p{L})(?:het|een|van|voor|bij|wij|uw|niet|naar|ook)(?!\p{L})/giu,
  ],
]
const FEWEST_WORDS = 3
/** UTF-16 units on either side of a number in which such words and people are looked for. */
const READ = 300

/** The same candidates; numbers that only services have ask for nothing. */
export function withoutServiceNumbers(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const phones = candidates.filter(({ label, accepted }) => label === 'PHONE' && accepted)
  const ofServices = phones.filter((each) => isOfService(text, each))
  if (ofServices.length === 0) return candidates
  const people = candidates.filter(({ label, accepted }) => label === 'PERSON' && accepted)
  const peopleOver = overlapFinder(people.toSorted(compareRanges))
  const isSomebodys = (each: Candidate): boolean =>
    peopleOver(lineAround(text, each, READ)).length > 0
  const gone = new Set(ofServices.filter((each) => !isSomebodys(each)))
  return candidates.map((each) => (gone.has(each) ? { ...each, ...IGNORED } : each))
}

function isOfService(text: string, { start, end }: Candidate): boolean {
  if (isDialIn(text, { start, end })) return true
  const value = text.slice(start, end).trim()
  if (/^(?:\+|00)/.test(value)) {
    const digits = value.replace('(0)', '').replace(/\D/g, '')
    return INTERNATIONAL.test(digits.replace(/^00/, ''))
  }
  if (NATIONAL.test(value)) return true
  return IN_ITS_LANGUAGE.some(([form, words]) => {
    if (!form.test(value)) return false
    const around = text.slice(Math.max(0, start - READ), end + READ)
    return Array.from(around.matchAll(words)).length >= FEWEST_WORDS
  })
}
