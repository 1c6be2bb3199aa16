/**
 * Burns the fuses of a packaged app: what Electron can do
 * for everybody and this app needs for nobody is switched off in its program
 * (electronjs.org/docs/latest/tutorial/fuses). Before signing:
 *
 *   npm run fuse -- PATH_OF_THE_APP_OR_ITS_PROGRAM
 */

import {
  type FuseConfig,
  FuseState,
  FuseV1Options,
  FuseVersion,
  flipFuses,
  getCurrentFuseWire,
} from '@electron/fuses'

/** Each fuse of Electron 45; one more in a later Electron is an error, not a default. */
const FUSES = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // Its signature no longer fits the program; arm64 starts nothing unsigned.
  resetAdHocDarwinSignature: true,
  // Nobody starts other programs by this one, with its rights, or looks into it while it runs.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // What runs is what was signed.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // Cookies and storage on disk are the user's alone.
  [FuseV1Options.EnableCookieEncryption]: true,
  // The window loads nothing from files.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // As Electron has them: one snapshot for all processes; WebAssembly bounds by traps, which are faster.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies FuseConfig

/**
 * Sets every fuse.
 * @throws {Error} where the file is no program of Electron, or has not just the fuses that are known here.
 */
export async function fuseElectron(path: string): Promise<void> {
  // Setting one that this Electron no longer has does nothing, silently.
  const removed = Object.entries(await getCurrentFuseWire(path)).find(
    ([, state]) => state === FuseState.REMOVED,
  )
  if (removed) throw new Error(`${path}: its Electron has lost the fuse number ${removed[0]}.`)
  await flipFuses(path, FUSES)
}

if (import.meta.main) {
  const [path] = process.argv.slice(2)
  if (path === undefined) {
    process.stderr.write('usage: npm run fuse -- PATH\n')
    process.exitCode = 2
  } else {
    await fuseElectron(path)
  }
}
