/**
 * Where browsers of the Chromium family are installed. Only looks; installing
 * one is another file's matter.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What the answer depends on; a test gives another machine. */
export interface BrowserHost {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where Playwright keeps its own Chromium, installed or not. */
  readonly playwrightPath: string
  readonly exists: (path: string) => boolean
  /** Whether the program starts: one whose libraries are missing is of no use. */
  readonly starts: (path: string) => boolean
}

/** Commands of Linux and BSD packages. */
const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]
const VERSION_MS = 20_000

/**
 * The path of a browser, or undefined: the one that `ASSAY_CHROMIUM` names,
 * else Playwright's own, which fits it best, else one of the system.
 *
 * @throws {Error} where `ASSAY_CHROMIUM` names a program that is not there
 */
export function findBrowser(host: BrowserHost): string | undefined {
  const named = host.env.ASSAY_CHROMIUM
  if (named) {
    if (host.exists(named)) return named
    throw new Error(`ASSAY_CHROMIUM names ${named}, which is not there.`)
  }
  const candidates = [host.playwrightPath, ...systemPaths(host)]
  return candidates.find((path) => host.exists(path) && host.starts(path))
}

/**
 * Whether a browser starts, by asking for its version. On Windows that would
 * open a window, so there it counts as started.
 */
export function startsBrowser(path: string, platform: NodeJS.Platform = process.platform): boolean {
  if (platform === 'win32') return existsSync(path)
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: VERSION_MS })
  return status === 0
}

function systemPaths({ platform, env }: BrowserHost): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')]
    return folders.flatMap((folder) =>
      MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    )
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)))
  }
  // A snap sees another /tmp than Playwright, which puts the profile there.
  const folders = (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '' && !folder.startsWith('/snap/'))
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
}
