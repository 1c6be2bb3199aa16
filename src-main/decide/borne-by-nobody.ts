/**
 * Illnesses and medicines of nobody. A rule that goes by what an illness is called and by "has" or "takes" reads leaflets and
 * articles as well: what it finds counts where somebody is named in its sentence or shortly before in its paragraph, where
 * the sentence tells of the writer's own, or where a record or form is on one person.
 */

import { once } from '../../src-shared/model/once.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { inARecord } from '../detect/in-a-record.ts'
import { ofTheWriter } from '../detect/of-a-person.ts'
import type { Candidate } from './candidates.ts'
import { isFoundBy } from './found-by.ts'
import { isWebPage } from './place/published/web-page.ts'
import { IGNORED } from './place/weigh-place.ts'
import { paragraphAround, sentenceAround } from './sentence-around.ts'

/** Rules that do not ask who it is. */
const UNNAMED = [
  'pii_special_illness_borne',
  'pii_special_medicine_borne',
  'pii_special_medicine_borne_named',
  'pii_special_medicine_borne_scripts',
  'pii_special_soap_japanese',
]
/** The rule of entries on one person: a line of a menu of a page of the web is like one. */
const OF_AN_ENTRY = 'pii_special_illness_entry'
/** An institution is called by what it heals: `Jonsson Cancer Center`. */
const INSTITUTION =
  /^ (?:Alliance|Association|Awareness|Campaign|Cent(?:er|re)|Charity|Clinic|Council|Foundation|Fund|Hospital|Institute|Research|Society|Trust)(?!\p{L})/u
const READ_BEHIND = 16
/** The rule that asks for nothing but a word: what somebody is stands directly behind the name. */
const OF_THE_NAMED = 'pii_special_belief_borne'
/** A form of address and a word for "is" between a name and what its owner is, in languages that have them. */
const IS =
  /^(?:さん|様|氏|先生| ?씨| जी| সাহেব)?(?:は|是|는|은|이)?[ \u200c]?(?:(?:is|jest|je|este|είναι|adalah|là|هو|هي|[—–-]|הוא|היא) )?(?:เป็น)?$/u
/** UTF-16 units of it. */
const MOST_BETWEEN = 16
/** Whoever speaks says it of somebody else: `[09:12] Burcu: `. */
const SPEAKS = /^["'”*]{0,2} ?[:：]/
/** UTF-16 units before a statement in which its paragraph names whom the sentence calls "she". */
const BEFORE = 200

/** The same candidates; of those rules the ones that are nobody's ask for nothing. */
export function withoutBorneByNobody(
  text: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const isMenu = once(() => isWebPage(text))
  const isAsked = (each: Candidate): boolean => isUnnamed(each) || (isOfEntry(each) && isMenu())
  if (!candidates.some((each) => isAsked(each) || isOfTheNamed(each))) return candidates
  const people = candidates.filter(
    ({ accepted, label, end }) =>
      accepted && label === 'PERSON' && !SPEAKS.test(text.slice(end, end + 4)),
  )
  const peopleOver = overlapFinder(people.toSorted(compareRanges))
  const isOfSomebody = ({ start, end }: Range): boolean => {
    if (INSTITUTION.test(text.slice(end, end + READ_BEHIND))) return false
    const match = { text, start, end, groups: {} }
    return (
      peopleOver(toldOfIn(text, { start, end })).length > 0 ||
      ofTheWriter(match) ||
      inARecord(text.slice(start, end), match)
    )
  }
  const isSaidOfTheNamed = ({ start }: Range): boolean =>
    peopleOver({ start: Math.max(0, start - MOST_BETWEEN), end: start }).some(({ end }) =>
      IS.test(text.slice(end, start)),
    )
  return candidates.map((each) =>
    (isAsked(each) && !isOfSomebody(each)) || (isOfTheNamed(each) && !isSaidOfTheNamed(each))
      ? { ...each, ...IGNORED }
      : each,
  )
}

function isUnnamed(each: Candidate): boolean {
  return each.accepted && isFoundBy(each, ...UNNAMED)
}

function isOfEntry(each: Candidate): boolean {
  return each.accepted && isFoundBy(each, OF_AN_ENTRY)
}

function isOfTheNamed(each: Candidate): boolean {
  return each.accepted && isFoundBy(each, OF_THE_NAMED)
}

/** A value of JSON, whose object names its person in another. */
const IS_VALUE = /[:,[] ?"$/

/** The sentence of a statement, with what its paragraph says shortly before; of a value of JSON the fields before it. */
function toldOfIn(text: string, place: Range): Range {
  if (IS_VALUE.test(text.slice(Math.max(0, place.start - 3), place.start))) {
    return { start: Math.max(0, place.start - BEFORE), end: place.end }
  }
  const sentence = sentenceAround(text, place)
  const paragraph = paragraphAround(text, place) ?? sentence
  return {
    start: Math.min(sentence.start, Math.max(paragraph.start, place.start - BEFORE)),
    end: sentence.end,
  }
}
