/** Where the words of a name part: `dbRootPassword`, `spring.datasource.password`. */
const BETWEEN_WORDS = /[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/

/** The words of a setting's name in small letters. */
export function wordsOfName(name: string): readonly string[] {
  return name.split(BETWEEN_WORDS).map((word) => word.toLowerCase())
}
