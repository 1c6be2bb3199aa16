/** Searches a text in a worker that is ended where a pattern takes too long. */

import type { FindAnswer, FindMessage } from './find.worker.ts'
import type { FindOutcome, FindQuery } from './find-matches.ts'

/** Milliseconds for one search: a plain one of a megabyte takes a few. */
export const LONGEST_SEARCH_MS = 3_000

export type SearchOutcome = FindOutcome | { readonly kind: 'too_long' }

export interface TextSearch {
  /** Asks; an answer to what was asked before is not given any more. */
  readonly ask: (query: FindQuery, onAnswer: (outcome: SearchOutcome) => void) => void
  readonly close: () => void
}

export function createTextSearch(text: string): TextSearch {
  let worker: Worker | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  const close = () => {
    clearTimeout(timer)
    worker?.terminate()
    worker = null
  }
  const start = () => {
    const started = new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' })
    started.postMessage({ text } satisfies FindMessage)
    return started
  }
  let isBusy = false
  return {
    ask(query, onAnswer) {
      // What still runs may never end.
      if (isBusy) close()
      worker ??= start()
      const number = ++asked
      isBusy = true
      worker.onmessage = ({ data }: MessageEvent<FindAnswer>) => {
        if (data.number !== number) return
        isBusy = false
        clearTimeout(timer)
        onAnswer(data.outcome)
      }
      clearTimeout(timer)
      timer = setTimeout(() => {
        close()
        isBusy = false
        onAnswer({ kind: 'too_long' })
      }, LONGEST_SEARCH_MS)
      worker.postMessage({ number, query } satisfies FindMessage)
    },
    close,
  }
}
