/**
 * Words of orders with a slip of the fingers: two letters swapped, one left out, one typed twice, or the accents
 * not typed, or typed where none belong. A network that reads tokens understands `ignroe all previus instructons` and
 * `ignóré áll prévíóús ínstrúctíóns`, and filters that look for words do not.
 */

import { asciiTable, textUnits } from '../text-units.ts'
import type { Decoded, Decoder } from './decoder.ts'
import { lowerCaseInPlace } from './lower.ts'
import { ViewTextWriter } from './view-text.ts'

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
/** What is looked up, made when a text is first read: some threads read none. */
let lookUp: LookUp | undefined

interface LookUp {
  /** 1 for each {@link slipFrame} of a slip: nearly all words are none by that alone. */
  readonly frames: Uint8Array
  /** The words of which a slip has such a frame. */
  readonly meant: ReadonlyMap<number, readonly string[]>
  /** 1 for each {@link frame} of the words themselves, without accents. */
  readonly plainFrames: Uint8Array
}

function makeLookUp(): LookUp {
  const frames = new Uint8Array(SLIP_FRAMES)
  const meant = new Map<number, string[]>()
  for (const word of WORDS) {
    for (const number of slipFramesOf(word)) {
      frames[number] = 1
      const known = meant.get(number)
      if (known === undefined) meant.set(number, [word])
      else known.push(word)
    }
  }
  const plainFrames = new Uint8Array(FRAMES)
  for (const word of [...WORDS.map(withoutAccents), ...BETWEEN]) {
    plainFrames[frame(word.charCodeAt(0), word.charCodeAt(word.length - 1), word.length)] = 1
  }
  return { frames, meant, plainFrames }
}

/** The frames of all that {@link isSlipOf} a word of five letters or more: what slips within it leaves its ends as they are. */
function slipFramesOf(word: string): ReadonlySet<number> {
  const { length } = word
  const unit = (at: number) => word.charCodeAt(at)
  const [first, second, third] = [unit(0), unit(1), unit(2)]
  const [thirdLast, beforeLast, last] = [unit(length - 3), unit(length - 2), unit(length - 1)]
  const plain = withoutAccents(word)
  const plainUnit = (at: number) => plain.charCodeAt(at)
  return new Set([
    // Two letters swapped.
    slipFrame(second, first, beforeLast, last, length),
    slipFrame(first, third, beforeLast, last, length),
    slipFrame(first, second, beforeLast, last, length),
    slipFrame(first, second, thirdLast, last, length),
    slipFrame(first, second, last, beforeLast, length),
    // One left out.
    slipFrame(first, third, beforeLast, last, length - 1),
    slipFrame(first, second, beforeLast, last, length - 1),
    slipFrame(first, second, thirdLast, last, length - 1),
    // One typed twice.
    slipFrame(first, first, beforeLast, last, length + 1),
    slipFrame(first, second, beforeLast, last, length + 1),
    slipFrame(first, second, last, last, length + 1),
    slipFrame(plainUnit(0), plainUnit(1), plainUnit(length - 2), plainUnit(length - 1), length),
  ])
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
  find(text, lowered = lowerCaseInPlace(text)) {
    const found: Decoded[] = []
    let slips: Slip[] = []
    for (const slip of slipsIn(lowered)) {
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
 * Words within a slip of one of {@link WORDS}, in reading order. Every border of a word is written
 * down, and counts only where there is one: which letter ends a word no processor guesses.
 */
function slipsIn(lowered: string): readonly Slip[] {
  lookUp ??= makeLookUp()
  const { frames } = lookUp
  const units = textUnits(lowered)
  const { length } = lowered
  const bounds = boundsFor(length)
  /** 1 for each stretch with a letter that may have an accent: in most texts that have one few have. */
  const accented = new Uint8Array((length >> STRETCH_BITS) + 1)
  let used = 0
  let isWord = 0
  for (let at = 0; at < length; ) {
    const stretch = at >> STRETCH_BITS
    const stretchEnd = Math.min(length, (stretch + 1) << STRETCH_BITS)
    let widest = 0
    for (; at < stretchEnd; at++) {
      const unit = units[at] as number
      widest |= unit
      const isNext = letters[unit] as number
      bounds[used] = at
      used += isWord ^ isNext
      isWord = isNext
    }
    accented[stretch] = Number(widest >= FIRST_ACCENTED)
  }
  bounds[used] = length
  used += isWord
  const found: Slip[] = []
  for (let word = 0; word < used; word += 2) {
    const start = bounds[word] as number
    const end = bounds[word + 1] as number
    const number = slipFrame(
      units[start] as number,
      units[start + 1] as number,
      units[Math.max(end - 2, 0)] as number,
      units[end - 1] as number,
      end - start,
    )
    const meant =
      (frames[number] === 0
        ? undefined
        : wordSlipped(lowered.slice(start, end), lookUp.meant.get(number))) ??
      (mayHoldAccent(accented, start, end) && hasAccented(units, start, end)
        ? withAccents(lowered, units, start, end, lookUp)
        : undefined)
    if (meant !== undefined) found.push({ start, end, word: meant })
  }
  return found
}

/** Units of a stretch, as a power of two: a word that is longer than two of them is none of an order. */
const STRETCH_BITS = 6

function mayHoldAccent(accented: Uint8Array, start: number, end: number): boolean {
  return accented[start >> STRETCH_BITS] === 1 || accented[(end - 1) >> STRETCH_BITS] === 1
}

/** Whether a word has a letter that may have an accent. */
function hasAccented(units: Uint16Array, start: number, end: number): boolean {
  let at = start
  while (at < end && (units[at] as number) < FIRST_ACCENTED) at++
  return at < end
}

/** The word of an order that a word is without its accents, where it has some that no language gives it. */
function withAccents(
  lowered: string,
  units: ArrayLike<number>,
  start: number,
  end: number,
  { plainFrames }: LookUp,
): string | undefined {
  const first = plainLetter(units[start] as number)
  const last = plainLetter(units[end - 1] as number)
  if (plainFrames[frame(first, last, end - start)] === 0) return undefined
  const word = lowered.slice(start, end)
  const plain = withoutAccents(word)
  const isOther = plain === word || KNOWN.has(word) || OTHER_WORDS.has(word)
  return (KNOWN.has(plain) || BETWEEN.has(plain)) && !isOther ? plain : undefined
}

/** Room that is used again: a short text would wait longer for its own than for the pass. */
let keptBounds = new Uint32Array(4_096)
/** Units of a text whose room is kept. */
const KEPT_UNITS = 256 * 1024

function boundsFor(length: number): Uint32Array {
  if (length > KEPT_UNITS) return new Uint32Array(length + 2)
  if (length + 2 > keptBounds.length) keptBounds = new Uint32Array(2 * length + 2)
  return keptBounds
}

/** Lengths of words that are told apart, and of their letters as many as Latin ones. */
const FRAME_LENGTHS = 32
const FRAME_LETTERS = 32
const FRAMES = FRAME_LETTERS * FRAME_LETTERS * FRAME_LENGTHS
/** So many that hardly two words share one by chance. */
const SLIP_FRAMES = 1 << 16

/** A number of the two letters at either end of a word and of its length: few words have that of a slip. */
function slipFrame(
  first: number,
  second: number,
  beforeLast: number,
  last: number,
  length: number,
): number {
  const ends = Math.imul(first, 0x2c1b) ^ Math.imul(last, 0x1a85)
  const next = Math.imul(second, 0x9e5) ^ Math.imul(beforeLast, 0x61d3)
  return (ends ^ next ^ Math.imul(length, 0x3779)) & (SLIP_FRAMES - 1)
}

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

/** The last of some words of which a word is a slip, unless that is a word itself. */
function wordSlipped(word: string, meant: readonly string[] = []): string | undefined {
  const found = meant.findLast((each) => isSlipOf(word, each))
  return found === undefined || KNOWN.has(word) || OTHER_WORDS.has(word) ? undefined : found
}

/**
 * Whether a word is another with two neighbours swapped, a letter but the first and the last left out, one
 * doubled, or without all of its accents. What the two begin with in common is the same for all of these.
 */
function isSlipOf(word: string, meant: string): boolean {
  let at = 0
  while (at < meant.length && word[at] === meant[at]) at++
  const ends = (from: number, ofMeant: number) => word.slice(from) === meant.slice(ofMeant)
  switch (word.length - meant.length) {
    case 0: {
      const isSwapped = word[at] === meant[at + 1] && word[at + 1] === meant[at]
      return (isSwapped && ends(at + 2, at + 2)) || word === withoutAccents(meant)
    }
    case -1: {
      // Of two equal letters either may be left out, the one that is not at the end.
      const isInner = at < meant.length - 1 || meant.at(-1) === meant.at(-2)
      return at > 0 && isInner && ends(at, at + 1)
    }
    case 1:
      return at > 0 && word[at] === meant[at - 1] && ends(at + 1, at)
    default:
      return false
  }
}
