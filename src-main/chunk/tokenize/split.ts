/**
 * Splitting of words at matches of a pattern, in the five ways that tokenizer.json
 * knows.
 */

/** A stretch of a normalised text. */
export interface Word {
  readonly text: string
  /** Where it begins in the normalised text, in UTF-16 units. */
  readonly from: number
  /** 1 where its first unit was put before it and is not in the normalised text. */
  readonly added: 0 | 1
}

export type Splitter = (word: Word, emit: (word: Word) => void) => void

export const BEHAVIOURS = [
  'Removed',
  'Isolated',
  'MergedWithPrevious',
  'MergedWithNext',
  'Contiguous',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

/**
 * A splitter at the matches of `pattern`. `invert`: what lies between the matches
 * counts as the match, and the other way round. Empty parts are left out.
 */
export function splitWords(pattern: RegExp, behaviour: Behaviour, invert: boolean): Splitter {
  const find = createFinder(pattern)
  return (word, emit) => {
    const { text } = word
    let heldStart = 0
    let heldEnd = 0
    let heldMatch = false

    function flush(): void {
      if (heldEnd === heldStart || (behaviour === 'Removed' && heldMatch)) return
      emit(partOf(word, heldStart, heldEnd))
    }
    function take(start: number, end: number, isMatch: boolean): void {
      if (start === end) return
      if (heldEnd > heldStart && joins(behaviour, heldMatch, isMatch)) {
        heldEnd = end
      } else {
        flush()
        heldStart = start
        heldEnd = end
      }
      heldMatch = isMatch
    }

    let from = 0
    for (let match = find(text, 0); match; match = find(text, from)) {
      take(from, match.start, invert)
      take(match.start, match.end, !invert)
      from = match.end
    }
    take(from, text.length, invert)
    flush()
  }
}

function joins(behaviour: Behaviour, heldMatch: boolean, isMatch: boolean): boolean {
  switch (behaviour) {
    case 'MergedWithPrevious':
      return isMatch && !heldMatch
    case 'MergedWithNext':
      return heldMatch && !isMatch
    case 'Contiguous':
      return heldMatch === isMatch
    default:
      return false
  }
}

function partOf(word: Word, start: number, end: number): Word {
  if (start === 0 && end === word.text.length) return word
  return {
    text: word.text.slice(start, end),
    from: word.from + Math.max(0, start - word.added),
    added: start === 0 ? word.added : 0,
  }
}

interface Found {
  readonly start: number
  readonly end: number
}

/**
 * What finds the next match that is not empty. It looks right at the place first:
 * most patterns match everywhere, and a sticky test makes no match object, which
 * halves the time.
 */
function createFinder(pattern: RegExp): (text: string, from: number) => Found | undefined {
  const flags = pattern.flags.replace(/[gy]/g, '')
  const here = new RegExp(pattern.source, `${flags}y`)
  const anywhere = new RegExp(pattern.source, `${flags}g`)
  return (text, from) => {
    here.lastIndex = from
    if (here.test(text) && here.lastIndex > from) return { start: from, end: here.lastIndex }
    anywhere.lastIndex = from
    for (let match = anywhere.exec(text); match; match = anywhere.exec(text)) {
      if (match[0] !== '') return { start: match.index, end: match.index + match[0].length }
      anywhere.lastIndex++
    }
    return undefined
  }
}
