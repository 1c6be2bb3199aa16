/** The bundle itself, as `npm run build` makes it: made where there is none of these sources, else the one that is there. */

import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { VERSION } from '../version.ts'
import { ensureCommandBuilt } from './build-app.ts'
import { bundledProgram } from './command-bundle.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')

it('tells its version, and finds a secret by the rules that the build has prepared', async () => {
  await ensureCommandBuilt()
  const program = bundledProgram(ROOT)
  if (program === undefined) throw new Error('there is no bundle of these sources')
  const folder = mkdtempSync(join(tmpdir(), 'assay-bundle-runs-'))
  try {
    const file = join(folder, 'leak.txt')
    writeFileSync(file, 'the key is assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ')
    const main = join(folder, 'main.mjs')
    // As main.ts starts it, which would take the sources where the bundle is stale.
    writeFileSync(
      main,
      `import { runProgram } from ${JSON.stringify(program)}
      process.exitCode = await runProgram(process.argv)`,
    )
    const env = { ...process.env, HOME: folder, XDG_CACHE_HOME: folder, LOCALAPPDATA: folder }
    const assay = (...args: readonly string[]) => run(process.execPath, [main, ...args], { env })

    expect((await assay('--version')).stdout).toBe(`${VERSION}\n`)
    const rules = ['--categories', 'dlp', '--max-level', 'L1', '--fail-on', 'never']
    const { stdout } = await assay('scan', file, ...rules, '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({
      decision: 'block',
      jobs: [{ completion: { state: 'complete' } }],
    })
    // A start that prepares them keeps them in the user's cache.
    expect(readdirSync(folder, { recursive: true }).join()).not.toMatch(/rules-[0-9a-f]{32}/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
