/**
 * Where any of some signs stand in a text, ascending and without overlap of one with itself.
 *
 * V8 looks for one sign many times faster than for a class of them, and for a class many times slower where a thread
 * has compiled much before (decision 159): this takes the same in every thread.
 */
export function signPlaces(text: string, signs: readonly string[]): readonly number[] {
  const places: number[] = []
  for (const sign of signs) {
    let at = text.indexOf(sign)
    for (; at >= 0; at = text.indexOf(sign, at + sign.length)) places.push(at)
  }
  return signs.length > 1 ? places.sort((one, other) => one - other) : places
}

const [TAB, LINE_FEED, RETURN, SPACE, STAR, UNDERSCORE] = [0x09, 0x0a, 0x0d, 0x20, 0x2a, 0x5f]
/** Marks of emphasis and blanks between a colon and the end of its line. */
const [MOST_MARKS, MOST_BLANKS] = [2, 4]

/** The colons that end their line, ascending: what they lead to stands below. */
export function colonsAtLineEnds(text: string): readonly number[] {
  return signPlaces(text, [':', '：']).filter((colon) => {
    let at = colon + 1
    const isMark = () => text.charCodeAt(at) === STAR || text.charCodeAt(at) === UNDERSCORE
    const isBlank = () => text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB
    for (let marks = 0; marks < MOST_MARKS && isMark(); marks++) at++
    for (let blanks = 0; blanks < MOST_BLANKS && isBlank(); blanks++) at++
    if (text.charCodeAt(at) === RETURN) at++
    return text.charCodeAt(at) === LINE_FEED
  })
}
