/**
 * Stands in for the `electron` module where its program cannot be had: the
 * bundled shell then boots in plain Node. A window becomes a line on standard
 * output with the address that it would show.
 */

import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'

class StandInApp extends EventEmitter {
  readonly isPackaged = false
  setName() {}
  setPath() {}
  getPath() {
    return tmpdir()
  }
  requestSingleInstanceLock() {
    return true
  }
  enableSandbox() {}
  async whenReady() {}
  quit() {
    this.emit('will-quit', { preventDefault() {} })
  }
  exit(code: number) {
    process.exit(code)
  }
}

export const app = new StandInApp()

class StandInContents extends EventEmitter {
  setWindowOpenHandler() {}
}

export class BrowserWindow extends EventEmitter {
  constructor() {
    super()
    app.emit('web-contents-created', {}, new StandInContents())
  }
  async loadURL(address: string) {
    process.stdout.write(`${JSON.stringify({ address })}\n`)
    this.emit('ready-to-show')
  }
  show() {}
  focus() {}
  isMinimized() {
    return false
  }
}

export const Menu = { buildFromTemplate: (template: unknown) => template, setApplicationMenu() {} }
export const nativeTheme = { shouldUseDarkColors: false }
export const shell = { async openExternal() {} }
export const dialog = {
  showErrorBox: (title: string, content: string) => process.stderr.write(`${title}: ${content}\n`),
}
export const session = {
  defaultSession: {
    setPermissionRequestHandler() {},
    setPermissionCheckHandler() {},
    setDevicePermissionHandler() {},
    setSpellCheckerEnabled() {},
    webRequest: { onBeforeRequest() {} },
  },
}

// What the test types: links from other programs, and closing the window.
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'close') app.emit('window-all-closed')
  else app.emit('second-instance', {}, ['assay', line])
})
