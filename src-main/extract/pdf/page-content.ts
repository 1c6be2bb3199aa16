/**
 * The content of a page as it was parsed, kept from its first reading for its
 * second: PDF.js reads it once for the text and once for the drawing.
 */

/** PDF.js's parser, as far as the operators of a content are read with it. */
export interface ContentParser {
  /** The next object of the content, and behind the last one PDF.js's mark of the end. */
  readonly getObj: () => unknown
}

/** The decoded bytes of a content. */
interface ContentStream {
  /** How many of them were read. */
  readonly pos: number
  readonly reset: () => void
}

/**
 * Bytes of a content whose objects are kept; of a longer one nothing is. Pages of books have some
 * ten thousand; objects can take fifty times the memory of the bytes that say them.
 */
const MAX_KEPT_BYTES = 1_000_000

export class PageContent {
  readonly #stream: ContentStream
  readonly #objects: unknown[] = []
  #isWhole = true
  #parser: ContentParser | undefined
  #failure: { readonly error: unknown } | undefined

  constructor(stream: ContentStream) {
    this.#stream = stream
  }

  /**
   * Begins another reading: it gets what was parsed, then parses on, and fails where one before it
   * failed. `parse` gives a parser of the stream, from where that has got to.
   */
  read(parse: () => ContentParser): ContentParser {
    if (!this.#isWhole) {
      this.#stream.reset()
      return parse()
    }
    this.#parser ??= parse()
    let next = 0
    return {
      getObj: () => {
        if (next < this.#objects.length) return this.#objects[next++]
        const object = this.#parseOn()
        next = this.#objects.length
        return object
      },
    }
  }

  #parseOn(): unknown {
    if (this.#failure) throw this.#failure.error
    try {
      const object = this.#parser?.getObj()
      this.#keep(object)
      return object
    } catch (error) {
      this.#failure = { error }
      throw error
    }
  }

  #keep(object: unknown): void {
    if (this.#stream.pos > MAX_KEPT_BYTES) this.#isWhole = false
    if (this.#isWhole) this.#objects.push(object)
    else this.#objects.length = 0
  }
}
