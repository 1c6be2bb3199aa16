import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceStamp } from './source-stamp.ts'

let root: string
const stamp = () => sourceStamp(root, ['src', 'config.ts', 'not-there'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-stamp-'))
  mkdirSync(join(root, 'src', 'deep'), { recursive: true })
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'a')
  writeFileSync(join(root, 'src', 'b.ts'), 'b')
  writeFileSync(join(root, 'config.ts'), 'c')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('sourceStamp', () => {
  it('is the same for the same content, whatever the times', async () => {
    const before = await stamp()
    utimesSync(join(root, 'src', 'b.ts'), 1, 1)
    expect(await stamp()).toBe(before)
  })

  it.each<[string, () => void]>([
    ['a changed file', () => writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'x')],
    ['a new file', () => writeFileSync(join(root, 'src', 'new.css'), '')],
    ['a renamed file', () => renameSync(join(root, 'src', 'b.ts'), join(root, 'src', 'c.ts'))],
    ['a removed input', () => rmSync(join(root, 'config.ts'))],
    [
      'content moved from one file to the next',
      () => {
        writeFileSync(join(root, 'src', 'b.ts'), '')
        writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'ba')
      },
    ],
  ])('changes with %s', async (_name, change) => {
    const before = await stamp()
    change()
    expect(await stamp()).not.toBe(before)
  })

  it('does not look at tests, which are in no bundle', async () => {
    const before = await stamp()
    writeFileSync(join(root, 'src', 'b.test.ts'), 'x')
    expect(await stamp()).toBe(before)
  })
})
