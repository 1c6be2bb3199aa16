/** The state of the find bar: what is looked for, what was found, and which of it is looked at. */

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Range } from '../../../src-shared/model/spans.ts'
import { type FindQuery, matchFrom } from './find-matches.ts'
import { createTextSearch, type SearchOutcome, type TextSearch } from './search-text.ts'

export const EMPTY_QUERY: FindQuery = {
  text: '',
  isPattern: false,
  wholeWords: false,
  matchCase: false,
}

export interface Find {
  readonly query: FindQuery
  readonly setQuery: (query: FindQuery) => void
  /** Null before the first answer, and where nothing is looked for. */
  readonly outcome: SearchOutcome | null
  readonly matches: readonly Range[]
  /** Place in `matches`; null where there is none. */
  readonly current: number | null
  readonly step: (direction: 1 | -1) => void
}

const NONE: readonly Range[] = []

/**
 * @param isOpen whether the bar is shown; nothing is searched or drawn otherwise.
 * @param place where the reader is: the first match shown is the next from there.
 */
export function useFind(text: string, isOpen: boolean, place: () => number): Find {
  const [query, setQuery] = useState(EMPTY_QUERY)
  const [answer, setAnswer] = useState<{ outcome: SearchOutcome; current: number } | null>(null)
  const search = useRef<TextSearch | null>(null)
  const show = useEffectEvent((outcome: SearchOutcome) => {
    const matches = outcome.kind === 'found' ? outcome.matches : NONE
    setAnswer({ outcome, current: matchFrom(matches, place()) })
  })

  useEffect(() => {
    if (!isOpen) return
    const opened = createTextSearch(text)
    search.current = opened
    return () => {
      opened.close()
      setAnswer(null)
    }
  }, [text, isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is searched anew.
  useEffect(() => {
    if (!isOpen || query.text === '') {
      setAnswer(null)
      return
    }
    let isLatest = true
    search.current?.ask(query, (outcome) => {
      if (isLatest) show(outcome)
    })
    return () => {
      isLatest = false
    }
  }, [text, isOpen, query])

  const outcome = answer?.outcome ?? null
  const matches = outcome?.kind === 'found' ? outcome.matches : NONE
  const step = useCallback(
    (direction: 1 | -1) =>
      setAnswer((before) => {
        if (before?.outcome.kind !== 'found') return before
        const { length } = before.outcome.matches
        if (length === 0) return before
        return { ...before, current: (before.current + direction + length) % length }
      }),
    [],
  )
  const current = matches.length === 0 ? null : (answer?.current ?? null)
  return useMemo(
    () => ({ query, setQuery, outcome, matches, current, step }),
    [query, outcome, matches, current, step],
  )
}
