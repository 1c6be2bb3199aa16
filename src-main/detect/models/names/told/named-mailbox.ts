/**
 * People by the name of their mailbox: "Tiitus Rantala" beside `tiitus.rantala@posti.fi` is somebody, though it heads a
 * page like a firm. Whoever gives out mailboxes calls them like their owners, a name and a family name with a sign between.
 */

import { unaccented } from '../../../unaccented.ts'
import { type DecidedName, RAISED_PERSON } from '../names-decision.ts'

/** What a tagger may take somebody for. */
const MAY_BE_SOMEBODY: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION'])
/** The first part of an address with two to four words or initials (RFC 5322 allows these signs in it). */
const MAILBOX = /(?<![\p{L}\d._-])(\p{L}+(?:[._-]\p{L}+){1,3})\d{0,4}@\p{L}/gu
/** Letters that accents do not make: what a mailbox writes for them. */
const WRITTEN_AS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
])
/** Words of mailboxes that belong to nobody: `customer.service@`, `press-office@`. */
const OFFICE =
  /^(?:accounts?|admin|billing|booking|business|contact|customer|data|dept|desk|finance|help|hr|info|it|jobs?|legal|mail|marketing|media|news|no|office|online|orders?|post|press|privacy|protection|public|relations|reply|sales|security|service|services|shop|software|support|team|tech|web)$/

/** The same names; whoever has a mailbox of the document is a person, and surely one. */
export function ownersOfMailboxes(
  text: string,
  names: readonly DecidedName[],
): readonly DecidedName[] {
  const mailboxes = namedMailboxes(text)
  if (mailboxes.size === 0) return names
  return names.map((each) => {
    if (!MAY_BE_SOMEBODY.has(each.name)) return each
    const words = wordsOf(text.slice(each.start, each.end))
    const [first, last] = [words[0], words.at(-1)]
    const isOwner =
      words.length > 1 && [words, [first, last]].some((own) => mailboxes.has(keyOf(own)))
    return isOwner ? { ...each, name: 'PERSON', score: Math.max(each.score, RAISED_PERSON) } : each
  })
}

/** What mailboxes of several words are called, none of them an office's. */
function namedMailboxes(text: string): ReadonlySet<string> {
  const mailboxes = new Set<string>()
  for (const [, own = ''] of text.matchAll(MAILBOX)) {
    const words = wordsOf(own)
    if (!words.some((word) => OFFICE.test(word) || word.length < 2)) mailboxes.add(keyOf(words))
  }
  return mailboxes
}

/** Words in any order: some mailboxes begin with the family name. */
function keyOf(words: readonly (string | undefined)[]): string {
  return words.toSorted().join(' ')
}

/** Words in small letters without accents, as mailboxes write them. */
function wordsOf(name: string): readonly string[] {
  return unaccented(name)
    .replace(/[łøđıßæ]/g, (letter) => WRITTEN_AS.get(letter) ?? letter)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 0)
}
