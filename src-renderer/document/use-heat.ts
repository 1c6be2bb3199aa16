/** Which passage of a document is looked at, and whether the band of what the models read is shown. */

import { useCallback, useMemo, useState } from 'react'
import type { Range } from '../../src-shared/model/spans.ts'
import { useSettings } from '../data/settings-store.ts'
import type { ShownDocument } from './document-view.ts'
import type { Passage } from './heat.ts'

/** Fewer passages, of some 1,000 letters each, are seen at one glance: the band would only colour all of them. */
const FEWEST_PASSAGES = 5

export interface HeatChoice {
  /** Empty where no model has read the document, it is short, or nothing in it is suspicious. */
  readonly passages: readonly Passage[]
  readonly shown: boolean
  readonly chosen: Passage | null
  /** Where to go: an object of its own for each visit, so that going there again is seen. */
  readonly visit: Range | null
  /** Looks at a passage where it stands. */
  readonly choose: (index: number) => void
  /** Looks at a passage and brings it into view. */
  readonly goTo: (index: number) => void
}

export function useHeat({ heat }: ShownDocument): HeatChoice {
  const passages = useMemo(
    () => (isTelling(heat) ? heat.map((each, index) => ({ ...each, index })) : []),
    [heat],
  )
  const switchedOn = useSettings((state) => state.modelHeat)
  const [chosen, setChosen] = useState<Passage | null>(null)
  const [visit, setVisit] = useState<HeatChoice['visit']>(null)
  const choose = useCallback((index: number) => setChosen(passages[index] ?? null), [passages])
  const goTo = useCallback(
    (index: number) => {
      const passage = passages[index]
      if (passage === undefined) return
      setChosen(passage)
      setVisit({ start: passage.start, end: passage.end })
    },
    [passages],
  )
  return { passages, shown: switchedOn && passages.length > 0, chosen, visit, choose, goTo }
}

/** Whether a band parts anything from anything. */
function isTelling(heat: ShownDocument['heat']): boolean {
  return heat.length >= FEWEST_PASSAGES && heat.some(({ step }) => step > 0)
}
