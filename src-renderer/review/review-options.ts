/** Switches of this window; they hold for every document that is opened in it, where they do not say otherwise. */

import { create } from 'zustand'
import type { DismissalReason } from '../../src-shared/model/judging.ts'
import { useSettings } from '../data/settings-store.ts'
import type { FindStep, Visit } from '../document/document-view.ts'

/** The panes of the room. */
export const PANES = ['list', 'document', 'detail'] as const
export type PaneName = (typeof PANES)[number]

interface ReviewOptions {
  /** The one that is shown where there is room for one. */
  readonly pane: PaneName
  /** Of this document; null until it is switched: the setting holds. */
  readonly masked: boolean | null
  readonly hiddenCharacters: boolean
  /** Keys of the kinds of which each decision has a line of its own. */
  readonly spread: ReadonlySet<string>
  readonly lowOpen: boolean
  /** Of this document. */
  readonly rejectedOpen: boolean
  /** Whether a reason is asked for, to dismiss what is selected, or all that is open of its kind; null while none is. */
  readonly dismissing: 'one' | 'kind' | null
  /** Whether the reason is being written, because none of the list fits. */
  readonly writingReason: boolean
  /**
   * Where what is selected was decided last and nothing else of the list is open: how many are outside it; no key
   * decides it anew by chance. Null where there is somewhere to go on, or it was selected by hand.
   */
  readonly ended: number | null
  /** Whether it is asked how far "everything like this" is to reach. */
  readonly suppressing: boolean
  /** The job from which the next scan was asked for where none is. */
  readonly nowhereNext: string | null
  /** What "dismiss again" gives as its reason. */
  readonly lastReason: { readonly reason: DismissalReason; readonly note: string } | null
  /** Whether what a person sees stands beside what a model reads. */
  readonly twoReaders: boolean
  /** Since when the find bar is shown, an object of its own each time it is asked for. */
  readonly findAsked: object | null
  readonly findStep: FindStep | null
  /** Where a part begins that was gone to, an object of its own for each visit. */
  readonly partVisit: Visit | null
}

export const useReviewOptions = create<ReviewOptions>()(() => ({
  pane: 'list',
  masked: null,
  hiddenCharacters: false,
  spread: new Set(),
  lowOpen: false,
  rejectedOpen: false,
  dismissing: null,
  writingReason: false,
  ended: null,
  suppressing: false,
  nowhereNext: null,
  lastReason: null,
  twoReaders: false,
  findAsked: null,
  findStep: null,
  partVisit: null,
}))

/** Whether values are masked now. */
export function useMasked(): boolean {
  const setting = useSettings((state) => state.maskValues)
  return useReviewOptions((state) => state.masked) ?? setting
}
