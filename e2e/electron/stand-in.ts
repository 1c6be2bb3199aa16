/**
 * Stands in for the `electron` module where its program cannot be had: the
 * bundled shell then boots in plain Node. A window becomes a line on standard
 * output with the address that it would show.
 */

import { type ChildProcess, fork } from 'node:child_process'
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
  async executeJavaScript() {}
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new StandInContents()
  constructor() {
    super()
    app.emit('web-contents-created', {}, this.webContents)
  }
  isDestroyed() {
    return false
  }
  setProgressBar() {}
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

export class Tray {
  setToolTip() {}
  setContextMenu() {}
}

export const clipboard = { readText: async () => '', async writeText() {} }
export const Menu = { buildFromTemplate: (template: unknown) => template, setApplicationMenu() {} }
export const nativeTheme = { shouldUseDarkColors: false }
export const shell = { async openExternal() {}, openPath: async () => '' }
/** A utility process is one of Node whose messages come and go by `process.parentPort`. */
class StandInUtility extends EventEmitter {
  readonly #child: ChildProcess
  constructor(entry: string, env: Record<string, string>) {
    super()
    this.#child = fork(entry, [], {
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--import', new URL('./parent-port.ts', import.meta.url).href],
    })
    this.#child.on('message', (message) => this.emit('message', message))
    this.#child.on('exit', (code) => this.emit('exit', code))
  }
  get pid() {
    return this.#child.pid
  }
  postMessage(message: object) {
    this.#child.send(message)
  }
}

export const utilityProcess = {
  fork: (entry: string, _: readonly string[], options: { env: Record<string, string> }) =>
    new StandInUtility(entry, options.env),
}
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
