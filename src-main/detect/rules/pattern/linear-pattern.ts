/**
 * Brings a rule's pattern into the form that V8's linear-time engine accepts, and
 * refuses what has no such form.
 *
 * That engine takes over when an expression backtracks too much, but only where
 * it can run it: no lookaround, no back-references, and no repeat of more than
 * 16 times, nested counts multiplied (V8 src/regexp/experimental,
 * `kMaxReplicationFactor`). Larger counts are written out here, so that packs
 * can say `{40}`.
 */

import type { AST } from '@eslint-community/regexpp'
import { PatternError, parsePattern } from './parse-pattern.ts'

const MAX_REPLICATION = 16
/** A pattern longer than this once written out costs more to compile than a rule is worth. */
const MAX_LENGTH = 20_000

/** A piece of a pattern, written out, and how often its densest part is repeated by counts. */
interface Piece {
  readonly source: string
  readonly factor: number
  readonly captures: boolean
}

/** How often an atom is repeated; `max` is Infinity for `*`, `+` and `{n,}`. */
type Repeat = Pick<AST.Quantifier, 'min' | 'max' | 'greedy'>

/**
 * The pattern with every count over 16 written out.
 * @throws {PatternError} for what is no regular expression, lookaround, back-references, a brace,
 * an octal number or an escaped letter as a character, a capturing repeat with a large count, and patterns that grow too
 * long.
 */
export function linearPattern(pattern: string): string {
  const { source } = alternativesOf(parsePattern(pattern))
  if (source.length > MAX_LENGTH) throw new PatternError('too long once its counts are written out')
  return source
}

function alternativesOf({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }) {
  let source = ''
  let factor = 1
  let captures = false
  for (const [index, { elements }] of alternatives.entries()) {
    if (index > 0) source += '|'
    for (const element of elements) {
      const piece = pieceOf(element)
      source += piece.source
      factor = Math.max(factor, piece.factor)
      captures ||= piece.captures
      // Writing out stops as soon as it is hopeless: counts multiply.
      if (source.length > MAX_LENGTH) {
        throw new PatternError('too long once its counts are written out')
      }
    }
  }
  return { source, factor, captures }
}

function pieceOf(node: AST.Element): Piece {
  switch (node.type) {
    case 'Quantifier':
      return repeated(pieceOf(node.element), node)
    case 'Group': {
      const inner = alternativesOf(node)
      return { ...inner, source: `(?:${inner.source})` }
    }
    case 'CapturingGroup': {
      const name = node.name === null ? '' : `?<${node.name}>`
      const inner = alternativesOf(node)
      return { ...inner, source: `(${name}${inner.source})`, captures: true }
    }
    case 'Assertion':
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
        throw new PatternError(`lookaround at ${node.start}`)
      }
      break
    case 'Backreference':
      throw new PatternError(`back-reference at ${node.start}`)
    case 'CharacterClass':
      for (const member of node.elements) {
        if (member.type === 'Character' && isSlipOfLetter(member)) refuse(member)
      }
      break
    case 'Character':
      if (/^(?:\{|\\[1-9k])/.test(node.raw) || isSlipOfLetter(node)) refuse(node)
  }
  return { source: node.raw, factor: 1, captures: false }
}

/** A letter behind a backslash that stands for itself: `\p{L}` is no class of letters without the flag `u`. */
function isSlipOfLetter({ raw }: AST.Character): boolean {
  return /^\\[a-z]$/i.test(raw) && !/[bfnrtv]/.test(raw)
}

/** Old forms that browsers put up with (ECMA-262 annex B), and that hide a slip of the author. */
function refuse({ raw, start }: AST.Character): never {
  throw new PatternError(`stray ${raw} at ${start}`)
}

function repeated(atom: Piece, repeat: Repeat): Piece {
  const { min, max, greedy } = repeat
  const counted = Number.isFinite(max) ? max : min
  const factor = Math.max(1, counted) * atom.factor
  if (factor <= MAX_REPLICATION) {
    return { source: `${atom.source}${quantifier(repeat)}`, factor, captures: atom.captures }
  }
  if (atom.captures) throw new PatternError('a capturing group in a large count')
  const block = Math.max(1, Math.floor(MAX_REPLICATION / atom.factor))
  const needed = times(atom, min, block)
  const source = Number.isFinite(max)
    ? `${needed}${upTo(atom, max - min, block, greedy)}`
    : `${needed}${atom.source}*${greedy ? '' : '?'}`
  return { source, factor: MAX_REPLICATION, captures: false }
}

/** Exactly `count` times, in blocks. */
function times(atom: Piece, count: number, block: number): string {
  const whole = exactly(atom, block).repeat(Math.floor(count / block))
  return `${whole}${exactly(atom, count % block)}`
}

function exactly(atom: Piece, count: number): string {
  if (count === 0) return ''
  return count === 1 ? atom.source : `${atom.source}{${count}}`
}

/**
 * At most `count` times. Nested, so that every number of repeats is spelt in one
 * way only: two optional runs side by side would backtrack over every split.
 */
function upTo(atom: Piece, count: number, block: number, greedy: boolean): string {
  if (count === 0) return ''
  if (count <= block) return `${atom.source}${quantifier({ min: 0, max: count, greedy })}`
  const short = block > 1 ? `${atom.source}${quantifier({ min: 0, max: block - 1, greedy })}` : ''
  const long = `${exactly(atom, block)}${upTo(atom, count - block, block, greedy)}`
  return greedy ? `(?:${long}|${short})` : `(?:${short}|${long})`
}

function quantifier({ min, max, greedy }: Repeat): string {
  return `{${min},${Number.isFinite(max) ? max : ''}}${greedy ? '' : '?'}`
}
