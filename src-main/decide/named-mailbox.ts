/** Mailboxes that are called as somebody is: `ana.prado@…`, `a.prado@…`. */

const NAME_AND_FAMILY = /^\p{L}+[._-]\p{L}{2,}/u
const WORD = /\p{L}{3,}/gu

/** The words of a mailbox's own part that may be names, in lower case. */
export function mailboxWords(mailbox: string): readonly string[] {
  return ownPart(mailbox).match(WORD) ?? []
}

/**
 * Whether a mailbox is called by a name or an initial and a family name, and not as what is said beside it is: a town hall's is
 * `comune.castelfranco`.
 * @param said in lower case
 */
export function isNamedMailbox(mailbox: string, said: string): boolean {
  const words = mailboxWords(mailbox)
  return (
    NAME_AND_FAMILY.test(ownPart(mailbox)) &&
    !said.startsWith(words[0] ?? '') &&
    !words.every((word) => said.includes(word))
  )
}

function ownPart(mailbox: string): string {
  return mailbox.slice(0, mailbox.lastIndexOf('@')).toLowerCase()
}
