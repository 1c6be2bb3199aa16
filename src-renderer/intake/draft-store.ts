/** What was typed and not yet sent, and how the room stands: kept while other rooms are open, and never written anywhere. */

import { create } from 'zustand'
import type { AddressKind } from '../data/queue-store.ts'
import type { Carried } from './carried.ts'

interface PastedPage {
  readonly text: string
  readonly html: string
}

export interface Draft {
  readonly text: string
  /** What was pasted with the page behind it, which can hold more than its text shows. */
  readonly pages: readonly PastedPage[]
  /** Whether those pages are scanned. */
  readonly withPages: boolean
  readonly addressKind: AddressKind
  readonly address: string
  /** Whether all ways in are shown; null: as long as nothing was scanned. */
  readonly isOpen: boolean | null
}

const EMPTY: Draft = {
  text: '',
  pages: [],
  withPages: false,
  addressKind: 'url',
  address: '',
  isOpen: null,
}

export const useDraft = create<Draft>()(() => EMPTY)

/** Changes some of it; pages go with the last of the text. */
export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState({ ...change, ...(change.text === '' && { pages: [], withPages: false }) })
}

/** Puts dropped or pasted words on a line behind what was typed; a link alone becomes the address. Nothing is sent. */
export function addToDraft(carried: Carried): void {
  const link = carried.text.trim()
  if (/^https?:\/\/\S+$/i.test(link)) {
    changeDraft({ address: link, isOpen: true })
    return
  }
  const { text } = useDraft.getState()
  const gap = text === '' || text.endsWith('\n') ? '' : '\n'
  keepPage(carried, text === '')
  changeDraft({ text: text + gap + carried.text, isOpen: true })
}

/**
 * Keeps the page behind words that come into the field.
 * @param areAll whether nothing else stays there: pages of what stood there before go with it.
 */
export function keepPage({ text, html }: Carried, areAll: boolean): void {
  const kept = areAll ? [] : useDraft.getState().pages
  const pages = html === null ? kept : [...kept, { text, html }]
  changeDraft({ pages, ...(pages.length === 0 && { withPages: false }) })
}

/** Whether the field holds anything else than the words of its pages, in their order. */
export function isOtherThanPages({ text, pages }: Pick<Draft, 'text' | 'pages'>): boolean {
  return unspaced(text) !== unspaced(pages.map((page) => page.text).join(''))
}

/** A field ends its lines otherwise than some systems, and pages may stand on lines of their own. */
function unspaced(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
