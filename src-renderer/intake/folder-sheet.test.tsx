// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { addDropped } from './add-files.ts'
import { FolderSheet } from './folder-sheet.tsx'
import { closeFolder, useFolder } from './folder-store.ts'

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => {})))
afterEach(() => {
  closeFolder()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A folder with one file in it, as a drop gives it; it is read once `isReady`. */
function dropped(name: string, file: string, isReady: Promise<void> = Promise.resolve()) {
  const child = {
    name: file,
    isFile: true,
    file: (resolve: (file: File) => void) => resolve(new File(['x'], file)),
  }
  const left = [[child], []]
  const createReader = () => ({
    readEntries: (resolve: (some: unknown) => void) => isReady.then(() => resolve(left.shift())),
  })
  return { folder: { name, isFile: false, createReader } as unknown as FileSystemDirectoryEntry }
}

it('shows folders that are dropped together once, in their order, when all of them are read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const shown: (readonly string[])[] = []
  const stop = useFolder.subscribe(({ folder }) => shown.push(folder?.names ?? []))
  const isAdded = addDropped([dropped('slow', 'a.txt', promise), dropped('fast', 'b.txt')])
  resolve()
  await isAdded
  expect(shown).toEqual([['slow', 'fast']])
  stop()
})

it('lists what two folders of one name leave out', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInApp(<FolderSheet />)
  await act(() => addDropped([dropped('docs', 'a.png'), dropped('docs', 'a.png')]))
  expect(screen.getAllByText('docs/a.png')).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
})
