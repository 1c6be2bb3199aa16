/**
 * Whoever is named in full is somebody, and a firm is one, wherever the name stands again, whole or by a part: "Kiracı:
 * Umut Can Erdemli … Umut Can Erdemli" below the signature, "Horst Ebeling … the member Ebeling … H. Ebeling", "Samira,
 * can you call?". A rule sees one place, and the tagger is seldom sure of one word alone; the whole name says whose it
 * is. In technical documents parts are left alone, since programs, methods and theorems are called after people there.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import { standsWholeAt } from '../../src-shared/model/whole-name.ts'
import { FIRM_AFTER, TERM_AFTER } from '../detect/business-names.ts'
import { ownWordsOf } from '../detect/own-words.ts'
import type { Candidate } from './candidates.ts'
import {
  bareName,
  inflectsNames,
  isInflected,
  type NamePart,
  partsOf,
  stemOf,
} from './name-parts.ts'
import { type Bar, NO_LOOK, type PlaceWeights } from './place/weigh-place.ts'

/** Words of names, as texts part them. */
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.’'-]*/gu
/** A word with a capital that stands by itself, no part of a mail address, a path or an identifier. */
const PART =
  /(?<![\p{L}\p{M}\p{N}@_/\\.=&-])\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}](?![\p{L}\p{M}\p{N}@_/\\=-]|[.:]\p{L})/gu
/** Initials and particles that belong to a family name. */
const BEFORE = leanExpression(
  oneLine`
    (?:(?<![\p{L}\p{M}\p{N}.])(?:\p{Lu}\.[ -]?){1,3})?(?:
      (?<!\p{L})(?:[Vv][ao]n|[Dd]e[rn]?|[Dd]el(?:la)?|[Dd][ai]|[Dd]os|te[rn]|zu|[Ee]l|[Aa]l) ){0,3}$
  `,
  'u',
)
/** What is called after somebody: a firm of several, a street, a house. */
const OF_SEVERAL_AFTER =
  /^ (?:&|\+) |^[ -](?:Str(?:aße|asse|\.)|Street|Road|Avenue|Lane|Weg|Platz)/i
const OF_SEVERAL_BEFORE = / (?:&|\+) $/
/** What stands behind a given name that is another's: a family name or its initial. */
const GOES_ON = /^ \p{Lu}[\p{L}.]/u
const READ = 40
/** Distinct names that are looked for: a document that names more is a list, in which each stands in its own row. */
const MOST = 500

/** What is called by its whole name again; parts of it stand for people alone. */
const LABELS = ['PERSON', 'ORGANIZATION']
/** What may be called after somebody: a town, a street, a firm. */
const CALLED_AFTER: ReadonlySet<string> = new Set(['ADDRESS', 'LOCATION', 'ORGANIZATION'])
/** Parts with one begin that are looked at, so that many names alike cost no more. */
const MOST_ALIKE = 20

/** Where somebody stands who is known by a candidate elsewhere. */
interface Place extends Range {
  readonly like: Candidate
}

/** The same candidates, and each further place of a name of which one is sure, whole or by a part. */
export function withNamesAgain(
  text: string,
  candidates: readonly Candidate[],
  places: PlaceWeights,
): readonly Candidate[] {
  return LABELS.reduce((known, label) => withOneAgain(text, known, label, places), candidates)
}

function withOneAgain(
  text: string,
  candidates: readonly Candidate[],
  label: string,
  places: PlaceWeights,
): readonly Candidate[] {
  const same = candidates.filter((each) => each.label === label)
  const names = namesIn(text, same)
  if (names.size === 0) return candidates
  const whole = wholePlaces(text, names)
  const hasParts = label === 'PERSON' && !places.isTechnical()
  const parts = hasParts ? withoutOwnWords(text, partPlaces(text, names)) : []
  const sameOver = overlapFinder(same)
  const calledAfter = overlapFinder(
    candidates.filter((each) => each.accepted && CALLED_AFTER.has(each.label)),
  )
  const wholeOver = overlapFinder(whole)
  const claims: Candidate[] = []
  const replaced = new Set<Candidate>()
  const tell = ({ like, start, end }: Place): void => {
    const there = sameOver({ start, end })
    if (there.some(isSettled)) return
    const { chunkId: _, ...known } = like
    const claim = { ...known, start, end }
    claims.push({ ...claim, ...barOf(places.ofRule('pii', claim)) })
    for (const each of there) replaced.add(each)
  }
  for (const place of whole) tell(place)
  for (const place of parts) {
    if (wholeOver(place).length + calledAfter(place).length === 0) tell(place)
  }
  const kept = candidates.filter((each) => !replaced.has(each))
  return claims.length === 0 ? candidates : [...kept, ...claims].sort(compareRanges)
}

/** A name that is told there already, or of which nothing is asked there. */
function isSettled({ accepted, reviewFrom = 0 }: Candidate): boolean {
  return accepted || reviewFrom >= NO_LOOK
}

/** Accepted names of several words, each as sure as where it is surest. */
function namesIn(text: string, candidates: readonly Candidate[]): ReadonlyMap<string, Candidate> {
  const byValue = new Map<string, Candidate>()
  for (const each of candidates) {
    if (!each.accepted) continue
    const value = text.slice(each.start, each.end)
    const known = byValue.get(value)
    if (!/\S\s\S/u.test(value) || (known === undefined && byValue.size === MOST)) continue
    if (known === undefined || known.score < each.score) byValue.set(value, each)
  }
  return byValue
}

/** Where whole names stand, with their titles or without; by their first two words. */
function wholePlaces(text: string, names: ReadonlyMap<string, Candidate>): readonly Place[] {
  const forms = [...names].flatMap(([value, like]) => {
    const bare = bareName(value)
    const own = bare === undefined || bare === value ? [value] : [value, bare]
    return own.map((form) => ({ form, like }))
  })
  const byBegin = Map.groupBy(forms, ({ form }) => form.split(' ', 2).join(' '))
  const found: Place[] = []
  let last: { readonly word: string; readonly start: number } | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const first = last
    last = { word, start: index }
    if (first === undefined || first.start + first.word.length + 1 !== index) continue
    const { start } = first
    const alike =
      byBegin.get(`${first.word} ${word}`) ?? byBegin.get(`${first.word} ${ended(word)}`)
    const known = alike?.find(({ form }) => standsWholeAt(text, start, form))
    if (known) found.push({ start, end: start + known.form.length, like: known.like })
  }
  return found
}

/** A word without the full stop behind it; an initial has one of its own. */
function ended(word: string): string {
  return word.replace(/\.$/, '')
}

/** Where parts of names stand by themselves, with what belongs to a family name before them. */
function partPlaces(text: string, names: ReadonlyMap<string, Candidate>): readonly Place[] {
  const parts = new Map<string, NamePart & { readonly like: Candidate }>()
  for (const [value, like] of names) {
    const bare = bareName(value)
    for (const part of bare === undefined ? [] : partsOf(bare)) {
      if ((parts.get(part.word)?.like.score ?? 0) < like.score)
        parts.set(part.word, { ...part, like })
    }
  }
  const inflected = inflectsNames(text) ? [...parts.values()] : []
  const byStem = Map.groupBy(inflected, ({ word }) => stemOf(word))
  const known = (word: string): (typeof inflected)[number] | undefined =>
    parts.get(word) ??
    // Names take an s where they own something, in Germanic languages.
    (word.endsWith('s') ? parts.get(word.slice(0, -1)) : undefined) ??
    byStem
      .get(stemOf(word))
      ?.slice(0, MOST_ALIKE)
      .find((part) => isInflected(word, part.word))
  const found: Place[] = []
  for (const { 0: word, index } of text.matchAll(PART)) {
    const part = known(word)
    const end = index + word.length
    if (part === undefined || isOfSeveral(text, index, end)) continue
    if (part.isGiven && GOES_ON.test(text.slice(end, end + READ))) continue
    const [lead = ''] = BEFORE.exec(text.slice(Math.max(0, index - READ), index)) ?? []
    found.push({ start: index - lead.length, end, like: part.like })
  }
  return found
}

function withoutOwnWords(text: string, places: readonly Place[]): readonly Place[] {
  const isOwnWord = ownWordsOf(text, places)
  return places.filter((each) => !isOwnWord(each))
}

/** Whether a family name is that of a firm, a street or a term. */
function isOfSeveral(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + READ)
  return (
    FIRM_AFTER.test(after) ||
    TERM_AFTER.test(after) ||
    OF_SEVERAL_AFTER.test(after) ||
    OF_SEVERAL_BEFORE.test(text.slice(Math.max(0, start - READ), start))
  )
}

function barOf(bar: Bar | undefined): Partial<Candidate> {
  if (bar === undefined) return {}
  const { accepted, threshold, reviewFrom } = bar
  return { accepted, threshold, reviewFrom }
}
