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

const MAX_REPLICATION = 16
/** A pattern longer than this once written out costs more to compile than a rule is worth. */
const MAX_LENGTH = 20_000

/** A quantifier; `max` is Infinity for `*`, `+` and `{n,}`. */
interface Repeat {
  readonly min: number
  readonly max: number
  readonly lazy: boolean
}

/** A piece of a pattern, written out, and how often its densest part is repeated by counts. */
interface Piece {
  readonly source: string
  readonly factor: number
  readonly captures: boolean
}

/** What cannot be said to a linear engine; the message says where. */
export class PatternError extends Error {}

/**
 * The pattern with every count over 16 written out.
 * @throws {PatternError} for lookaround, back-references, flags within groups, a capturing
 * repeat with a large count, and patterns that grow too long.
 */
export function linearPattern(pattern: string): string {
  const reader = { pattern, at: 0 }
  const { source } = readAlternatives(reader)
  if (reader.at < pattern.length) throw new PatternError(`unmatched ) at ${reader.at}`)
  if (source.length > MAX_LENGTH) throw new PatternError('too long once its counts are written out')
  return source
}

interface Reader {
  readonly pattern: string
  at: number
}

function readAlternatives(reader: Reader): Piece {
  let source = ''
  let factor = 1
  let captures = false
  while (reader.at < reader.pattern.length && reader.pattern.charAt(reader.at) !== ')') {
    if (reader.pattern.charAt(reader.at) === '|') {
      source += '|'
      reader.at++
      continue
    }
    const piece = readRepeated(reader)
    source += piece.source
    factor = Math.max(factor, piece.factor)
    captures ||= piece.captures
    // Writing out stops as soon as it is hopeless: counts multiply.
    if (source.length > MAX_LENGTH)
      throw new PatternError('too long once its counts are written out')
  }
  return { source, factor, captures }
}

function readRepeated(reader: Reader): Piece {
  const atom = readAtom(reader)
  const repeat = readRepeat(reader)
  return repeat === undefined ? atom : repeated(atom, repeat)
}

function readAtom(reader: Reader): Piece {
  const { pattern, at } = reader
  const character = pattern.charAt(at)
  if (character === '(') return readGroup(reader)
  if (character === '[') return take(reader, classEnd(pattern, at))
  if (character === '\\') {
    const escaped = /^\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[^1-9k])/.exec(
      pattern.slice(at),
    )
    if (escaped === null) throw new PatternError(`back-reference or broken escape at ${at}`)
    return take(reader, at + escaped[0].length)
  }
  if ('*+?{'.includes(character)) throw new PatternError(`nothing to repeat at ${at}`)
  return take(reader, at + 1)
}

function readGroup(reader: Reader): Piece {
  const opening = /^\((?:\?:|\?<[A-Za-z][A-Za-z0-9]*>)?(?!\?)/.exec(reader.pattern.slice(reader.at))
  if (opening === null) {
    throw new PatternError(`lookaround or another special group at ${reader.at}`)
  }
  reader.at += opening[0].length
  const { source, factor, captures } = readAlternatives(reader)
  if (reader.pattern.charAt(reader.at) !== ')') throw new PatternError('missing )')
  reader.at++
  return {
    source: `${opening[0]}${source})`,
    factor,
    captures: captures || opening[0] !== '(?:',
  }
}

function readRepeat(reader: Reader): Repeat | undefined {
  const match = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/.exec(reader.pattern.slice(reader.at))
  if (match === null) return undefined
  reader.at += match[0].length
  const lazy = reader.pattern.charAt(reader.at) === '?'
  if (lazy) reader.at++
  if (match[0] === '*') return { min: 0, max: Number.POSITIVE_INFINITY, lazy }
  if (match[0] === '+') return { min: 1, max: Number.POSITIVE_INFINITY, lazy }
  if (match[0] === '?') return { min: 0, max: 1, lazy }
  const min = Number(match[1])
  if (match[2] === undefined) return { min, max: min, lazy }
  return { min, max: match[3] ? Number(match[3]) : Number.POSITIVE_INFINITY, lazy }
}

function repeated(atom: Piece, repeat: Repeat): Piece {
  const { min, max, lazy } = repeat
  const counted = Number.isFinite(max) ? max : min
  const factor = Math.max(1, counted) * atom.factor
  if (factor <= MAX_REPLICATION) {
    return { source: `${atom.source}${quantifier(repeat)}`, factor, captures: atom.captures }
  }
  if (atom.captures) throw new PatternError('a capturing group in a large count')
  const block = Math.max(1, Math.floor(MAX_REPLICATION / atom.factor))
  const needed = times(atom, min, block)
  const source = Number.isFinite(max)
    ? `${needed}${upTo(atom, max - min, block, lazy)}`
    : `${needed}${atom.source}*${lazy ? '?' : ''}`
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
function upTo(atom: Piece, count: number, block: number, lazy: boolean): string {
  if (count === 0) return ''
  if (count <= block) return `${atom.source}${quantifier({ min: 0, max: count, lazy })}`
  const short = block > 1 ? `${atom.source}${quantifier({ min: 0, max: block - 1, lazy })}` : ''
  const long = `${exactly(atom, block)}${upTo(atom, count - block, block, lazy)}`
  return lazy ? `(?:${short}|${long})` : `(?:${long}|${short})`
}

function quantifier({ min, max, lazy }: Repeat): string {
  return `{${min},${Number.isFinite(max) ? max : ''}}${lazy ? '?' : ''}`
}

function classEnd(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern.charAt(at) === '\\') at++
    else if (pattern.charAt(at) === ']') return at + 1
  }
  throw new PatternError(`missing ] for the class at ${start}`)
}

function take(reader: Reader, end: number): Piece {
  const source = reader.pattern.slice(reader.at, end)
  reader.at = end
  return { source, factor: 1, captures: false }
}
