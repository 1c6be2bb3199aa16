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
  /** What was pasted with the page behind it, which can hold more than its text shows; null where there is none. */
  readonly page: PastedPage | null
  /** Whether that page is scanned. */
  readonly withPage: boolean
  readonly addressKind: AddressKind
  readonly address: string
  /** Whether all ways in are shown; null: as long as nothing was scanned. */
  readonly isOpen: boolean | null
}

const EMPTY: Draft = {
  text: '',
  page: null,
  withPage: false,
  addressKind: 'url',
  address: '',
  isOpen: null,
}

export const useDraft = create<Draft>()(() => EMPTY)

/** Changes some of it; a page goes with the last of its text. */
export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState({ ...change, ...(change.text === '' && { page: null, withPage: false }) })
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
 * @param areAll whether nothing else stays there: a page of what stood there before goes with it.
 */
export function keepPage({ text, html }: Carried, areAll: boolean): void {
  if (html !== null) changeDraft({ page: { text, html } })
  else if (areAll) changeDraft({ page: null, withPage: false })
}

/** Whether the field holds more than the words of its page. */
export function isMoreThanPage({ text, page }: Pick<Draft, 'text' | 'page'>): boolean {
  return page === null || lines(text) !== lines(page.text)
}

/** A field ends its lines otherwise than some systems. */
function lines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}
