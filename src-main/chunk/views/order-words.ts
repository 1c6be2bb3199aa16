/**
 * Words of which orders to assistants are made, and how letters that are run
 * together are taken apart into them. A list of its own: a dictionary would find
 * words in every run of letters.
 */

import { createWordFinder } from './word-finder.ts'

/** Beginnings of words that hardly stand in letters by chance, and of which an order has at least one. */
const TELLING = (
  'ignore disregard forget override overwrite bypass instruction previous password system prompt reveal secret ' +
  'assistant guideline restriction credential confidential'
).split(' ')

const OTHERS = (
  'jailbreak instructions passwords prompts secrets assistants guidelines restrictions credentials ' +
  'a about above account address admin after again agent ai all allow also always an and answer any api are as ask ' +
  'at attach be before begin below but by call card change chat check click code command commands confirm content ' +
  'context conversation copy data delete details developer directives do document documents does dont download ' +
  'each email emails end ever every everything execute file files filter filters first follow following for format ' +
  'forward free from full fully get give given go has have hello hereafter here hidden him his how http https i if ' +
  'in information input inside instead is it its key keys keep know last later latest link list login long look mail ' +
  'make me message messages mode model must my name never new next no not now number of off ok on once only open or ' +
  'order orders other our out output over own page past pay payment personal please policy post print prior ' +
  'private product project protocol quote read reader recommend remember repeat report reply request reset respond ' +
  'response result return review role rule rules run safe safety save say script search security see ' +
  'send server session set share she should show silently skip so some start states stop summary task tell text ' +
  'that the their them then these they this those to token tokens told tool tools transfer translate turn under ' +
  'unrestricted until up upload url use user users using very via visit was way we web website what when where which ' +
  'who will with without word words work write www yes you your'
).split(' ')

/** One pass for all of them; V8 looks for alternatives faster than for a word after the other. */
const ANY_TELLING = new RegExp(TELLING.join('|'))

export const TELLING_WORDS = createWordFinder(TELLING)

const WORDS: ReadonlySet<string> = new Set([...TELLING, ...OTHERS])
const LONGEST = Math.max(...[...WORDS].map((word) => word.length))

/** Fewest words and letters that make a run worth reading. */
const MIN_WORDS = 3
export const MIN_LETTERS = 14
/** Letters that are looked at on either side of a telling word. */
const MAX_AROUND = 400

/** A stretch of letters taken apart: where each word of it begins, then where the last ends. */
export type WordBorders = readonly number[]

/** How many different telling words a lower-case text holds, anywhere. */
export function tellingWords(lowered: string): number {
  return TELLING.filter((word) => lowered.includes(word)).length
}

/** Whether a lower-case text holds a telling word anywhere: most texts do not. */
export function holdsTellingWord(lowered: string): boolean {
  return ANY_TELLING.test(lowered)
}

/**
 * Runs of words that stand in lower-case letters without gaps, around telling words,
 * in order, without overlap. Linear in the letters: each is looked at for as many words
 * as there are lengths, and what made no run is short.
 */
export function* wordRuns(letters: string): Generator<WordBorders> {
  let from = 0
  for (const place of TELLING_WORDS.find(letters)) {
    if (place < from) continue
    const borders = [
      ...chain(letters, place, Math.max(from, place - MAX_AROUND), -1).reverse(),
      place,
      ...chain(letters, place, Math.min(letters.length, place + MAX_AROUND), 1),
    ]
    const end = borders.at(-1) ?? place
    if (borders.length <= MIN_WORDS || end - (borders[0] ?? place) < MIN_LETTERS) continue
    yield borders
    from = end
  }
}

/** The borders of words that follow each other furthest from `place`, forwards or backwards, up to `limit`. */
function chain(letters: string, place: number, limit: number, step: 1 | -1): number[] {
  const cameFrom = new Map<number, number>([[place, place]])
  let furthest = place
  for (const border of cameFrom.keys()) {
    const room = Math.min(LONGEST, Math.abs(limit - border))
    for (let length = room; length > 0; length--) {
      const next = border + step * length
      const word = step > 0 ? letters.slice(border, next) : letters.slice(next, border)
      if (cameFrom.has(next) || !WORDS.has(word)) continue
      cameFrom.set(next, border)
      if (Math.abs(next - place) > Math.abs(furthest - place)) furthest = next
    }
  }
  const borders: number[] = []
  for (let at = furthest; at !== place; at = cameFrom.get(at) ?? place) borders.push(at)
  return borders.reverse()
}
