import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BUNDLE_FOLDER,
  BUNDLE_INPUTS,
  bundledProgram,
  sourceTimes,
  TIMES_FILE,
} from './command-bundle.ts'

let root: string
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-bundle-'))
  for (const input of BUNDLE_INPUTS) write(input.includes('.') ? input : `${input}/a.ts`, 'a')
  write(`${BUNDLE_FOLDER}/${TIMES_FILE}`, sourceTimes(root))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('bundledProgram', () => {
  it('is that of the sources as they are', () => {
    const expected = pathToFileURL(join(root, BUNDLE_FOLDER, 'program.js')).href
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
    ['it was never made', () => rmSync(join(root, BUNDLE_FOLDER), { recursive: true })],
  ])('is none where %s', (_, change) => {
    change()
    expect(bundledProgram(root)).toBeUndefined()
  })
})
