/**
 * One decision a value in a document: the same words are of one class wherever they stand. All their
 * places are weighed together, so that a heading that looks like a name once is none, and a name
 * that is plain in one sentence is one in the next.
 */

import { compareRanges, type Range } from '../../../../src-shared/model/spans.ts'
import { wordsOf } from './tagger/words.ts'

/** What the tagger says of one place; UTF-16 units of the document. */
export interface NameReading extends Range {
  readonly name: string
  /** Probability, 0 to 1. */
  readonly score: number
  /** Whether the likeliest labelling has it; the others are what it may be instead. */
  readonly isLikeliest: boolean
}

export interface DecidedName extends Range {
  readonly name: string
  readonly score: number
}

/** From which probability somebody is one without a sign beside the name: what the pack of the tagger shows people from. */
export const SURE_PERSON = 0.8
/** The probability with which somebody is told of whom the tagger is less sure than what stands beside the name. */
export const RAISED_PERSON = 0.8

/** Probability of an entity that the tagger does not mention; it mentions those from 0.05 on. */
const UNMENTIONED = 0.02
/** No place by itself outweighs more than a few others. */
const SUREST = 0.995

/** Words of a value that may stand elsewhere, too; what is longer is decided by its own place. */
const MAX_WORDS = 16

interface Form {
  /** Sums of log-odds by class, and how many places mentioned the class. */
  readonly odds: Map<string, { sum: number; count: number }>
  places: number
}

/** Forms by their words, and how many words those have that begin with a word. */
interface Forms {
  readonly byWords: Map<string, Form>
  /** Longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>
}

/**
 * Decides every form that the likeliest labelling has somewhere. A form is told by its words, cases
 * kept; its probability is that of the mean log-odds over its places in the document that are no part
 * of a longer name.
 * @param readings ascending; likeliest ones share no unit.
 */
export function decideNames(
  text: string,
  readings: readonly NameReading[],
): readonly DecidedName[] {
  const likeliest = readings.filter(({ isLikeliest }) => isLikeliest)
  if (likeliest.length === 0) return []
  const ofEach = likeliest.map((range) => ({ range, words: wordsIn(text, range) }))
  const forms = formsOf(ofEach.map(({ words }) => words))
  const long = ofEach.filter(({ words }) => words.length > MAX_WORDS).map(({ range }) => range)
  const mentioned = Map.groupBy(readings, ({ start, end }) => `${start}:${end}`)
  const places = placesOf(text, forms, likeliest)
  for (const { form, start, end } of places) {
    form.places++
    for (const { name, score } of mentioned.get(`${start}:${end}`) ?? []) {
      const kept = form.odds.get(name) ?? { sum: 0, count: 0 }
      form.odds.set(name, { sum: kept.sum + logOdds(score), count: kept.count + 1 })
    }
  }
  const decided = places.flatMap(({ form, start, end }) => {
    const decision = decisionOn(form)
    return decision ? [{ start, end, ...decision }] : []
  })
  const alone = long.map(({ start, end, name, score }) => ({ start, end, name, score }))
  return [...decided, ...alone].sort(compareRanges)
}

function wordsIn(text: string, { start, end }: Range): readonly string[] {
  const own = text.slice(start, end)
  return wordsOf(own).map((word) => own.slice(word.start, word.end))
}

function formsOf(entities: readonly (readonly string[])[]): Forms {
  const byWords = new Map<string, Form>()
  const lengths = new Map<string, Set<number>>()
  for (const words of entities) {
    const [first] = words
    if (first === undefined || words.length > MAX_WORDS) continue
    byWords.set(words.join(' '), { odds: new Map(), places: 0 })
    lengths.set(first, (lengths.get(first) ?? new Set()).add(words.length))
  }
  const descending = [...lengths].map(
    ([first, own]) => [first, [...own].sort((a, b) => b - a)] as const,
  )
  return { byWords, lengths: new Map(descending) }
}

interface Place extends Range {
  readonly form: Form
}

/** Everywhere a form stands: the likeliest entities, and the same words where no likeliest entity lies on them. */
function placesOf(
  text: string,
  { byWords, lengths }: Forms,
  likeliest: readonly Range[],
): readonly Place[] {
  const ranges = wordsOf(text)
  const words = ranges.map(({ start, end }) => text.slice(start, end))
  const places: Place[] = []
  let next = 0
  for (let index = 0; index < words.length; ) {
    const { start } = ranges[index] as Range
    while ((likeliest[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    const own = likeliest[next]
    const place = lengths.get(words[index] as string)?.flatMap((length) => {
      const form = byWords.get(words.slice(index, index + length).join(' '))
      const end = ranges[index + length - 1]?.end
      if (!form || end === undefined) return []
      const isFree = !own || end <= own.start || (start === own.start && end === own.end)
      return isFree ? [{ form, start, end, length }] : []
    })[0]
    if (place) places.push(place)
    index += place?.length ?? 1
  }
  return places
}

function decisionOn({ odds, places }: Form): { name: string; score: number } | undefined {
  let best: { name: string; score: number } | undefined
  for (const [name, { sum, count }] of odds) {
    const mean = (sum + (places - count) * logOdds(UNMENTIONED)) / places
    const score = 1 / (1 + Math.exp(-mean))
    if (!best || score > best.score) best = { name, score }
  }
  return best
}

function logOdds(probability: number): number {
  const bounded = Math.min(SUREST, Math.max(UNMENTIONED, probability))
  return Math.log(bounded / (1 - bounded))
}
