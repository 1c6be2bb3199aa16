/** What a program keeps of its code, and where it takes none: with the command line itself. */

import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, 'cli', 'main.ts')

let cacheDir: string
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'assay-code-'))
})
afterEach(() => rmSync(cacheDir, { recursive: true }))

/** Without the cache that these tests themselves run with. */
const { NODE_COMPILE_CACHE: _, ...ENVIRONMENT } = process.env
const version = () =>
  execFileSync(process.execPath, [MAIN, '--version'], {
    env: { ...ENVIRONMENT, ASSAY_CACHE_DIR: cacheDir },
    encoding: 'utf8',
  })
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0

it('keeps compiled code in the cache folder', () => {
  const first = version()
  expect(filesIn(join(cacheDir, 'code'))).toBeGreaterThan(0)
  expect(version()).toBe(first)
})

it.skipIf(process.platform === 'win32').each(['.', 'code'])(
  'takes and keeps nothing where others can write in %s',
  (place) => {
    const folder = join(cacheDir, place)
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o777)
    expect(version()).toMatch(/^\d/)
    expect(filesIn(join(cacheDir, 'code'))).toBe(0)
  },
)
