/**
 * Opens the app without its launch code in any address that others could read.
 *
 * What a desktop is asked to open stands in the list of processes, which every
 * user of the machine may read, and often in logs. So it is asked to open a file
 * that only this user can read, and that file leads on to the app.
 */

import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LAUNCH_CODE_MS } from './accounts/sessions.ts'

/** Files of this module in the data folder. */
const NAME = /^open-[0-9a-f]{16}\.html$/

/**
 * Writes a page that leads to the app, readable by this user alone. It is
 * removed when its code no longer works, or by the next service of the folder.
 *
 * @param folder private to the user: the data folder
 * @param appUrl a fresh address of the service's `appUrl()`
 * @returns its `file:` address, which gives nothing away
 */
export function writeLaunchPage(folder: string, appUrl: string): string {
  const path = join(folder, `open-${randomBytes(8).toString('hex')}.html`)
  // `wx`: what lies there already, a link for instance, is never written through.
  writeFileSync(path, pageTo(appUrl), { mode: 0o600, flag: 'wx' })
  setTimeout(() => rmSync(path, { force: true }), LAUNCH_CODE_MS).unref()
  return pathToFileURL(path).href
}

/** Removes what an earlier service left; its codes died with it. */
export function removeLaunchPages(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (NAME.test(name)) rmSync(join(folder, name), { force: true })
  }
}

/** `replace` leaves the file out of the history; the link is for a browser without scripts. */
function pageTo(appUrl: string): string {
  // Base64url and digits need no escaping, in HTML or in a string.
  if (!/^http:\/\/127\.0\.0\.1:\d+\/#launch=[\w-]+$/.test(appUrl)) {
    throw new TypeError('not an address of the app')
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Assay</title>
<script>location.replace('${appUrl}')</script>
<p><a href="${appUrl}">Open Assay</a></p>
</html>
`
}
