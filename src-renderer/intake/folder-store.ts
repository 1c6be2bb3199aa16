/** The folder that was chosen or dropped and is shown before anything of it is sent; null where none is. */

import { create } from 'zustand'
import type { ChosenFolder } from './folder.ts'

export const useFolder = create<{ readonly folder: ChosenFolder | null }>()(() => ({
  folder: null,
}))

/** Shows what a folder holds; null closes it. */
export function showFolder(folder: ChosenFolder | null): void {
  useFolder.setState({ folder })
}
