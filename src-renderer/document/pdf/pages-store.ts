/** How the pages are looked at: what the tool bar and the pages both know. */

import { create } from 'zustand'
import type { Rotation, Zoom } from './page-size.ts'

interface PagesState {
  readonly zoom: Zoom
  readonly rotation: Rotation
  readonly thumbnails: boolean
  /** The page in the middle of the pane, from 1. */
  readonly current: number
  /** 0 until the document is open. */
  readonly total: number
  /** Of true size, of the page that is looked at. */
  readonly share: number
}

export const usePages = create<PagesState>()(() => ({
  zoom: 'width',
  rotation: 0,
  thumbnails: false,
  current: 1,
  total: 0,
  share: 1,
}))

/** Turns all pages clockwise. */
export function turnPages(): void {
  usePages.setState(({ rotation }) => ({ rotation: ((rotation + 90) % 360) as Rotation }))
}
