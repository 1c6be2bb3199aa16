/**
 * Turns a rule's pattern into a tree of sets and repeats, so that what every match
 * must hold can be worked out.
 *
 * Takes what `linear-pattern.ts` lets through: no lookaround, no
 * back-references, no flags that change what a character means but `s` and `m`.
 */

import type { AST } from '@eslint-community/regexpp'
import { type CharSet, charSet, complement, rangesOf, single } from './char-set.ts'
import { PatternError, parsePattern } from './parse-pattern.ts'

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
/** What `\\d`, `\\w` and `\\s` stand for. */
const ESCAPES: ReadonlyMap<string, CharSet> = new Map([
  ['digit', DIGIT],
  ['word', WORD],
  ['space', SPACE],
])

/** The tree of a pattern that `linearPattern` accepted. */
export function patternTree(pattern: string, flags = ''): PatternNode {
  return choiceOf(parsePattern(pattern).alternatives, flags)
}

function choiceOf(alternatives: readonly AST.Alternative[], flags: string): PatternNode {
  const options = alternatives.map(({ elements }) => sequenceOf(elements, flags))
  return options.length === 1 ? (options[0] as PatternNode) : { kind: 'choice', options }
}

function sequenceOf(elements: readonly AST.Element[], flags: string): PatternNode {
  const items: PatternNode[] = []
  for (const element of elements) {
    const item = nodeOf(element, flags)
    // Groups only hold things together here: flat, their items join those around them.
    if (item.kind === 'sequence') items.push(...item.items)
    else items.push(item)
  }
  return { kind: 'sequence', items }
}

function nodeOf(node: AST.Element, flags: string): PatternNode {
  switch (node.type) {
    case 'Character':
      return { kind: 'set', set: single(node.value) }
    case 'CharacterClass': {
      const all = charSet(node.elements.flatMap(rangesOfMember))
      return { kind: 'set', set: node.negate ? complement(all) : all }
    }
    case 'CharacterSet':
      return { kind: 'set', set: node.kind === 'any' ? anyOf(flags) : escapeSet(node) }
    case 'Group':
    case 'CapturingGroup':
      return choiceOf(node.alternatives, flags)
    case 'Quantifier':
      return { kind: 'repeat', item: nodeOf(node.element, flags), min: node.min, max: node.max }
    case 'Assertion':
      if (node.kind === 'start' && !flags.includes('m')) return { kind: 'start' }
      return { kind: 'border', word: node.kind === 'word' && !node.negate }
    default:
      throw new PatternError(`no linear form at ${node.start}`)
  }
}

function anyOf(flags: string): CharSet {
  return flags.includes('s') ? complement([]) : complement(LINE_END)
}

function rangesOfMember(member: AST.CharacterClassElement): readonly (readonly [number, number])[] {
  switch (member.type) {
    case 'Character':
      return [[member.value, member.value]]
    case 'CharacterClassRange':
      return [[member.min.value, member.max.value]]
    case 'CharacterSet':
      return rangesOf(escapeSet(member))
    default:
      throw new PatternError(`no linear form at ${member.start}`)
  }
}

function escapeSet(node: AST.CharacterSet): CharSet {
  const set = ESCAPES.get(node.kind)
  if (set === undefined) throw new PatternError(`no linear form at ${node.start}`)
  return 'negate' in node && node.negate ? complement(set) : set
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
