import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LAUNCH_CODE_MS } from './accounts/sessions.ts'
import { removeLaunchPages, writeLaunchPage } from './launch-page.ts'

const APP_URL = 'http://127.0.0.1:27729/#launch=Zm9v-_'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-launch-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

it('leads to the app from a file of this user alone, whose address says nothing', () => {
  const address = writeLaunchPage(folder, APP_URL)
  expect(address).not.toContain('Zm9v')
  const path = fileURLToPath(address)
  expect(readFileSync(path, 'utf8')).toContain(`location.replace('${APP_URL}')`)
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(writeLaunchPage(folder, APP_URL)).not.toBe(address)
})

it('is gone when its code works no longer', () => {
  vi.useFakeTimers()
  writeLaunchPage(folder, APP_URL)
  vi.advanceTimersByTime(LAUNCH_CODE_MS)
  expect(readdirSync(folder)).toEqual([])
})

it('is removed by the next service, which leaves other files', () => {
  writeLaunchPage(folder, APP_URL)
  writeFileSync(join(folder, 'open-letter.html'), '')
  removeLaunchPages(folder)
  expect(readdirSync(folder)).toEqual(['open-letter.html'])
})

it.each(['http://evil.example/#launch=a', `${APP_URL}'</script>`, 'javascript:alert(1)'])(
  'leads nowhere else: %s',
  (address) => {
    expect(() => writeLaunchPage(folder, address)).toThrow(TypeError)
    expect(readdirSync(folder)).toEqual([])
  },
)
