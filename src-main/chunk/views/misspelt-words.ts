/**
 * Words of orders with a slip of the fingers: two letters swapped, one left out, one typed twice, or the accents
 * not typed, or typed where none belong. A network that reads tokens understands `ignroe all previus instructons` and
 * `ignóré áll prévíóús ínstrúctíóns`, and filters that look for words do not.
 */

import { once } from '../../../src-shared/model/once.ts'
import { asciiTable, isPlainAscii, textUnits } from '../text-units.ts'
import type { Decoded, Decoder } from './decoder.ts'
import { lowerCaseInPlace } from './lower.ts'
import { ViewTextWriter } from './view-text.ts'
import { placesIn, type WordFinder } from './word-finder.ts'

const ACCENTS = /[\u0300-\u036f]/g
/** Without a letter that could have an accent. */
const PLAIN = /^[\0-\x7f]*$/

/** What overrides are made of, by language; from five letters on, a slip in shorter words makes other words. */
const WORDS =
  // English
  (
    'ignore disregard forget override bypass previous prior above earlier instructions instruction prompt prompts rules guidelines restrictions system reveal everything developer ' +
    'overwrite received following commands messages directives orders context conversation programming constraints policies safety password secret original ' +
    // German
    'ignoriere ignorieren vergiss vergessen missachte umgehe vorherigen vorherige bisherigen obigen anweisungen anweisung instruktionen regeln vorgaben richtlinien beachte sofort gelten ' +
    // French
    'ignorez ignorer oublie oubliez contourne précédentes antérieures instructions consignes directives règles toutes compte texte ' +
    // Spanish
    'ignora ignorad olvida olvide olvidad descarta anteriores previas instrucciones indicaciones reglas todas anterior cuenta texto ' +
    // Portuguese
    'ignorem esqueça esquece desconsidere prévias instruções orientações regras ' +
    // Italian
    'ignorate dimentica dimenticate precedenti istruzioni indicazioni regole tutte considerare momento valgono ' +
    // Dutch
    'negeer vergeet omzeil vorige eerdere voorgaande bovenstaande instructies aanwijzingen regels gelden nieuwe ' +
    // Polish
    'zignoruj ignoruj pomiń poprzednie wcześniejsze powyższe instrukcje polecenia zasady obowiązują ' +
    // Russian
    'игнорируй забудь предыдущие прежние инструкции указания правила'
  ).split(' ')

const KNOWN: ReadonlySet<string> = new Set(WORDS)
/** Short words between them: too short for a slip, but known below accents. */
const BETWEEN: ReadonlySet<string> = new Set('all any the your and now send show print'.split(' '))
/** What a slip makes and other words are: these are let be. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'forge revel conte comte polices regel regla rule rues prio totes previos neger systém'.split(
    ' ',
  ),
)
/** What is meant by each slip; made when a text is first read: some threads read none. */
const meantBy = once((): ReadonlyMap<string, string> => {
  const meant = new Map(WORDS.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const)))
  for (const word of [...WORDS, ...OTHER_WORDS]) meant.delete(word)
  return meant
})

/**
 * A word with two neighbours swapped, a letter but the first and the last left out, one doubled, and without all of
 * its accents; also itself.
 */
function slipsOf(word: string): readonly string[] {
  const slips = [withoutAccents(word)]
  for (let at = 0; at < word.length; at++) {
    const [before, letter, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)]
    const after = word.slice(at + 2)
    slips.push(before + next + letter + after, before + letter + letter + next + after)
    if (at > 0 && next !== '') slips.push(before + next + after)
  }
  return slips
}

/** Finds whole words alone; whoever comes past slips anyway tells those within longer words, too. */
export const SLIPS: WordFinder = {
  words: () => [...meantBy().keys()],
  find(lowered) {
    const units = textUnits(lowered)
    const { length } = lowered
    const frames = slipFrames()
    const places: number[] = []
    let start = 0
    for (let at = 0; at <= length; at++) {
      if (at < length && isLetter(units[at] as number)) continue
      const number = frame(units[start] as number, units[at - 1] as number, at - start)
      if (frames[number] === 1 && meantBy().has(lowered.slice(start, at))) places.push(start)
      start = at + 1
    }
    return places
  },
}

/** What slips look like, and what is known below accents: nearly all words are neither by that alone. */
const slipFrames = once(() => framesOf([...meantBy().keys()]))
const plainFrames = once(() => framesOf([...WORDS.map(withoutAccents), ...BETWEEN]))

/** 1 for each {@link frame} of some words. */
function framesOf(words: readonly string[]): Uint8Array {
  const frames = new Uint8Array(FRAMES)
  for (const word of words) {
    frames[frame(word.charCodeAt(0), word.charCodeAt(word.length - 1), word.length)] = 1
  }
  return frames
}

function withoutAccents(word: string): string {
  return PLAIN.test(word) ? word : word.normalize('NFD').replace(ACCENTS, '')
}

/** Units on either side of a slip that are read with it. */
const AROUND = 60
/** What parts a slip from words that it does not belong to: those are read where they stand. */
const BORDER = /[.!?;()"\n]/g
/** Different words of orders that a stretch holds at least, that with the slip among them. */
const MIN_WORDS = 2

export const misspeltWords: Decoder = {
  name: 'misspelt words',
  find(text, lowered = lowerCaseInPlace(text), placesOf = placesIn(lowered)) {
    const found: Decoded[] = []
    let slips: Slip[] = []
    for (const slip of slipsIn(lowered, placesOf(SLIPS))) {
      const last = slips.at(-1)
      if (last !== undefined && slip.start - last.end > AROUND) {
        found.push(...corrected(text, lowered, slips))
        slips = []
      }
      slips.push(slip)
    }
    found.push(...corrected(text, lowered, slips))
    return found
  },
}

/** Whether a passage holds such a slip and words of an order beside it: everybody can read what it says. */
export function isMisspelt(passage: string): boolean {
  return misspeltWords.find(passage).length > 0
}

interface Slip {
  readonly start: number
  readonly end: number
  readonly word: string
}

/**
 * Words within a slip of one of {@link WORDS}, in reading order.
 * @param places where {@link SLIPS} begin
 */
function slipsIn(lowered: string, places: readonly number[]): readonly Slip[] {
  const typed = places.flatMap((start): readonly Slip[] => {
    if (isLetter(lowered.charCodeAt(start - 1))) return []
    let end = start + 1
    while (isLetter(lowered.charCodeAt(end))) end++
    const word = meantBy().get(lowered.slice(start, end))
    return word === undefined ? [] : [{ start, end, word }]
  })
  if (isPlainAscii(lowered)) return typed
  return [...typed, ...accentedIn(lowered)].sort((one, other) => one.start - other.start)
}

/** Words that are one of an order without their accents, of which no language gives it some. */
function accentedIn(lowered: string): readonly Slip[] {
  const units = textUnits(lowered)
  const { length } = lowered
  const found: Slip[] = []
  for (let at = 0; ; at++) {
    while (at < length && (units[at] as number) < FIRST_ACCENTED) at++
    if (at >= length) break
    if (!isLetter(units[at] as number)) continue
    let start = at
    while (start > 0 && isLetter(units[start - 1] as number)) start--
    while (at < length && isLetter(units[at] as number)) at++
    const number = frame(
      plainLetter(units[start] as number),
      plainLetter(units[at - 1] as number),
      at - start,
    )
    const meant = plainFrames()[number] === 1 ? withAccents(lowered.slice(start, at)) : undefined
    if (meant !== undefined) found.push({ start, end: at, word: meant })
  }
  return found
}

/** The word of an order that a word is without its accents. */
function withAccents(word: string): string | undefined {
  const plain = withoutAccents(word)
  const isOther = plain === word || KNOWN.has(word) || OTHER_WORDS.has(word) || meantBy().has(word)
  return (KNOWN.has(plain) || BETWEEN.has(plain)) && !isOther ? plain : undefined
}

/** Lengths of words that are told apart, and of their letters as many as Latin ones. */
const FRAME_LENGTHS = 32
const FRAME_LETTERS = 32
const FRAMES = FRAME_LETTERS * FRAME_LETTERS * FRAME_LENGTHS

/** A number of the length, the first and the last letter of a word. */
function frame(first: number, last: number, length: number): number {
  const [from, to] = [first & (FRAME_LETTERS - 1), last & (FRAME_LETTERS - 1)]
  return (from * FRAME_LETTERS + to) * FRAME_LENGTHS + Math.min(length, FRAME_LENGTHS - 1)
}

/** Latin letters with a mark, U+00C0 to U+024F, by what they are without it; made when a text first holds one. */
const FIRST_ACCENTED = 0xc0
let plainLetters: Uint16Array | undefined

function plainLetter(unit: number): number {
  plainLetters ??= Uint16Array.from({ length: 0x250 }, (_, code) =>
    withoutAccents(String.fromCharCode(code)).charCodeAt(0),
  )
  return plainLetters[unit] ?? unit
}

/** By unit: 1 for Latin letters with their marks, and Cyrillic ones. */
const letters = asciiTable((unit) => Number(/[A-Za-z]/.test(String.fromCharCode(unit))))
  .fill(1, 0xc0, 0x250)
  .fill(1, 0x400, 0x500)

function isLetter(unit: number): boolean {
  return letters[unit] === 1
}

/** What stands around slips, with the words that were meant; nothing where no order can be meant. */
function corrected(text: string, lowered: string, slips: readonly Slip[]): readonly Decoded[] {
  const [first, last] = [slips[0], slips.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = Math.max(0, first.start - AROUND)
  const before = lowered.slice(from, first.start)
  const border = Math.max(...Array.from(before.matchAll(BORDER), ({ index }) => index), -1)
  const start = from + (border >= 0 || from === 0 ? border : before.indexOf(' ')) + 1
  const [after = ''] = lowered.slice(last.end, last.end + AROUND).split(BORDER, 1)
  const end = last.end + after.length
  const out = new ViewTextWriter(end - start + slips.length)
  let at = start
  for (const slip of slips) {
    for (; at < slip.start; at++) out.push(text.charCodeAt(at), at, at + 1)
    out.pushString(slip.word, slip.start, slip.end)
    at = slip.end
  }
  for (; at < end; at++) out.push(text.charCodeAt(at), at, at + 1)
  const { text: meant, starts, ends } = out.finish()
  const words = new Set(
    meant
      .toLowerCase()
      .match(/[\p{L}]+/gu)
      ?.filter((word) => KNOWN.has(word)),
  )
  return words.size < MIN_WORDS ? [] : [{ start, end, text: meant, map: { starts, ends } }]
}
