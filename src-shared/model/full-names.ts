/**
 * Names by which one person is called in one text: "Tom Becker", "Tom", "T. Becker". Whoever decides
 * on the full name decides on the others. Only words are compared: who shares one with two people is
 * somebody by himself. Pure.
 */

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*\.?/gu
/** "Dr.", "Prof." */
const TITLE = /^.{2,}\.$/u
/** Full names with one word in common; a text that has more is a list, and bounds the work. */
const MOST_ALIKE = 20
/** Longer names are lists or sentences, and every word is looked for in every other name's. */
const MOST_WORDS = 10

interface Name {
  readonly index: number
  readonly words: readonly string[]
  readonly letters: number
}

/**
 * The full name of each name that is a part of one, by their places: all of its words, or their
 * initials, are in it, and every other name that holds them is a part of the same.
 * @param names distinct, in small letters.
 */
export function fullNames(names: readonly string[]): ReadonlyMap<number, number> {
  const longestFirst = names
    .map(nameOf)
    .filter(({ words }) => words.length <= MOST_WORDS && words.some((word) => !isInitial(word)))
    .sort((a, b) => b.letters - a.letters || a.index - b.index)
  const byWord = new Map<string, Name[]>()
  const full = new Map<number, number>()
  for (const name of longestFirst) {
    const [widest, ...others] = holdersOf(name, byWord)
    if (widest !== undefined && others.every((other) => isPartOf(other, widest))) {
      full.set(name.index, full.get(widest.index) ?? widest.index)
    }
    if (name.words.length < 2) continue
    for (const word of new Set(name.words)) {
      const alike = byWord.get(word)
      if (alike === undefined) byWord.set(word, [name])
      else alike.push(name)
    }
  }
  return full
}

function nameOf(name: string, index: number): Name {
  const words = (name.match(WORD) ?? []).filter((word) => !TITLE.test(word))
  return { index, words, letters: words.reduce((sum, { length }) => sum + length, 0) }
}

/** Longer names that a name is a part of, the longest first; none where too many share its words. */
function holdersOf(name: Name, byWord: ReadonlyMap<string, readonly Name[]>): readonly Name[] {
  let fewest: readonly Name[] | undefined
  for (const word of name.words) {
    if (isInitial(word)) continue
    const alike = byWord.get(word) ?? []
    if (fewest === undefined || alike.length < fewest.length) fewest = alike
  }
  if (fewest === undefined || fewest.length > MOST_ALIKE) return []
  return fewest.filter((longer) => isPartOf(name, longer))
}

function isPartOf({ words }: Name, longer: Name): boolean {
  return words.every((word) =>
    isInitial(word)
      ? longer.words.some((other) => other.startsWith(word.charAt(0)))
      : longer.words.includes(word),
  )
}

function isInitial(word: string): boolean {
  return word.replace('.', '').length === 1
}
