import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BUNDLE_INPUTS,
  bundledProgram,
  bundleFolder,
  keepOwnBundle,
  pointToBundle,
  sourceTimes,
} from './command-bundle.ts'

let root: string
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

/** @param letter of which its stamp is made; each is newer than the one before. */
function makeBundle(letter: string): string {
  const folder = bundleFolder(letter.repeat(64))
  write(`${folder}/program.js`, '')
  utimesSync(join(root, folder), made, made++)
  pointToBundle(root, folder, sourceTimes(root))
  return folder
}
let made = 1

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-bundle-'))
  for (const input of BUNDLE_INPUTS) write(input.includes('.') ? input : `${input}/a.ts`, 'a')
  makeBundle('a')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('bundledProgram', () => {
  it('is that of the sources as they are', () => {
    const expected = pathToFileURL(join(root, bundleFolder('a'.repeat(64)), 'program.js')).href
    expect(bundledProgram(root)).toBe(expected)
    write('src-main/a.test.ts', 'a test is in no bundle')
    expect(bundledProgram(root)).toBe(expected)
  })

  it.each<[string, () => void]>([
    ['a file was added', () => write('src-shared/below/b.ts', '')],
    ['a file was removed', () => rmSync(join(root, 'src-main/a.ts'))],
    ['a file has another size', () => write('src-main/a.ts', 'aa')],
    ['a file has another time', () => utimesSync(join(root, 'src-main/a.ts'), 1, 1)],
    ['other packages are installed', () => write('package-lock.json', '{}')],
    ['an input is missing', () => rmSync(join(root, 'src-shared'), { recursive: true })],
    ['it was never made', () => rmSync(join(root, 'out'), { recursive: true })],
    [
      'its folder is gone',
      () => rmSync(join(root, bundleFolder('a'.repeat(64))), { recursive: true }),
    ],
  ])('is none where %s', (_, change) => {
    change()
    expect(bundledProgram(root)).toBeUndefined()
  })
})

describe('pointToBundle', () => {
  it('removes old ones, but none that a process runs from', () => {
    const first = bundleFolder('a'.repeat(64))
    keepOwnBundle(pathToFileURL(join(root, first, 'serve.js')).href)
    utimesSync(join(root, first), 0, 0)
    const second = makeBundle('b')
    // A process that has ended: no id is as high.
    write(`${second}/in-use.4194305`, '')
    utimesSync(join(root, second), 0, 0)
    for (const letter of ['c', 'd', 'e', 'f']) makeBundle(letter)
    const left = readdirSync(join(root, 'out')).filter((name) => name.startsWith('command-'))
    const kept = ['a', 'c', 'd', 'e', 'f'].map((letter) => `command-${letter.repeat(16)}`)
    expect(left.sort()).toEqual(kept)
  })
})
