/** What was typed and not yet sent: kept while other rooms are open, and never written anywhere. */

import { create } from 'zustand'

export const useDraft = create<{ readonly text: string }>()(() => ({ text: '' }))

/** Replaces the text. */
export function setDraft(text: string): void {
  useDraft.setState({ text })
}
