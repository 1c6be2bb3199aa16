import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPreferences } from './preferences.ts'

let folder: string
const path = () => join(folder, 'preferences.json')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-preferences-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps what was changed, for the next start and for its owner alone', () => {
  const first = openPreferences(folder)
  expect(first.read()).toEqual({})
  first.change({ theme: 'dark', keep_days: null })
  expect(first.change({ theme: 'light' })).toEqual({ theme: 'light', keep_days: null })
  expect(openPreferences(folder).read()).toEqual({ theme: 'light', keep_days: null })
  if (process.platform !== 'win32') expect(statSync(path()).mode & 0o777).toBe(0o600)
})

it.each([['nothing'], ['{"theme":"pink"}'], ['{"theme":"dark","more":1}'], ['[]']])(
  'starts without preferences where the file holds %s',
  (content) => {
    writeFileSync(path(), content)
    expect(openPreferences(folder).read()).toEqual({})
  },
)

it('writes through no link', () => {
  const elsewhere = join(folder, 'elsewhere')
  writeFileSync(elsewhere, 'mine')
  symlinkSync(elsewhere, `${path()}.part`)
  openPreferences(folder).change({ theme: 'dark' })
  expect(statSync(elsewhere).size).toBe(4)
})
