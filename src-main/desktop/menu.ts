/**
 * The application menu. Roles bring each platform's own words, order and keys;
 * without a menu the usual editing keys would not work on macOS.
 */

import type { MenuItemConstructorOptions } from 'electron'

export interface MenuOptions {
  readonly platform: NodeJS.Platform
  /** Developer tools belong to a checkout, not to an installed app. */
  readonly developerTools: boolean
  readonly openInBrowser: () => void
  readonly scanClipboard: () => void
}

/** The menu's template for this platform. */
export function menuTemplate({
  platform,
  developerTools,
  openInBrowser,
  scanClipboard,
}: MenuOptions): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
  if (developerTools) view.push({ type: 'separator' }, { role: 'toggleDevTools' })
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      role: 'fileMenu',
      submenu: [
        {
          label: 'Scan Clipboard',
          accelerator: 'CmdOrCtrl+Shift+V',
          click: scanClipboard,
        },
        { label: 'Open in Browser', click: openInBrowser },
        { type: 'separator' },
        { role: mac ? 'close' : 'quit' },
      ],
    },
    { role: 'editMenu' },
    { role: 'viewMenu', submenu: view },
    { role: 'windowMenu' },
  ]
}
