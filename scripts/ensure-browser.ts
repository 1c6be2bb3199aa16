/**
 * Makes sure that there is a Chromium for the end-to-end tests: one that is
 * installed, else Playwright's own, else Debian's. Before it installs anything it
 * says what, and how to keep it from doing so. Run as a program, it prints the
 * browser's path.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, startsBrowser } from './find-browser.ts'

const INSTALL_MS = 10 * 60_000

/** What the answer depends on; a test gives another machine. */
export interface InstallHost {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether packages of Debian can be installed here: as root, where there is apt. */
  readonly hasApt: boolean
  /** The path of a browser that is installed. */
  readonly find: () => string | undefined
  /** Runs a program to its end; whether it worked shows when the browser is looked for again. */
  readonly run: (program: string, args: readonly string[]) => void
  readonly say: (line: string) => void
}

/**
 * Finds a browser, installing one where there is none and `ASSAY_INSTALL_BROWSER` is not `no`.
 *
 * @returns its absolute path
 * @throws {Error} one sentence on what to do, where none can be had
 */
export function ensureBrowser(host: InstallHost = thisMachine()): string {
  const found = host.find()
  if (found !== undefined) return found
  if (host.env.ASSAY_INSTALL_BROWSER !== 'no') {
    for (const { what, commands } of installations(host)) {
      host.say(`No browser for the end-to-end tests: installing ${what}.`)
      host.say(
        'ASSAY_CHROMIUM=PATH takes one that you have; ASSAY_INSTALL_BROWSER=no installs none.',
      )
      for (const [program, ...args] of commands) {
        host.say(`> ${[program, ...args].join(' ')}`)
        host.run(program, args)
      }
      const made = host.find()
      if (made !== undefined) return made
    }
  }
  throw new Error(
    'No browser for the end-to-end tests: install Chrome, Edge or Chromium, or set ASSAY_CHROMIUM to the path of one.',
  )
}

interface Installation {
  readonly what: string
  readonly commands: readonly (readonly [string, ...string[]])[]
}

function installations({ hasApt }: InstallHost): Installation[] {
  const playwright = dirname(
    createRequire(import.meta.url).resolve('@playwright/test/package.json'),
  )
  const own: Installation = {
    what: 'Playwright’s Chromium into its own folder of your home',
    commands: [[process.execPath, join(playwright, 'cli.js'), 'install', 'chromium']],
  }
  const debian: Installation = {
    what: 'the system package chromium, with what it needs',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', 'chromium'],
    ],
  }
  return hasApt ? [own, debian] : [own]
}

function thisMachine(): InstallHost {
  return {
    env: process.env,
    hasApt: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    find: () =>
      findBrowser({
        platform: process.platform,
        env: process.env,
        playwrightPath: chromium.executablePath(),
        exists: existsSync,
        starts: startsBrowser,
      }),
    // Standard output is for the path.
    run: (program, args) => {
      spawnSync(program, args, {
        stdio: ['ignore', process.stderr, process.stderr],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: INSTALL_MS,
      })
    },
    say: (line) => process.stderr.write(`${line}\n`),
  }
}

if (import.meta.main) process.stdout.write(`${ensureBrowser()}\n`)
