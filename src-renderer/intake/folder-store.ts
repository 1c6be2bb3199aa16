/** The folder that was chosen or dropped and is shown before anything of it is sent; null where none is. */

import { create } from 'zustand'
import { type ChosenFolder, joinFolders } from './folder.ts'

export const useFolder = create<{ readonly folder: ChosenFolder | null }>()(() => ({
  folder: null,
}))

/** Shows what a folder holds, beside what is shown already. */
export function showFolder(next: ChosenFolder): void {
  useFolder.setState(({ folder }) => ({
    folder: folder === null ? next : joinFolders(folder, next),
  }))
}

/** Sends nothing of what is shown. */
export function closeFolder(): void {
  useFolder.setState({ folder: null })
}
