/** What was typed and not yet sent, and how the room stands: kept while other rooms are open, and never written anywhere. */

import { create } from 'zustand'
import type { AddressKind } from '../data/queue-store.ts'

export interface Draft {
  readonly text: string
  /** The page behind what was pasted, which can hold more than its text shows; null where there is none. */
  readonly html: string | null
  /** Whether that page is what is scanned. */
  readonly withHtml: boolean
  readonly addressKind: AddressKind
  readonly address: string
  /** Whether all ways in are shown; null: as long as nothing was scanned. */
  readonly isOpen: boolean | null
}

const EMPTY: Draft = {
  text: '',
  html: null,
  withHtml: false,
  addressKind: 'url',
  address: '',
  isOpen: null,
}

export const useDraft = create<Draft>()(() => EMPTY)

/** Changes some of it; a page goes with the last of its text. */
export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState({ ...change, ...(change.text === '' && { html: null, withHtml: false }) })
}

/** Puts dropped or pasted words behind what was typed; a link alone becomes the address. Nothing is sent. */
export function addToDraft(text: string, html: string | null = null): void {
  const link = text.trim()
  if (html === null && /^https:\/\/\S+$/.test(link)) changeDraft({ address: link, isOpen: true })
  else changeDraft({ text: useDraft.getState().text + text, html, isOpen: true })
}
