/**
 * The joined view: addresses and numbers that the end of a line parts at one of their signs, whole, with
 * the lines that they stand in.
 *
 * Pages and mails break lines at a hyphen or dot, wherever that stands: half an address is nobody's, or
 * somebody else's. A sentence may end there just as well, so that two ends are one only where neither is
 * whole without the other.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { asciiTable } from '../text-units.ts'
import { EMPTY_VIEW, type ViewText, ViewTextWriter } from './view-text.ts'

/** UTF-16 units on either side of a break that belong to the view: what labels a number stands there. */
const MOST_AROUND = 160
/** UTF-16 units of a piece of an address. */
const MOST_OF_PIECE = 120
/** Breaks of one address; addresses of pages are the longest. */
const MOST_BREAKS = 8
/** Digits of the shortest number that is somebody's. */
const FEWEST_DIGITS = 7

/** Signs at which lines are broken within addresses and numbers. */
const PARTING = asciiTable((unit) => Number('-./@_?&=%'.includes(String.fromCharCode(unit))))
const [TAB, LINE_FEED, RETURN, SPACE, QUOTING] = [0x09, 0x0a, 0x0d, 0x20, 0x3e]
/** UTF-16 units that a line may begin with before its words: blanks and the marks of a mail that is quoted. */
const MOST_OF_INDENT = 40

/** Every stretch of lines with such a break, on a line, two line feeds before it; sources are the places in `text`. */
export function joinLines(text: string): ViewText {
  let out: ViewTextWriter | undefined
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    // Most lines end otherwise, and are asked nothing more.
    if (!endsParting(text, endOfLine(text, at))) continue
    const breaks = breaksFrom(text, at)
    const [first, last] = [breaks[0], breaks.at(-1)]
    if (first === undefined || last === undefined) continue
    out ??= new ViewTextWriter(1_024)
    writeJoined(out, text, breaks)
    at = last.end - 1
  }
  return out?.finish() ?? EMPTY_VIEW
}

/** The break at a line feed and those of the same address that follow; none where it parts nothing. */
function breaksFrom(text: string, lineFeed: number): readonly Range[] {
  const breaks: Range[] = []
  let joined = ''
  for (let at = lineFeed; at >= 0 && breaks.length < MOST_BREAKS; ) {
    const next = breakAt(text, at)
    if (next === undefined) break
    if (joined === '' && !mayGoOn(text, next)) break
    const before = joined + pieceBefore(text, next.start, breaks.at(-1)?.end ?? 0)
    const following = text.slice(next.end, next.end + MOST_OF_PIECE)
    const [after = ''] = /^\S*/.exec(following) ?? []
    // A number may go on over blanks.
    if (!belongTogether(before, after) && !partsNumber(before, following)) break
    breaks.push(next)
    joined = before
    // It goes on where nothing but one word stands in the line.
    at = next.end + after.length
    if (text.charCodeAt(at) === RETURN) at++
    if (text.charCodeAt(at) !== LINE_FEED) break
  }
  return breaks
}

/** From the sign at which a line ends to the first of the next line's words. */
function breakAt(text: string, lineFeed: number): Range | undefined {
  const start = endOfLine(text, lineFeed)
  if (!endsParting(text, start)) return undefined
  const latest = lineFeed + 1 + MOST_OF_INDENT
  let end = lineFeed + 1
  while (end < latest && isIndent(text.charCodeAt(end))) end++
  return { start, end }
}

/** Where the line that a line feed ends has its last sign behind it. */
function endOfLine(text: string, lineFeed: number): number {
  return text.charCodeAt(lineFeed - 1) === RETURN ? lineFeed - 1 : lineFeed
}

function endsParting(text: string, end: number): boolean {
  return end > 0 && PARTING[text.charCodeAt(end - 1)] === 1
}

/** The last of a line, with what stands before it in the same line: whether it is half of an address may show there. */
function pieceBefore(text: string, end: number, earliest: number): string {
  const start = Math.max(earliest, end - MOST_OF_PIECE, text.lastIndexOf('\n', end - 1) + 1)
  return text.slice(start, end)
}

const [AT_SIGN, SLASH, CLOSING, SMALL_W] = [0x40, 0x2f, 0x29, 0x77]

/** Whether a line can end within an address or number at all: most that end in such a sign end a sentence, and are told by a few units. */
function mayGoOn(text: string, { start, end }: Range): boolean {
  // Nothing follows an end of the text, nor the end of a paragraph.
  if (end === text.length || text.charCodeAt(end) <= SPACE) return false
  if (isDigit(text.charCodeAt(end))) {
    const unit = text.charCodeAt(start - 2)
    if (isDigit(unit) || unit === CLOSING) return true
  }
  for (let at = start - 1; at >= 0 && start - at <= MOST_OF_PIECE; at--) {
    const unit = text.charCodeAt(at)
    if (unit === AT_SIGN || unit === SLASH) return true
    if (unit <= SPACE) break
    if (unit === SMALL_W && text.startsWith('www', at)) return true
  }
  for (let at = end; at < text.length && at - end <= MOST_OF_PIECE; at++) {
    const unit = text.charCodeAt(at)
    if (unit === AT_SIGN) return true
    if (unit <= SPACE) return false
  }
  return false
}

function isIndent(unit: number): boolean {
  return unit === SPACE || unit === TAB || unit === QUOTING
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function belongTogether(before: string, after: string): boolean {
  return (
    partsMailbox(before, after) || partsMailDomain(before, after) || partsWebAddress(before, after)
  )
}

/** A number to its end, in groups; and what may stand before it. */
const NUMBER_SO_FAR = /(?:^|[^\p{L}\d])\+?\(?\d[\d ()./-]*[-/]$/u
/** Groups parted by dots, the last of which has its own: the end of a sentence follows a number without. */
const DOTTED_SO_FAR = /(?:^|[^\w.])\d{1,4}(?:\.\d{1,4})+\.$/
const NUMBER_ON = /^\d[\d ()./-]*/

function partsNumber(before: string, after: string): boolean {
  const so = (NUMBER_SO_FAR.exec(before) ?? DOTTED_SO_FAR.exec(before))?.[0]
  const on = NUMBER_ON.exec(after)?.[0]
  if (so === undefined || on === undefined) return false
  return (so + on).replace(/\D/g, '').length >= FEWEST_DIGITS
}

/** The rest of a mail address, from within its mailbox. */
const MAILBOX_ON = /^[A-Za-zÀ-ɏ0-9._%+-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,16}/
const MAILBOX_SO_FAR = /(?:^|[^A-Za-zÀ-ɏ0-9._%+-])[A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9._%+-]{0,62}[-_]$/
/** At a dot only where it is a word in small letters at the beginning of something: else a sentence ended. */
const TOLD_MAILBOX_SO_FAR = /(?:[<(=]|: ?)[a-z0-9ß-öø-ÿ][a-z0-9ß-öø-ÿ._%+-]{0,62}\.$/

/** What is written short before an address of its own: `(e.g.`. */
const ABBREVIATION = /[(: ](?:[a-z]\.){2,3}$|[(: ](?:cf|etc|resp|bzw|p\.ex|vgl)\.$/

function partsMailbox(before: string, after: string): boolean {
  if (!MAILBOX_ON.test(after)) return false
  return (
    MAILBOX_SO_FAR.test(before) || (TOLD_MAILBOX_SO_FAR.test(before) && !ABBREVIATION.test(before))
  )
}

const MAIL_DOMAIN_SO_FAR = /[A-Za-zÀ-ɏ0-9]@[A-Za-z0-9.-]*$/

function partsMailDomain(before: string, after: string): boolean {
  if (!MAIL_DOMAIN_SO_FAR.test(before)) return false
  return partsDomain(before.slice(before.lastIndexOf('@') + 1), after)
}

/** The rest of a domain up to its end: a name of letters, and what ends it. */
const DOMAIN_ON = /^[a-z0-9-]*(?:\.[a-z0-9-]+)*(?=$|[/:?#,;)>\]"'’”»!]|\.(?:$|[)>\]"'’”»,]))/i
/** A domain that nothing need follow, and the second level of some countries, which their code must. */
const WHOLE_DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,16}\.$/i
const SECOND_LEVEL = /\.(?:co|com|org|net|ac|gov|edu|or|ne)\.$/i

/** The end of a sentence on the machine itself. */
const OWN_MACHINE = 'localhost.'

/** Whether two ends are a domain: at a hyphen or @ what follows completes it, at a dot what stands before needs more. */
function partsDomain(so: string, after: string): boolean {
  const on = DOMAIN_ON.exec(after)?.[0] ?? ''
  if (on === '' || so === OWN_MACHINE) return false
  if (!so.endsWith('.')) return /\.[a-z]{2,16}$/i.test(on)
  if (SECOND_LEVEL.test(so)) return /^[a-z]{2}$/.test(on)
  return !WHOLE_DOMAIN.test(so) && /^(?:[a-z0-9-]+\.)*[a-z]{2,16}$/.test(on)
}

const WEB_ADDRESS_SO_FAR = /(?:https?:\/\/|www\.)(?<rest>[^\s<>"'`()[\]{}|\\]*)$/i
/** What follows a slash in a path: a word alone is the sentence's next. */
const PATH_ON = /^[\w%~-]+[/?=&.#-][\w/?%-]|^[\w-]*\d/
const FILE_ON = /^(?:html?|php|aspx?|jsp|pdf)(?=$|[?#.,;)>\]"'])/

function partsWebAddress(before: string, after: string): boolean {
  const rest = WEB_ADDRESS_SO_FAR.exec(before)?.groups?.rest
  if (rest === undefined) return false
  const sign = before.at(-1)
  const inHost = !rest.includes('/')
  if (sign === '.' || (inHost && sign === '-')) {
    if (inHost) return partsDomain(rest === '' ? 'www.' : rest, after)
    return FILE_ON.test(after)
  }
  return sign === '/' ? PATH_ON.test(after) : /^[A-Za-z0-9%]/.test(after)
}

function writeJoined(out: ViewTextWriter, text: string, breaks: readonly Range[]): void {
  const [first, last] = [breaks[0] as Range, breaks.at(-1) as Range]
  const start = Math.max(first.start - MOST_AROUND, text.lastIndexOf('\n', first.start - 1) + 1)
  const lineEnd = text.indexOf('\n', last.end)
  const end = Math.min(last.end + MOST_AROUND, lineEnd < 0 ? text.length : lineEnd)
  out.pushString('\n\n', start, start)
  let copied = start
  for (const each of [...breaks, { start: end, end }]) {
    for (let at = copied; at < each.start; at++) out.push(text.charCodeAt(at), at, at + 1)
    copied = each.end
  }
}
