/**
 * Whoever is named in full is called by a part of it further on: "Horst Ebeling … the member Ebeling … H. Ebeling",
 * "Samira Haddad … Samira, can you call?"
 * The tagger is seldom sure of one word alone; the whole name says whose it is. In technical documents single words
 * are left alone, since programs, methods and theorems are called after people there.
 */

import { compareRanges, overlapFinder } from '../../../../src-shared/model/spans.ts'
import { standsWholeAt } from '../../../../src-shared/model/whole-name.ts'
import { FIRM_AFTER } from '../../business-names.ts'
import { isTechnical } from '../../technical.ts'
import { type DecidedName, SURE_PERSON } from './names-decision.ts'
import { ownWordsOf } from './own-words.ts'

/** The last word of a whole name, or the first where a comma stands behind it: "Kowalczyk, Edeltraud". */
const FAMILY_LAST = /^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s[\p{L}\p{M}.’'-]+)*\s(\p{Lu}[\p{L}\p{M}’'-]+)$/u
const FAMILY_FIRST = /^(\p{Lu}[\p{L}\p{M}’'-]+),\s\p{Lu}/u
/** The first word of a whole name, where it is no initial. */
const GIVEN = /^(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]+)\s(?:[\p{L}\p{M}.’'-]+\s)*\p{Lu}/u
/** Titles before a name: `Dr. Henrik Solberg` signs as Henrik Solberg. */
const TITLES = /^(?:\p{L}{1,6}\.\s)+(?=\S+\s)/u
/** Scholars are cited by initials, and methods are called by their family names: those say nothing. */
const BY_INITIALS = /^\p{Lu}\./u
/** Shorter words are particles and words of prose. */
const FEWEST_LETTERS = 4
/** A word with a capital that stands by itself, no part of a mail address, a path or an identifier. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}@_/\\.=&-])\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}](?![\p{L}\p{M}\p{N}@_/\\=-]|[.:]\p{L})/gu
const WORD_AT_BEGIN = new RegExp(`^${WORD.source}`, 'u')
/** Initials and particles that belong to a family name. */
const BEFORE =
  /(?:(?<![\p{L}\p{M}\p{N}.])(?:\p{Lu}\.[ -]?){1,3})?(?:(?<!\p{L})(?:[Vv][ao]n|[Dd]e[rn]?|[Dd]el(?:la)?|[Dd][ai]|[Dd]os|te[rn]|zu|[Ee]l|[Aa]l) ){0,3}$/u
/** What is called after somebody: a firm of several, a street, a house. */
const OF_SEVERAL_AFTER =
  /^ (?:&|\+) |^[ -](?:Str(?:aße|asse|\.)|Street|Road|Avenue|Lane|Weg|Platz)/i
const OF_SEVERAL_BEFORE = / (?:&|\+) $/
const READ = 40

/**
 * The same names, each as sure as where it is surest, and the places where a whole one stands again, or its family or given
 * name by itself.
 */
export function withNamesSaidAgain(
  text: string,
  told: readonly DecidedName[],
): readonly DecidedName[] {
  const parts = new Map<string, number>()
  const whole = new Map<string, number>()
  const withoutTitles = new Map<string, number>()
  for (const { name, score, start, end } of told) {
    if (name !== 'PERSON' || score < SURE_PERSON) continue
    const value = text.slice(start, end)
    whole.set(value, Math.max(score, whole.get(value) ?? 0))
    const bare = value.replace(TITLES, '')
    if (BY_INITIALS.test(bare)) continue
    if (/\s/.test(bare)) withoutTitles.set(bare, Math.max(score, withoutTitles.get(bare) ?? 0))
    for (const part of [FAMILY_FIRST, FAMILY_LAST, GIVEN].map((form) => form.exec(bare)?.[1])) {
      if (part === undefined || part.length < FEWEST_LETTERS) continue
      parts.set(part, Math.max(score, parts.get(part) ?? 0))
    }
  }
  const sure = told.map((each) => {
    const score = each.name === 'PERSON' ? whole.get(text.slice(each.start, each.end)) : undefined
    return score === undefined ? each : { ...each, score: Math.max(score, each.score) }
  })
  if (parts.size === 0 || isTechnical(text)) return sure
  const toldOver = overlapFinder([...told].sort(compareRanges))
  const again: DecidedName[] = []
  const byFirstWord = Map.groupBy(withoutTitles, ([value]) => WORD_AT_BEGIN.exec(value)?.[0] ?? '')
  let read = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < read) continue
    const same = byFirstWord.get(word)?.find(([value]) => standsWholeAt(text, index, value))
    if (same) {
      const range = { start: index, end: index + same[0].length }
      read = range.end
      if (toldOver(range).length === 0) again.push({ ...range, name: 'PERSON', score: same[1] })
      continue
    }
    // Names take an s where they own something, in Germanic languages.
    const score = parts.get(word) ?? (word.endsWith('s') ? parts.get(word.slice(0, -1)) : undefined)
    const end = index + word.length
    if (score === undefined || isOfSeveral(text, index, end)) continue
    const [lead = ''] = BEFORE.exec(text.slice(Math.max(0, index - READ), index)) ?? []
    const range = { start: index - lead.length, end }
    if (toldOver(range).length === 0) again.push({ ...range, name: 'PERSON', score })
  }
  const isOwnWord = ownWordsOf(text, again)
  return [...sure, ...again.filter((each) => !isOwnWord(each))].sort(compareRanges)
}

/** Whether a family name is that of a firm or a street. */
function isOfSeveral(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + READ)
  return (
    FIRM_AFTER.test(after) ||
    OF_SEVERAL_AFTER.test(after) ||
    OF_SEVERAL_BEFORE.test(text.slice(Math.max(0, start - READ), start))
  )
}
