/** The file of rules that is being tried, and the text: kept while other rooms are open, and never written anywhere. */

import { create } from 'zustand'

export interface TrialDraft {
  readonly rules: string
  readonly text: string
}

export const useTrialDraft = create<TrialDraft>()(() => ({ rules: '', text: '' }))

/** Whether the trial is unfolded. */
export const useTrialShown = create<{ readonly shown: boolean }>()(() => ({ shown: false }))

/** The file that the rules were taken up from, by its name: they are saved in its place. */
export const useTrialFile = create<{ readonly file: string | null }>()(() => ({ file: null }))
