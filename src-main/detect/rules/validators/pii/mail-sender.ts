/** Tells somebody from a firm in the head of a mail, where both stand before an address. */

import { unaccented } from '../../../unaccented.ts'
import type { ValidatorMatch } from '../validator.ts'

/** An initialism that nobody can say for a name, before another word: `CTT Expresso`. */
const INITIALISM = /^(?![A-Z]*[AEIOUY])[A-Z]{3,5} \p{Lu}\p{Ll}/u
const ADDRESS = /^"? ?<([^\s<>@]{1,64})@([^\s<>]{1,120})>/u
/** Units of a text in which the address ends. */
const READ = 200
/** Letters of a word by which a domain may be called; shorter ones stand in many. */
const FEWEST_LETTERS = 4

/**
 * Whether who is named before an address of a mail's head is no firm: no initialism comes first, and the domain is not called
 * by the first word alone while the mailbox is called by none, as in `Galp Energia <faturas@galp-cliente.pt>`.
 */
export function mailSender(value: string, { text, end }: ValidatorMatch): boolean {
  if (INITIALISM.test(value)) return false
  const [, mailbox = '', host = ''] = ADDRESS.exec(text.slice(end, end + READ)) ?? []
  const words = value.split(/\s+/).map(unaccented)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isOfBoth = [first, last].some((word) => unaccented(mailbox).includes(word))
  const domain = unaccented(host)
  const isItsDomain = domain.startsWith(first) && !domain.includes(last)
  return first.length < FEWEST_LETTERS || isOfBoth || !isItsDomain
}
