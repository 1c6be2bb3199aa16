/** Titles of rules where there is one line for them. Pure. */

/**
 * A rule's title as long as a row: whose it is goes without saying there, and what follows a comma of some words are
 * mostly the languages that it reads. All of it stands beside the decision.
 */
export function shortTitle(title: string): string {
  const named = title.replace(/ of (?:a|one) person\b/, '')
  const comma = named.indexOf(',', /^(?:\S+ ){2}/.exec(named)?.[0].length ?? named.length)
  return comma === -1 ? named : named.slice(0, comma)
}
