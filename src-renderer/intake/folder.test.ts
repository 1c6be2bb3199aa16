import { expect, it } from 'vitest'
import { MAX_FOLDER_FILES, readDroppedFolder, sortFolder } from './folder.ts'

const file = (path: string, size = 1) => ({
  path,
  file: { size, name: path } as unknown as File,
})

it('leaves out what is hidden, of tools, no text, empty or too large, and says which', () => {
  const folder = sortFolder('.docs', [
    file('.docs/b.md'),
    file('.docs/a.pdf'),
    file('.docs/.git/config'),
    file('.docs/node_modules/x/readme.md'),
    file('.docs/photo.JPG'),
    file('.docs/empty.txt', 0),
    file('.docs/huge.txt', 10_000_001),
  ])
  expect(folder.files.map(({ path }) => path)).toEqual(['.docs/a.pdf', '.docs/b.md'])
  expect(folder.leftOut.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    '.docs/.git/config hidden',
    '.docs/empty.txt empty',
    '.docs/huge.txt large',
    '.docs/node_modules/x/readme.md hidden',
    '.docs/photo.JPG type',
  ])
  expect(folder.isCut).toBe(false)
})

it('cuts a huge folder and says so', () => {
  const files = Array.from({ length: MAX_FOLDER_FILES + 5 }, (_, at) => file(`f/${at}.txt`))
  const folder = sortFolder('f', files)
  expect([folder.files.length, folder.isCut]).toEqual([MAX_FOLDER_FILES, true])
})

/** A folder as a drop gives it. */
function entry(name: string, children: readonly unknown[] | 'broken' | null): unknown {
  if (children === null) {
    return {
      name,
      isFile: true,
      file: (resolve: (file: unknown) => void) => resolve({ name, size: 1 }),
    }
  }
  return {
    name,
    isFile: false,
    createReader() {
      // Two at a time, as a browser gives a hundred.
      const left = children === 'broken' ? [] : [...children]
      return {
        readEntries(resolve: (some: unknown[]) => void, reject: (error: Error) => void) {
          if (children === 'broken') reject(new Error('no'))
          else resolve(left.splice(0, 2))
        },
      }
    },
  }
}

it('walks a dropped folder to its end, past what cannot be read', async () => {
  const root = entry('docs', [
    entry('a.txt', null),
    entry('sub', [entry('b.txt', null), entry('c.txt', null), entry('d.txt', null)]),
    entry('locked', 'broken'),
    entry('.git', [entry('e.txt', null)]),
  ])
  const folder = await readDroppedFolder(root as FileSystemDirectoryEntry)
  expect(folder.files.map(({ path }) => path)).toEqual([
    'docs/a.txt',
    'docs/sub/b.txt',
    'docs/sub/c.txt',
    'docs/sub/d.txt',
  ])
  expect(folder.leftOut).toEqual([{ path: 'docs/locked', reason: 'unreadable' }])
})
