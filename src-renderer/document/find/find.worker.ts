/** Looks for what a reviewer typed, off the thread that draws. */

import { type FindOutcome, type FindQuery, findMatches } from './find-matches.ts'

/** The text comes once, then queries; answers carry the number of their query. */
export type FindMessage =
  | { readonly text: string }
  | { readonly number: number; readonly query: FindQuery }
export interface FindAnswer {
  readonly number: number
  readonly outcome: FindOutcome
}

let text = ''
self.addEventListener('message', ({ data }: MessageEvent<FindMessage>) => {
  if ('text' in data) text = data.text
  else self.postMessage({ number: data.number, outcome: findMatches(text, data.query) })
})
