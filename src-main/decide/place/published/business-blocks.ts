/**
 * What a business prints of itself, in a letterhead, a footer, an imprint or as a party of a contract: lines that stand
 * together, hold its number in a register or the form of a firm, or two of the smaller signs of one, and nobody. Whoever is
 * written to stands in lines of their own.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'
import { hasLegalForm, isAuthority, isBusinessName } from '../../../detect/business-names.ts'
import { isInstitution } from '../../../detect/institutions.ts'
import { unaccented } from '../../../detect/unaccented.ts'
import { isRoleMailbox } from './mailboxes.ts'
import { isOpeningHours } from './opening-hours.ts'
import { isRegistered } from './registered.ts'

/** What is known of a text before its blocks are looked for; each sorted by start. */
export interface InText {
  /** What makes the lines in which it stands somebody's. */
  readonly people: readonly Range[]
  /** Those of them that are no names: a personal number, a birthday. Whose they are stands in the lines above. */
  readonly numbers: readonly Range[]
  readonly firms: readonly Range[]
  /** What may be a business's: lines far from all of it are not read; undefined where every line is. */
  readonly held: readonly Range[] | undefined
  /** Whether a host of the text is called after a name or a line, and nobody is. */
  readonly isCalledAfter: (name: Range) => boolean
}

/** Lines that stand together and are one's. */
export interface Block extends Range {
  readonly isSomebodys: boolean
  /** Whether a number of a register stands in it. */
  readonly isRegistered: boolean
  /** Whether a firm does that has a legal form, or after which a host is called, or a line that begins with an institution. */
  readonly isOfFirm: boolean
  /** Whether it says how to reach a duty, by fax or in opening hours. */
  readonly isDesk: boolean
  /** How many smaller signs of a business it holds. */
  readonly signs: number
  /** Hosts of mailboxes and pages in it, but none that gives everybody a mailbox. */
  readonly hosts: ReadonlySet<string>
}

/** So many of the smaller signs show a business. */
export const ENOUGH = 2
/** Nothing but signs, as a rule between two parts of a mail. */
const RULE = /^[\s\p{P}\p{S}]*$/u
const HOST = /(@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4})/giu
/** What stands before every host; `WWW.` alone is rare. */
const HOST_LEADS = ['@', 'www.', '://']
const MAILBOX = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}\.[\p{L}\d.-]{1,63}/gu
/** Who gives everybody a mailbox, by the first label of the host. */
const FOR_EVERYBODY = lateExpression(
  oneLine`
    ^(?:
      aol|bigpond|bk|bluewin|btinternet|centrum|citromail|comcast|daum|docomo|ezweb|freemail|free|freenet|gmail|gmx|googlemail
      |hanmail|home|hotmail|icloud|inbox|interia|kpnmail|laposte|libero|list|live|mac|mail|me|mailbox|meta|msn|naver|o2|onet|online
      |orange|otenet|outlook|pm|poczta|posteo|posti|proton|protonmail|qq|rambler|rediffmail|rocketmail|sapo|sbcglobal|seznam|sfr
      |sina|sky|t-online|talktalk|telenet|telia|terra|tin|tiscali|ukr|uol|verizon|virgilio|volny|wanadoo|web|wp|xs4all|ya|yahoo
      |yandex|ymail|ziggo|126|139|163
    )\.
  `,
  'i',
)
/** A line for faxes: nobody has one at home. */
const FAX = /(?<![a-z])(?:tele)?(?:fax|faks)(?![a-z])|факс|φαξ|ファックス|传真|傳真|팩스|فاكس|פקס/iu
const RIGHTS = /©|ⓒ|\(c\) (?:19|20)\d\d|all rights reserved/iu
/** Parts of a line that may each be a name. */
const PARTED = /\s*[·•|,;:\t–—]\s*|\s{2,}|\s-\s/u
/** The same, and the ends of lines. */
const PARTED_HERE = /[·•|,;:\t\n–—<>@]|\s{2,}|\s-\s/u
/** Lines on each side of what may be a business's that are its block at most. */
const AROUND = 10
/** Lines above a personal number in which its owner stands, by name, street and town. */
const OWNER_ABOVE = 4
/** UTF-16 units of a line; a longer one is a paragraph. */
const LONGEST_LINE = 600
/** UTF-16 units at each end of a text in which its hosts are looked for as names. */
const READ_ENDS = 30_000
/** UTF-16 units of a line beside a name. */
const READ = 60
/** UTF-16 units of a line that may be a name. */
const LONGEST_NAME = 80
/** UTF-16 units before what a line begins with. */
const INDENT = 4
const NAME = /^\p{Lu}[^\d@]{3,80}$/u
/** The same, in scripts without capitals as well, and no sentence. */
const HEAD = /^[\p{Lu}\p{Lo}][^@]{2,89}[^.!?:;]$/u
/** Shorter labels stand in many words. */
const FEWEST_LETTERS = 6
/** Hosts of one text whose names are looked for in it: more are a list. */
const MOST_HOSTS = 20
/** Shorter family names stand in many domains. */
const FEWEST_OF_FAMILY = 4

/** Whether a host is one's own, and not of who gives everybody a mailbox. */
export function isOwnHost(host: string): boolean {
  return !FOR_EVERYBODY().test(`${host}.`)
}

/** The host of a mailbox, in small letters. */
export function hostOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase()
}

/** Whether a block is a business's by itself. */
export function isOfBusiness(block: Block): boolean {
  return !block.isSomebodys && (block.isRegistered || block.isOfFirm || block.signs >= ENOUGH)
}

/** What the hosts of a text are called, and what of the text is called so. */
export interface HostNames {
  /**
   * Whether a name is a piece of a business's that a host is called after: `Petersen` in `Wollhaus Petersen` beside
   * `wollhaus-petersen.de`. Of a host that is the name, `jonasweidinger.de`, somebody may be the business.
   */
  readonly isPiece: (name: Range) => boolean
  /** Whether a host is called after a name or a line, or after the begin of it. */
  readonly isCalledAfter: (name: Range) => boolean
}

/** Looks for the hosts of a text when it is first asked. */
export function hostNames(text: string): HostNames {
  const labels = once(() => {
    if (!HOST_LEADS.some((lead) => text.includes(lead))) return []
    const hosts = [...text.matchAll(HOST)].map(([, , host = '']) => host).filter(isOwnHost)
    return [...new Set(hosts.flatMap((host) => labelOf(host) ?? []))].slice(0, MOST_HOSTS)
  })
  return {
    isPiece({ start, end }) {
      if (labels().length === 0) return false
      const before = text.slice(Math.max(0, start - READ), start).split(PARTED_HERE)
      const [after = ''] = text.slice(end, end + READ).split(PARTED_HERE, 1)
      const name = squashed(text.slice(start, end))
      const whole = squashed(`${before.at(-1)}${text.slice(start, end)}${after}`)
      const words = squashedWords(text.slice(start, end))
      return labels().some(
        (label) =>
          whole.includes(label) &&
          !name.includes(label) &&
          words.some((word) => label.includes(word)),
      )
    },
    isCalledAfter({ start, end }) {
      if (labels().length === 0 || end - start > LONGEST_NAME) return false
      const name = text.slice(start, end)
      if (/[@/]|www\./.test(name)) return false
      const letters = squashed(name)
      return labels().some((label) => letters.includes(label))
    },
  }
}

/** The blocks of a text, in order. */
export function blocksOf(
  text: string,
  { people, numbers, firms, held, isCalledAfter }: InText,
): readonly Block[] {
  const peopleOver = overlapFinder(people)
  const numbersOver = overlapFinder(numbers)
  const firmsOver = overlapFinder(firms)
  const isNamed = namedIn(text, people)
  const isOwnFirm = (firm: Range): boolean => hasForm(text, firm) || isCalledAfter(firm)
  const blocks: Block[] = []
  let lines: Range[] = []
  let isSomebodys = false
  const close = (): void => {
    const [first, last] = [lines[0], lines.at(-1)]
    if (first && last) {
      const range = { start: first.start, end: last.end }
      blocks.push({
        ...range,
        isSomebodys,
        ...signsOf(text, lines, firmsOver(range), isNamed, isOwnFirm),
      })
    }
    lines = []
    isSomebodys = false
  }
  let readBefore = 0
  for (const line of held === undefined ? textLines(text) : linesAround(text, held)) {
    const said = text.slice(line.start, line.end)
    const isBehindGap = line.start > readBefore + 1
    readBefore = line.end
    if (isBehindGap) close()
    if (said.length > LONGEST_LINE || RULE.test(said)) {
      close()
      continue
    }
    const isOfPerson = peopleOver(line).length > 0
    const isOfAnother = isOfPerson
      ? !isSomebodys
      : isSomebodys &&
        (isRegistered(said) ||
          isCalledAfter(line) ||
          firmsOver(line).some((firm) => heads(line, firm)))
    if (isOfAnother && isOfPerson && peopleOver(line).length === numbersOver(line).length) {
      const ownerAbove = ownerOf(text, lines)
      lines.length -= ownerAbove.length
      close()
      lines.push(...ownerAbove)
    } else if (isOfAnother) close()
    if (isOfPerson) isSomebodys = true
    lines.push(line)
  }
  close()
  return blocks
}

/** The lines that are near to one of the ranges, which are sorted. */
function* linesAround(text: string, held: readonly Range[]): Generator<Range> {
  let done = 0
  for (const range of held) {
    let start = Math.max(done, text.lastIndexOf('\n', range.start - 1) + 1)
    for (let line = 0; line < AROUND && start > done; line++) {
      start = Math.max(done, text.lastIndexOf('\n', start - 2) + 1)
    }
    let left = AROUND
    for (const line of textLines(text, start)) {
      if (line.start > range.end && left-- === 0) break
      yield line
      done = line.end + 1
    }
  }
}

/** Of the lines above a personal number those of its owner: none below the head of an office, and none above the number of a register. */
function ownerOf(text: string, lines: readonly Range[]): readonly Range[] {
  const said = lines.map(({ start, end }) => text.slice(start, end))
  if (said.some(isHeadOfBusiness)) return []
  return lines.slice(Math.max(said.findLastIndex(isRegistered) + 1, lines.length - OWNER_ABOVE))
}

/** Whether a firm's name begins a line, as below who signs for it; a sentence or a field that names one goes on. */
function heads(line: Range, firm: Range): boolean {
  return firm.start - line.start <= INDENT
}

function hasForm(text: string, { start, end }: Range): boolean {
  return hasLegalForm(text.slice(start, end))
}

function signsOf(
  text: string,
  lines: readonly Range[],
  firms: readonly Range[],
  isNamed: (host: string) => boolean,
  isOwnFirm: (firm: Range) => boolean,
): Pick<Block, 'isRegistered' | 'isOfFirm' | 'isDesk' | 'signs' | 'hosts'> {
  const said = lines.map(({ start, end }) => text.slice(start, end))
  const block = said.join('\n')
  const hosts = [...block.matchAll(HOST)]
  const own = new Set(hosts.map(([, , host = '']) => host.toLowerCase()).filter(isOwnHost))
  const isAtPage = hosts.some(([, lead = '', host = '']) => lead !== '@' && isOwnHost(host))
  const mailboxes: readonly string[] = (block.includes('@') && block.match(MAILBOX)) || []
  const ofDesk = [mailboxes.some(isRoleMailbox), FAX.test(block), said.some(isOpeningHours)]
  const signs = [
    ...ofDesk,
    isAtPage,
    RIGHTS.test(block),
    firms.length > 0 || said.some(namesBusiness),
  ]
  // To look for hosts in the whole text is dear, and where two signs stand it changes nothing.
  if (signs.filter(Boolean).length < ENOUGH) signs.push([...own].some(isNamed))
  return {
    isRegistered: said.some(isRegistered),
    isOfFirm: firms.some(isOwnFirm) || said.some(isHeadOfBusiness),
    isDesk: ofDesk.includes(true),
    signs: signs.filter(Boolean).length,
    hosts: own,
  }
}

/** Whether a part of a line is the name of a business. */
function namesBusiness(line: string): boolean {
  return line.split(PARTED).some((part) => NAME.test(part) && isBusinessName(part))
}

/** Whether a line begins with the name of an institution, or is that of a firm with its legal form. */
function isHeadOfBusiness(line: string): boolean {
  const [head = '', ...more] = line.trim().split(PARTED)
  return (
    HEAD.test(head) &&
    (isInstitution(head) || isAuthority(head) || (more.length === 0 && hasLegalForm(head)))
  )
}

/** Tells of hosts whether the text has words that are called so, apart from its addresses, and nobody is. */
function namedIn(text: string, people: readonly Range[]): (host: string) => boolean {
  const letters = once(() => squashed(endsOf(text).replace(MAILBOX, ' ').replace(HOST, ' ')))
  const families = once(() =>
    people.flatMap(({ start, end }) =>
      squashed(text.slice(start, end).split(/\s+/).at(-1) ?? '').split(' '),
    ),
  )
  const isNamed = (label: string): boolean =>
    letters().includes(label) &&
    !families().some((name) => name.length >= FEWEST_OF_FAMILY && label.includes(name))
  const known = new Map<string, boolean>()
  return (host) => {
    const label = labelOf(host)
    if (label === undefined) return false
    if (!known.has(label) && known.size < MOST_HOSTS) known.set(label, isNamed(label))
    return known.get(label) ?? false
  }
}

function endsOf(text: string): string {
  if (text.length <= 2 * READ_ENDS) return text
  return `${text.slice(0, READ_ENDS)}\n${text.slice(-READ_ENDS)}`
}

/** What a host is called, without what it ends with; undefined where that is short. */
function labelOf(host: string): string | undefined {
  const labels = host.split('.').slice(0, -1).map(squashed)
  return labels.findLast((each) => each.length >= FEWEST_LETTERS)
}

/** Letters that domains write with two: `Kühn` is `kuehn` or `kuhn` there. */
const IN_TWO: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
])
/** Letters that accents do not make: what domains write for them. */
const IN_ONE: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['æ', 'a'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['đ', 'd'],
])

function squashedWords(name: string): readonly string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => squashed(word).split(' '))
    .filter((word) => word.length >= FEWEST_OF_FAMILY)
}

/** Letters and digits alone, as domains write them: once without accents, and once with two letters for one. */
function squashed(words: string): string {
  const small = words.toLowerCase()
  const [one, two] = [IN_ONE, IN_TWO].map((written) =>
    unaccented(small.replace(/[äöüåøæßłıđ]/g, (letter) => written.get(letter) ?? letter)).replace(
      /[^\p{L}\d]/gu,
      '',
    ),
  )
  return one === two ? (one ?? '') : `${one} ${two}`
}
