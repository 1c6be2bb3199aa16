/**
 * Firms whose name is the domain of their mail: "Marlowe" beside `reports@marlowe.eu`. Whoever registers a domain calls it
 * like the firm, so that a word of which a tagger is half sure is a firm's where the document's addresses hold it.
 */

import { unaccented } from '../../../unaccented.ts'

/** The host of a mail address or of a web address (RFC 1035 allows labels of 63). */
const HOST = /(?:@|www\.)([\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4})/giu
/** Shorter labels are initials, and ends of domains. */
const FEWEST_LETTERS = 5

/**
 * Tells whether a firm's name is a domain of the document, or begins like one: `Norrbryggan AB` beside `norrbryggan.se`.
 * The hosts are looked for once.
 */
export function namedDomains(text: string): (name: string) => boolean {
  const labels = new Set<string>()
  for (const [, host = ''] of text.matchAll(HOST)) {
    for (const label of host.split('.')) {
      const letters = squashed(label)
      if (letters.length >= FEWEST_LETTERS) labels.add(letters)
    }
  }
  return (name) => {
    if (labels.size === 0) return false
    const words = name.split(/\s+/)
    return words.some((_, last) => labels.has(squashed(words.slice(0, last + 1).join(''))))
  }
}

/** Letters and digits alone, without accents. */
function squashed(words: string): string {
  return unaccented(words).replace(/[^\p{L}\d]/gu, '')
}
