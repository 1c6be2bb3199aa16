/**
 * A form of a PDF may draw others, and they others again: thirty that each draw the next one twice
 * are a billion in seven kilobytes. What is drawn once is as long as the file says; what is drawn
 * again is paid here, and has an end.
 */

import { noteCut, noteUndrawn } from './left-out.ts'

/**
 * What the contents of a range of pages may do again, in operators: some two seconds of a processor for both readings.
 * Symbols of a map and the drawing at the head of each page are some ten thousand.
 */
const MAX_AGAIN = 1_000_000
/** In operators, what it costs to begin a content. */
const BEGINNING = 60

export type Turn = 'first' | 'again' | 'left_out'

export class DrawnAgain {
  readonly #drawn = new Set<string>()
  readonly #noteLeftOut: () => void
  #left = MAX_AGAIN

  constructor(noteLeftOut: () => void) {
    this.#noteLeftOut = noteLeftOut
  }

  /** Whether a content is begun, by the name of its object; one without a name was always drawn before. */
  begin(object: string | undefined): Turn {
    if (object !== undefined && !this.#drawn.has(object)) {
      this.#drawn.add(object)
      return 'first'
    }
    this.#left -= BEGINNING
    return this.#orLeftOut()
  }

  /** Whether a content that is drawn again goes on by an operator. */
  goOn(): boolean {
    this.#left--
    return this.#orLeftOut() === 'again'
  }

  get isSpent(): boolean {
    return this.#left <= 0
  }

  #orLeftOut(): Turn {
    if (!this.isSpent) return 'again'
    this.#noteLeftOut()
    return 'left_out'
  }
}

/** Of an open document: its contents are read for their text and then for what they draw, each with an end of its own. */
const documents = new WeakMap<object, { readonly text: DrawnAgain; readonly drawing: DrawnAgain }>()

/** @param xref what PDF.js knows the objects of an open document by. */
export function drawnAgain(xref: object, reading: 'text' | 'drawing'): DrawnAgain {
  const known = documents.get(xref)
  if (known) return known[reading]
  const fresh = { text: new DrawnAgain(noteCut), drawing: new DrawnAgain(noteUndrawn) }
  documents.set(xref, fresh)
  return fresh[reading]
}
