/**
 * Reads a rule's pattern into a tree, so that what every match must hold can be
 * worked out.
 *
 * Reads what `linear-pattern.ts` lets through: no lookaround, no
 * back-references, no flags that change what a character means but `s` and `m`.
 */

import { type CharSet, charSet, complement, union } from './char-set.ts'

/** A piece of a pattern. */
export type PatternNode =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly item: PatternNode
      readonly min: number
      readonly max: number
    }
  /** `^` without the flag `m`: only at the start of what is read. */
  | { readonly kind: 'start' }
  /** Another condition that takes no character; `word` for `\b`. */
  | { readonly kind: 'border'; readonly word: boolean }

const DIGIT = charSet([[0x30, 0x39]])
/** What `\\w` is and `\\b` goes by. */
export const WORD = charSet([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
])
/** White space and line ends of ECMAScript (ECMA-262 §12.2, §12.3). */
const SPACE = charSet([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
])
const LINE_END = charSet([
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
])
const CLASS_ESCAPES: ReadonlyMap<string, CharSet> = new Map([
  ['d', DIGIT],
  ['D', complement(DIGIT)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', SPACE],
  ['S', complement(SPACE)],
])
const CONTROL_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['v', 0x0b],
  ['f', 0x0c],
  ['r', 0x0d],
  ['0', 0],
])

interface Reader {
  readonly pattern: string
  readonly flags: string
  at: number
}

/** The tree of a pattern that `linearPattern` accepted. */
export function patternTree(pattern: string, flags = ''): PatternNode {
  return readChoice({ pattern, flags, at: 0 })
}

function readChoice(reader: Reader): PatternNode {
  const options = [readSequence(reader)]
  while (reader.pattern.charAt(reader.at) === '|') {
    reader.at++
    options.push(readSequence(reader))
  }
  return options.length === 1 ? (options[0] as PatternNode) : { kind: 'choice', options }
}

function readSequence(reader: Reader): PatternNode {
  const items: PatternNode[] = []
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern.charAt(reader.at))) {
    const item = readQuantifier(reader, readAtom(reader))
    // Groups only hold things together here: flat, their items join those around them.
    if (item.kind === 'sequence') items.push(...item.items)
    else items.push(item)
  }
  return { kind: 'sequence', items }
}

function readAtom(reader: Reader): PatternNode {
  const character = reader.pattern.charAt(reader.at++)
  switch (character) {
    case '(': {
      const name = /^\?(?::|<[^>]*>)/.exec(reader.pattern.slice(reader.at, reader.at + 80))
      reader.at += name?.[0].length ?? 0
      const inner = readChoice(reader)
      reader.at++
      return inner
    }
    case '[':
      return { kind: 'set', set: readClass(reader) }
    case '.':
      return {
        kind: 'set',
        set: reader.flags.includes('s') ? complement([]) : complement(LINE_END),
      }
    case '^':
      return reader.flags.includes('m') ? { kind: 'border', word: false } : { kind: 'start' }
    case '$':
      return { kind: 'border', word: false }
    case '\\': {
      const letter = reader.pattern.charAt(reader.at)
      if (letter === 'b' || letter === 'B') {
        reader.at++
        return { kind: 'border', word: letter === 'b' }
      }
      return { kind: 'set', set: readEscape(reader) }
    }
    default:
      return { kind: 'set', set: single(character.charCodeAt(0)) }
  }
}

function readQuantifier(reader: Reader, item: PatternNode): PatternNode {
  const match = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(
    reader.pattern.slice(reader.at, reader.at + 24),
  )
  if (match === null) return item
  reader.at += match[0].length
  const sign = match[0].charAt(0)
  if (sign === '*') return { kind: 'repeat', item, min: 0, max: Number.POSITIVE_INFINITY }
  if (sign === '+') return { kind: 'repeat', item, min: 1, max: Number.POSITIVE_INFINITY }
  if (sign === '?') return { kind: 'repeat', item, min: 0, max: 1 }
  const min = Number(match[1])
  if (match[2] === undefined) return { kind: 'repeat', item, min, max: min }
  return { kind: 'repeat', item, min, max: match[3] ? Number(match[3]) : Number.POSITIVE_INFINITY }
}

/** A class; its opening bracket is read already. */
function readClass(reader: Reader): CharSet {
  const { pattern } = reader
  const negated = pattern.charAt(reader.at) === '^'
  if (negated) reader.at++
  const sets: CharSet[] = []
  while (pattern.charAt(reader.at) !== ']') {
    const first = readMember(reader)
    const ranges = pattern.charAt(reader.at) === '-' && pattern.charAt(reader.at + 1) !== ']'
    if (!ranges || first.length !== 2 || first[0] !== first[1]) {
      sets.push(first)
      continue
    }
    reader.at++
    const last = readMember(reader)
    if (last.length === 2 && last[0] === last[1]) {
      sets.push(charSet([[first[0] as number, last[0] as number]]))
    } else sets.push(first, single(0x2d), last)
  }
  reader.at++
  const all = union(sets)
  return negated ? complement(all) : all
}

function readMember(reader: Reader): CharSet {
  const character = reader.pattern.charAt(reader.at++)
  if (character !== '\\') return single(character.charCodeAt(0))
  if (reader.pattern.charAt(reader.at) === 'b') {
    reader.at++
    return single(0x08)
  }
  return readEscape(reader)
}

/** An escape for one character or a class of them; the backslash is read already. */
function readEscape(reader: Reader): CharSet {
  const rest = reader.pattern.slice(reader.at, reader.at + 5)
  const code = /^(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))/.exec(rest)
  if (code !== null) {
    reader.at += code[0].length
    return single(Number.parseInt(code[1] ?? code[2] ?? '', 16))
  }
  const control = /^c([A-Za-z])/.exec(rest)
  if (control !== null) {
    reader.at += 2
    return single((control[1] as string).charCodeAt(0) % 32)
  }
  const letter = rest.charAt(0)
  reader.at++
  return CLASS_ESCAPES.get(letter) ?? single(CONTROL_ESCAPES.get(letter) ?? letter.charCodeAt(0))
}

function single(unit: number): CharSet {
  return charSet([[unit, unit]])
}

/** Fewest and most characters that a piece of a pattern takes. */
export function lengthsOf(node: PatternNode): { readonly min: number; readonly max: number } {
  switch (node.kind) {
    case 'set':
      return { min: 1, max: 1 }
    case 'sequence': {
      const lengths = node.items.map(lengthsOf)
      return {
        min: lengths.reduce((sum, { min }) => sum + min, 0),
        max: lengths.reduce((sum, { max }) => sum + max, 0),
      }
    }
    case 'choice': {
      const lengths = node.options.map(lengthsOf)
      return {
        min: Math.min(...lengths.map(({ min }) => min)),
        max: Math.max(...lengths.map(({ max }) => max)),
      }
    }
    case 'repeat': {
      const { min, max } = lengthsOf(node.item)
      return { min: min * node.min, max: max === 0 ? 0 : max * node.max }
    }
    default:
      return { min: 0, max: 0 }
  }
}
