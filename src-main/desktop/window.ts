/**
 * The window's options and the fence around what it shows, after Electron's
 * security checklist (electronjs.org/docs/latest/tutorial/security).
 */

import type { BrowserWindowConstructorOptions } from 'electron'
import { originOf } from './session.ts'

/** Painted before the app is, so that nothing flashes: `--ground` of src-renderer/theme/tokens.css. */
const BACKGROUND = { light: '#f4f5f7', dark: '#0f1114' } as const

/** Options of the app's window: a plain browser page without any access to Node or Electron. */
export function windowOptions(dark: boolean): BrowserWindowConstructorOptions {
  return {
    name: 'main',
    windowStatePersistence: true,
    width: 1360,
    height: 900,
    minWidth: 720,
    minHeight: 480,
    show: false,
    title: 'Assay',
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  }
}

interface Navigation {
  readonly url: string
  preventDefault(): void
}

/** The part of Electron's `WebContents` that is used. */
export interface ConfinableContents {
  on(event: 'will-frame-navigate', listener: (navigation: Navigation) => void): unknown
  on(event: 'will-redirect', listener: (navigation: Navigation) => void): unknown
  on(event: 'will-attach-webview', listener: (event: { preventDefault(): void }) => void): unknown
  on(event: 'will-prevent-unload', listener: (event: { preventDefault(): void }) => void): unknown
  setWindowOpenHandler(handler: (asked: { readonly url: string }) => { action: 'deny' }): void
}

/**
 * Keeps a page, and every frame in it, on the service: other addresses, new
 * windows and embedded web views are refused. The documentation is for the user's browser.
 *
 * @param origin origin of the service
 * @param openInBrowser shows the address of a page that needs no session
 */
export function confineContents(
  contents: ConfinableContents,
  origin: string,
  openInBrowser: (address: string) => void,
): void {
  const staysInside = (navigation: Navigation) => {
    if (originOf(navigation.url) !== origin) navigation.preventDefault()
  }
  contents.on('will-frame-navigate', staysInside)
  contents.on('will-redirect', staysInside)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (url === `${origin}/docs`) openInBrowser(url)
    return { action: 'deny' }
  })
}

/**
 * Asks before a page is left that holds what was typed or chosen and is kept nowhere. A browser asks by itself; here
 * the window would stay open without a word.
 *
 * @param mayLeave asks; true leaves
 */
export function askBeforeLeaving(
  contents: Pick<ConfinableContents, 'on'>,
  mayLeave: () => boolean,
): void {
  contents.on('will-prevent-unload', (event) => {
    // What is prevented is that the page stays.
    if (mayLeave()) event.preventDefault()
  })
}

/**
 * The address of a path of the app with a launch code, which signs the page in.
 *
 * @param appAddress a fresh address of the service's `appUrl()`
 * @param path of the app, with its query
 */
export function addressOf(appAddress: string, path: string): string {
  const address = new URL(appAddress)
  const target = new URL(path, address)
  target.hash = address.hash
  return target.href
}
