/**
 * Makes sure that there is a Chromium for the end-to-end tests: one that is
 * installed, else Playwright's own, else Debian's. Run as a program, it prints
 * the browser's path.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, startsBrowser } from './find-browser.ts'

const INSTALL_MS = 10 * 60_000

/**
 * Finds a browser, installing one where there is none.
 *
 * @returns its absolute path
 * @throws {Error} one sentence on what to do, where none can be had
 */
export function ensureBrowser(): string {
  return installed() ?? fromPlaywright() ?? fromDebian() ?? fail()
}

function installed(): string | undefined {
  return findBrowser({
    platform: process.platform,
    env: process.env,
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
    starts: startsBrowser,
  })
}

function fromPlaywright(): string | undefined {
  const command = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
  run(process.execPath, [join(command, 'cli.js'), 'install', 'chromium'])
  return installed()
}

/** For containers: as root, where there is apt. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', 'chromium'])
  return installed()
}

/** Standard output is for the path. What went wrong shows when the browser is looked for again. */
function run(program: string, args: readonly string[]): void {
  process.stderr.write(`No browser yet: ${program} ${args.join(' ')}\n`)
  spawnSync(program, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_MS,
  })
}

function fail(): never {
  throw new Error(
    'No browser for the end-to-end tests: install Chrome, Edge or Chromium, or set ASSAY_CHROMIUM to the path of one.',
  )
}

if (import.meta.main) process.stdout.write(`${ensureBrowser()}\n`)
