/**
 * Builds what is built: the renderer and the command line with Vite, the desktop
 * shell with electron-vite. Whoever starts the app calls it, so nobody needs to know that
 * there is a build. Run as a program, it brings the renderer and the command line up to date.
 */

import { execFile } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { VERSION } from '../version.ts'
import { ensureBuilt } from './build-with-tool.ts'
import { BUNDLE_INPUTS, bundleFolder, pointToBundle, sourceTimes } from './command-bundle.ts'
import { sourceStamp } from './source-stamp.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Brings dist/renderer up to date.
 *
 * @throws {BuildToolMissing} where it is missing and Vite is not installed
 */
export async function ensureAppBuilt(): Promise<void> {
  await ensureBuilt({
    root,
    tool: 'vite',
    folder: 'dist/renderer',
    inputs: ['src-renderer', 'src-shared', 'resources/samples', 'vite.config.ts', 'package.json'],
    build: (run, target) =>
      run(['build', '--outDir', target, '--emptyOutDir', '--logLevel', 'warn']),
  })
}

/**
 * Brings out/main, the bundle that Electron starts, up to date.
 *
 * @throws {BuildToolMissing} where it is missing and electron-vite is not installed
 */
export async function ensureShellBuilt(): Promise<void> {
  await ensureBuilt({
    root,
    tool: 'electron-vite',
    folder: 'out/main',
    inputs: ['src-main', 'src-shared', 'electron.vite.config.ts', 'package.json'],
    // electron-vite adds the name of the section, `main`, to the folder it is given.
    build: async (run, target) => {
      const parent = `${target}-sections`
      try {
        await run(['build', '--outDir', parent, '--ignoreConfigWarning', '--logLevel', 'warn'])
        await rename(join(parent, 'main'), target)
      } finally {
        await rm(parent, { recursive: true, force: true })
      }
    },
  })
}

/**
 * Makes the bundle of the command line where there is none of the sources as they are, and has
 * it hold the shipped rules as they are.
 *
 * @throws {BuildToolMissing} where it is missing and Vite is not installed
 * @throws {Error} with what is wrong, where a shipped pack is not valid
 */
export async function ensureCommandBuilt(): Promise<void> {
  // Before the build: what changes under it makes it stale.
  const times = sourceTimes(root)
  const folder = bundleFolder(await sourceStamp(root, BUNDLE_INPUTS))
  await ensureBuilt({
    root,
    tool: 'vite',
    folder,
    inputs: BUNDLE_INPUTS,
    build: (run, target) =>
      run([
        ...['build', '--config', 'vite.command.config.ts', '--outDir', target],
        ...['--emptyOutDir', '--logLevel', 'warn'],
      ]),
  })
  // In a process that ends: it takes room that whoever starts the app would keep.
  await promisify(execFile)(process.execPath, [join(root, folder, 'keep-rules.js'), VERSION])
  pointToBundle(root, folder, times)
}

if (import.meta.main) {
  await ensureAppBuilt()
  await ensureCommandBuilt()
}
