/**
 * Folding of texts in which each character stands for itself, as nearly all do:
 * what is told of a stretch of them is worked out only where somebody asks.
 */

import { textUnits, unitsText } from '../text-units.ts'
import { latinLookAlike } from './confusables.ts'
import { spacedFrom } from './letter-spacing.ts'
import { UNIT, unitInfo } from './units.ts'

const SPACE = 0x20
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
/** End of the Latin Extended-B block: no letter up to here stands for another. */
const LAST_LATIN = 0x24f

/** What becomes of a unit: the folded one in the lower bits, and with it what is to be known of it. */
const FOLDED = 0xffff
const WHITE = 1 << 16
const BREAK = 1 << 17
const LEFT_OUT = 1 << 18
const NOT_PLAIN = 1 << 19
/** Of a unit that no text has held. */
const NOT_KNOWN = 1 << 20

/** By unit. */
const fates = new Int32Array(0x10000).fill(NOT_KNOWN)
for (let unit = 0; unit < 0x80; unit++) fates[unit] = fateOf(unit)

function fateOf(unit: number): number {
  const info = unitInfo(unit)
  switch (info >>> 16) {
    case UNIT.plain:
      if (unit > LAST_LATIN && latinLookAlike(unit) !== 0) return NOT_PLAIN
      return info & FOLDED
    case UNIT.invisible:
      return LEFT_OUT
    case UNIT.white:
      return SPACE | WHITE
    case UNIT.lineBreak:
      return SPACE | WHITE | BREAK
    default:
      return NOT_PLAIN
  }
}

/**
 * Of each piece the folded text, where no character of it needs more than a look at itself, and no
 * letters are spelt out; undefined otherwise.
 *
 * It takes no branch that hangs on where words end: what is guessed wrong there costs more
 * than all the rest. Each unit is written, and stays unless it is more of the same white space.
 *
 * All pieces are one call: so long a function is not written out by V8 where it is called. There the
 * loop would share its registers, and take twice the time.
 */
export function foldPlainPieces(pieces: readonly string[]): (string | undefined)[] {
  const folded: (string | undefined)[] = []
  for (let piece = 0; piece < pieces.length; piece++) {
    const text = pieces[piece] as string
    const units = textUnits(text)
    const { length } = text
    let at = 0
    /** 1 in white space. */
    let isWhite = 0
    let lineBreaks = 0
    let last = 0
    let widest = 0
    let isPlain = true
    for (let index = 0; isPlain && index < length; index++) {
      let unit = 0
      let fate = 0
      // Nothing is called in here that V8 does not write out: what never changes then stays in registers.
      for (; index < length; index++) {
        unit = units[index] as number
        fate = fates[unit] as number
        if (fate >= LEFT_OUT) break
        const isNext = (fate >> 16) & 1
        const isKept = (isWhite & isNext) ^ 1
        // Never more is written than was read: both share their room.
        units[at] = fate & FOLDED
        widest |= fate
        at = (at + isKept) | 0
        lineBreaks &= -isNext
        if ((fate & BREAK) !== 0 && !(unit === LINE_FEED && last === CARRIAGE_RETURN)) {
          if (++lineBreaks === 2) units[at - 1] = LINE_FEED
        }
        isWhite = isNext
        last = unit
      }
      if (index === length) break
      if (fate === NOT_KNOWN) {
        fates[unit] = fateOf(unit)
        index--
      } else if (fate >= LEFT_OUT && fate !== NOT_PLAIN) last = unit
      else isPlain = false
    }
    isPlain &&= spacedFrom(units, at, 0) === at
    folded.push(isPlain ? unitsText(units, at, widest & FOLDED) : undefined)
  }
  return folded
}
