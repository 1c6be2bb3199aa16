import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeInstanceLock } from './instance-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is held by one at a time', () => {
  const path = join(folder, 'service.lock')

  const release = takeInstanceLock(path)

  expect(release).not.toBeNull()
  expect(takeInstanceLock(path)).toBeNull()
  release?.()
  const again = takeInstanceLock(path)
  expect(again).not.toBeNull()
  again?.()
})

it.runIf(process.platform !== 'win32')("is nobody else's to take", () => {
  const path = join(folder, 'service.lock')
  const release = takeInstanceLock(path)
  release?.()
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
