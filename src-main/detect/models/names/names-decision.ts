/**
 * One decision a value in a document: the same words are of one class wherever they stand. All their
 * places are weighed together, so that a heading that looks like a name once is none, and a name
 * that is plain in one sentence is one in the next.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { wordsOf } from './words.ts'

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

/** Probability of an entity that the tagger does not mention; it mentions those from 0.05 on. */
const UNMENTIONED = 0.02
/** No place by itself outweighs more than a few others. */
const SUREST = 0.995

interface Form {
  readonly words: readonly string[]
  /** Log-odds by class, summed over its places, and how many mentioned the class. */
  readonly odds: Map<string, { sum: number; count: number }>
  places: number
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
  const forms = new Map<string, Form>()
  const keyOf = (range: Range) =>
    wordsOf(text.slice(range.start, range.end)).map(({ start, end }) =>
      text.slice(range.start + start, range.start + end),
    )
  for (const reading of likeliest) {
    const words = keyOf(reading)
    const key = words.join(' ')
    if (!forms.has(key)) forms.set(key, { words, odds: new Map(), places: 0 })
  }
  const mentioned = Map.groupBy(readings, ({ start, end }) => `${start}:${end}`)
  const places = placesOf(text, [...forms.values()], likeliest)
  for (const { form, start, end } of places) {
    form.places++
    for (const { name, score } of mentioned.get(`${start}:${end}`) ?? []) {
      const kept = form.odds.get(name) ?? { sum: 0, count: 0 }
      form.odds.set(name, { sum: kept.sum + logOdds(score), count: kept.count + 1 })
    }
  }
  return places.flatMap(({ form, start, end }) => {
    const decided = decisionOn(form)
    return decided ? [{ start, end, ...decided }] : []
  })
}

interface Place extends Range {
  readonly form: Form
}

/** Everywhere a form stands: the likeliest entities, and the same words where no likeliest entity lies on them. */
function placesOf(
  text: string,
  forms: readonly Form[],
  likeliest: readonly Range[],
): readonly Place[] {
  const byFirst = Map.groupBy(forms, ({ words }) => words[0])
  const longestFirst = new Map(
    [...byFirst].map(([first, own]) => [
      first,
      own.toSorted((a, b) => b.words.length - a.words.length),
    ]),
  )
  const words = wordsOf(text)
  const wordAt = (index: number) => {
    const range = words[index]
    return range && text.slice(range.start, range.end)
  }
  const places: Place[] = []
  let next = 0
  for (let index = 0; index < words.length; ) {
    const start = words[index]?.start as number
    while ((likeliest[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    const own = likeliest[next]
    const form = longestFirst.get(wordAt(index))?.find((each) => {
      if (!each.words.every((word, offset) => wordAt(index + offset) === word)) return false
      const end = words[index + each.words.length - 1]?.end as number
      return !own || end <= own.start || (start === own.start && end === own.end)
    })
    if (form) {
      const end = words[index + form.words.length - 1]?.end as number
      places.push({ form, start, end })
      index += form.words.length
    } else index++
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
