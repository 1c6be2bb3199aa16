/** The app in Electron itself, where its program is installed. */

import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron } from '@playwright/test'
import { ensureShellBuilt } from '../src-main/cli/build-app.ts'
import { hasDisplay } from '../src-main/cli/open-in-browser.ts'
import { INJECTION_ROW, LETTER } from './fixtures/documents.ts'
import { ReviewPage } from './pages/review.ts'
import { ScanPage } from './pages/scan.ts'
import { expect, test } from './test.ts'

const projectRoot = fileURLToPath(new URL('../', import.meta.url))

test('the window scans a text', async () => {
  const executablePath = await installedElectron()
  test.skip(
    executablePath === undefined,
    'Electron’s program is not installed: npx install-electron',
  )
  test.skip(!hasDisplay(), 'Electron needs a display: run under xvfb-run')
  await ensureShellBuilt()
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-electron-'))
  const app = await _electron.launch({
    executablePath: executablePath as string,
    args: [projectRoot],
    env: {
      ...(process.env as Record<string, string>),
      ASSAY_DATA_DIR: dataDir,
      ASSAY_PORT: '0',
      // Where Electron keeps its own files on Linux, the lock of the single instance among them.
      XDG_CONFIG_HOME: join(dataDir, 'electron'),
    },
  })
  try {
    const page = await app.firstWindow()
    const scan = new ScanPage(page)
    await scan.submitText(LETTER.join('\n'))
    await scan.open('Pasted text')
    await expect(new ReviewPage(page).finding(INJECTION_ROW)).toBeVisible()
    expect(await page.evaluate(() => 'require' in globalThis || 'process' in globalThis)).toBe(
      false,
    )
  } finally {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** Looks only; the download belongs to `npm start`. */
async function installedElectron(): Promise<string | undefined> {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const name = await readFile(join(folder, 'path.txt'), 'utf8').catch(() => undefined)
  if (name === undefined) return undefined
  const path = join(folder, 'dist', name)
  return existsSync(path) ? path : undefined
}
