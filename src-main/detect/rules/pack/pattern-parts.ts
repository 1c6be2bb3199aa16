/** Stretches that several patterns of a pack have, as a list of illnesses: written once, `(?&illnesses)` stands for it. */

/** By name; none holds another. Of the name `keywords` each rule has its own. */
export type PatternParts = Readonly<Record<string, string>>

const REFERENCE = /\(\?&([a-z_]+)\)/g
/** UTF-16 units of a pattern with its parts, twice as long as any that ships: a few parts could stand for gigabytes. */
const LONGEST_PATTERN = 32 * 1024

/** What is wrong with the parts that a pattern names, as an error says it; undefined where nothing is. */
export function partsProblem(pattern: string, parts: PatternParts): string | undefined {
  let length = pattern.length
  for (const [reference, name = ''] of pattern.matchAll(REFERENCE)) {
    if (!Object.hasOwn(parts, name)) return `no part of the pack is called ${name}`
    length += (parts[name] ?? '').length - reference.length
    if (length > LONGEST_PATTERN) return 'is too long with its parts'
  }
  return undefined
}

/** A pattern with the text of its parts where it names them. */
export function withPatternParts(pattern: string, parts: PatternParts): string {
  return pattern.replace(REFERENCE, (reference, name: string) => parts[name] ?? reference)
}

/** The parts of a pack with the keywords of one rule as one more, any of which it stands for: a list of names stands once. */
export function partsOfRule(parts: PatternParts, keywords: readonly string[]): PatternParts {
  return { ...parts, keywords: keywords.map((keyword) => RegExp.escape(keyword)).join('|') }
}
