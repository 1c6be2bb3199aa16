/** The sign in the tray: what is wanted of Assay while its window stands behind others. */

import type { MenuItemConstructorOptions } from 'electron'

export interface TrayActions {
  /** Where the service listens. */
  readonly address: string
  readonly show: () => void
  readonly scanClipboard: () => void
  readonly copyAddress: () => void
  readonly quit: () => void
}

export function trayTemplate(actions: TrayActions): MenuItemConstructorOptions[] {
  return [
    { label: 'Show Assay', click: actions.show },
    { label: 'Scan Clipboard', click: actions.scanClipboard },
    { type: 'separator' },
    { label: `Copy ${actions.address}`, click: actions.copyAddress },
    { type: 'separator' },
    { label: 'Quit and Stop the Service', click: actions.quit },
  ]
}
