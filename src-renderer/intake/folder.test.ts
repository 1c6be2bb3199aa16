import { expect, it } from 'vitest'
import {
  folderOfInput,
  joinFolders,
  MAX_FOLDER_FILES,
  readDroppedFolder,
  sortFolder,
} from './folder.ts'

const file = (path: string, size = 1) => ({
  path,
  file: { size, name: path } as unknown as File,
})

it('leaves out what is of tools, no text, empty or too large, and says which', () => {
  const folder = sortFolder('.venv', [
    file('.venv/b.md'),
    file('.venv/a.pdf'),
    file('.venv/.git/config'),
    file('.venv/.git/hooks/update'),
    file('.venv/lib/node_modules/x/readme.md'),
    file('.venv/lib/.DS_Store'),
    file('.venv/photo.JPG'),
    file('.venv/sent.zip'),
    file('.venv/empty.txt', 0),
    file('.venv/huge.txt', 10_000_001),
  ])
  expect(folder.files.map(({ path }) => path)).toEqual(['.venv/a.pdf', '.venv/b.md'])
  expect(folder.leftOut.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    '.venv/empty.txt empty',
    '.venv/huge.txt large',
    '.venv/lib/.DS_Store type',
    '.venv/photo.JPG type',
    '.venv/sent.zip archive',
    '.venv/.git/ tool',
    '.venv/lib/node_modules/ tool',
  ])
  expect(folder.isCut).toBe(false)
})

it('takes hidden files: keys lie there, and what agents follow', () => {
  const hidden = ['f/.claude/skills/x/SKILL.md', 'f/.env', 'f/.github/copilot-instructions.md']
  expect(
    sortFolder(
      'f',
      hidden.map((path) => file(path)),
    ).files.map(({ path }) => path),
  ).toEqual(hidden)
})

it('cuts a huge folder and says so', () => {
  const files = Array.from({ length: MAX_FOLDER_FILES + 5 }, (_, at) => file(`f/${at}.txt`))
  const folder = sortFolder('f', files)
  expect([folder.files.length, folder.isCut]).toEqual([MAX_FOLDER_FILES, true])
})

it('joins what was dropped together, within the bound of one', () => {
  const one = sortFolder('a', [file('a/1.txt'), file('a/x.png')])
  const other = sortFolder('b', [file('b/1.txt'), file('b/y.zip')])
  expect(joinFolders(one, other)).toEqual({
    names: ['a', 'b'],
    files: [file('a/1.txt'), file('b/1.txt')],
    leftOut: [
      { path: 'a/x.png', reason: 'type' },
      { path: 'b/y.zip', reason: 'archive' },
    ],
    isCut: false,
  })
  const many = sortFolder(
    'c',
    Array.from({ length: MAX_FOLDER_FILES }, (_, at) => file(`c/${at}.txt`)),
  )
  const { files, isCut } = joinFolders(one, many)
  expect([files.length, files[0]?.path, isCut]).toEqual([MAX_FOLDER_FILES, 'a/1.txt', true])
})

it('finds what lies behind a tool with more files than anybody looks at', () => {
  const paths = [
    ...Array.from({ length: 30_000 }, (_, at) => `f/node_modules/${at}.js`),
    'f/src/main.ts',
  ]
  const folder = folderOfInput(
    paths.map((path) => ({ webkitRelativePath: path, size: 1 }) as unknown as File),
  )
  expect(folder.files.map(({ path }) => path)).toEqual(['f/src/main.ts'])
  expect(folder.leftOut).toEqual([{ path: 'f/node_modules/', reason: 'tool' }])
  expect([folder.names, folder.isCut]).toEqual([['f'], false])
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
    entry('.agents', [entry('.env', null)]),
  ])
  const folder = await readDroppedFolder(root as FileSystemDirectoryEntry)
  expect(folder.files.map(({ path }) => path)).toEqual([
    'docs/.agents/.env',
    'docs/a.txt',
    'docs/sub/b.txt',
    'docs/sub/c.txt',
    'docs/sub/d.txt',
  ])
  expect(folder.leftOut).toEqual([
    { path: 'docs/locked', reason: 'unreadable' },
    { path: 'docs/.git/', reason: 'tool' },
  ])
})
