/** Files of the data folder that only their owner reads. */

import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Written whole or not at all, mode 0600. @throws the file system's error. */
export function writePrivateFile(path: string, text: string): void {
  const part = `${path}.part`
  rmSync(part, { force: true })
  // `wx`: what lies there already, a link for instance, is never written through.
  writeFileSync(part, text, { mode: 0o600, flag: 'wx' })
  renameSync(part, path)
}
