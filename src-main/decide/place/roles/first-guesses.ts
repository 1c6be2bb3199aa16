/** Passwords that everybody guesses first, as the lists of what leaked from services have them on top year after year. */

const WORDS: ReadonlySet<string> = new Set(
  `admin ashley azerty baseball batman buster charlie cheese chocolate computer cookie dragon flower football freedom ginger hello
  hockey hunter iloveyou jennifer jordan killer letmein liverpool login maggie master michael monkey mustang ninja password pepper
  pokemon princess qwerty qwertz ranger secret shadow soccer starwars summer sunshine superman tigger trustno welcome whatever`.split(
    /\s+/,
  ),
)
/** What is put behind such a word: a few digits and signs. */
const TAIL = /[\d!?.@#$*_-]{1,6}$/

/** Whether a password is one of those words, in capitals or not, with digits and signs behind it or without. */
export function isFirstGuess(password: string): boolean {
  return WORDS.has(password.toLowerCase().replace(TAIL, ''))
}
