/**
 * `npm start`: the app in its own window where Electron can run, in the
 * browser otherwise. Either way the same service answers.
 */

import '../v8-flags.ts'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { DEFAULT_PORT } from '../../src-shared/contract/limits.ts'
import { ensureAppBuilt, ensureShellBuilt } from './build-app.ts'
import { findElectron } from './electron-binary.ts'
import { EXIT } from './exit-codes.ts'
import { hasDisplay } from './open-in-browser.ts'
import { runElectron } from './run-electron.ts'
import { SHOW_LINK, serve } from './serve.ts'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

const { browser, showLink } = new Command('npm start --')
  .description('Start Assay in a window of its own, or in the browser where there is none.')
  .option('--browser', 'do not look for Electron', false)
  .option('--show-link', SHOW_LINK, false)
  .parse()
  .opts<{ browser: boolean; showLink: boolean }>()

try {
  await start(browser)
} catch (error) {
  say(`Assay could not start. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = EXIT.unusable
}

async function start(browserOnly: boolean): Promise<void> {
  await ensureAppBuilt()
  if (!browserOnly && hasDisplay() && (await runWindow())) return
  await serve({ port: DEFAULT_PORT, open: true, showLink, json: false })
}

/** Runs the window until it is closed. False where it could not be opened. */
async function runWindow(): Promise<boolean> {
  const electron = await findElectron({
    onDownload: () => say('Downloading Electron, once (about 120 MB) …'),
  })
  if ('reason' in electron) {
    say(`${electron.reason} Using the browser instead.`)
    return false
  }
  await ensureShellBuilt()
  if ((await runElectron(electron.path, [projectRoot])) === 'closed') return true
  say('The window could not be opened. Using the browser instead.')
  return false
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
