/**
 * The bundle that Electron starts, booted in plain Node: that its workers and
 * resources are found where the bundle lies, that links arrive, and that
 * closing the window ends it. Needs no Electron, so it runs everywhere.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureShellBuilt } from '../src-main/cli/build-app.ts'
import { INJECTION_ROW, LETTER, pdfLetter } from './fixtures/documents.ts'
import { ReviewPage } from './pages/review.ts'
import { ScanPage } from './pages/scan.ts'
import { expect, test } from './test.ts'

const projectRoot = fileURLToPath(new URL('../', import.meta.url))
const standIn = pathToFileURL(join(projectRoot, 'e2e/electron/use-stand-in.ts')).href

interface Shell {
  readonly child: ChildProcessWithoutNullStreams
  /** Next address that the window loads. */
  readonly nextAddress: () => Promise<string>
}

test.describe('the bundled shell', () => {
  // In one worker, which builds it once.
  test.describe.configure({ mode: 'default' })
  let dataDir: string
  let shell: Shell

  test.beforeAll(async () => {
    await ensureShellBuilt()
  })
  test.beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'assay-shell-'))
    shell = bootShell(dataDir)
  })
  test.afterEach(async () => {
    shell.child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  test('scans text and PDF with the bundled workers and process', async ({ page }) => {
    await page.goto(await shell.nextAddress())
    const scan = new ScanPage(page)
    await scan.submitText(LETTER.join('\n'))
    await scan.chooseFiles([
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: (await pdfLetter()).bytes },
    ])
    await scan.open('letter.pdf')
    const review = new ReviewPage(page)
    await expect(review.finding(INJECTION_ROW)).toBeVisible()
    // The process of the networks answered as well.
    await page.getByRole('button', { name: 'About this scan' }).click()
    await expect(page.getByText('Degraded')).toHaveCount(0)
    await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible()
  })

  test('opens links within the service, and ends when its window is closed', async () => {
    const first = new URL(await shell.nextAddress())
    const job = `job_${'0'.repeat(32)}`
    shell.child.stdin.write(`assay://job/${job}\n`)
    const linked = new URL(await shell.nextAddress())
    expect(linked.origin).toBe(first.origin)
    expect(linked.pathname).toBe(`/review/${job}`)
    expect(linked.hash).not.toBe(first.hash)
    const ended = new Promise((resolve) => shell.child.once('exit', resolve))
    shell.child.stdin.write('close\n')
    expect(await ended).toBe(0)
    await expect(fetch(first.origin)).rejects.toThrow()
  })

  test('where a service runs already it ends without asking, and leaves the browser to npm start', async () => {
    await shell.nextAddress()
    const { child } = bootShell(dataDir)
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
    expect(said).toContain(dataDir)
    // What the stand-in says in place of a dialog, which somebody would have to close first.
    expect(said).not.toContain('Assay could not start')
  })
})

function bootShell(dataDir: string): Shell {
  const child = spawn(process.execPath, ['--import', standIn, 'out/main/main.js'], {
    cwd: projectRoot,
    env: { ...process.env, ASSAY_DATA_DIR: dataDir, ASSAY_PORT: '0' },
  })
  const lines: Interface = createInterface({ input: child.stdout })
  const addresses = lines[Symbol.asyncIterator]()
  const nextAddress = async () => {
    const { value, done } = await addresses.next()
    if (done) throw new Error('The shell ended before it showed a window.')
    return (JSON.parse(value) as { address: string }).address
  }
  return { child, nextAddress }
}
