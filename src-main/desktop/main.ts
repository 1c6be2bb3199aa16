/**
 * The desktop app: the service in this process and one window on it.
 *
 * A boot list, top to bottom. This is the only file that imports Electron at
 * run time; what it calls takes the parts of Electron that it uses.
 */

import '../v8-flags.ts'
import { join } from 'node:path'
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  Menu,
  nativeTheme,
  session,
  shell,
  Tray,
  utilityProcess,
} from 'electron'
import { DEFAULT_PORT } from '../../src-shared/contract/limits.ts'
import { keepCompiledCode } from '../code-cache.ts'
import { DataDirInUse, type RunningService, startService } from '../compose.ts'
import { resourcesDir } from '../entry-points.ts'
import { optimiseEarly } from '../optimise-early.ts'
import { resolveDataDir } from '../paths.ts'
import { startTaskProcessesBy } from '../workers/task-process.ts'
import { deepLinkIn, deepLinkPath, LINK_SCHEME } from './deep-links.ts'
import { menuTemplate } from './menu.ts'
import { stopServiceOnQuit } from './quit.ts'
import { scanClipboard } from './scan-clipboard.ts'
import { confineSession } from './session.ts'
import { keepTaskbarProgress } from './taskbar-progress.ts'
import { trayTemplate } from './tray.ts'
import { utilityProcessStarter } from './utility-process.ts'
import { addressOf, askBeforeLeaving, confineContents, windowOptions } from './window.ts'

/** `ASSAY_PORT` lets a second copy, a test for instance, run beside this user's own. */
const port = Number(process.env.ASSAY_PORT ?? DEFAULT_PORT)

let tray: Tray | undefined
let wantedPath = deepLinkIn(process.argv) ?? '/'
/** Brings the window to the front, on the path of a link where there is one. Until there is a window, it waits. */
let show = (path: string | undefined): void => {
  wantedPath = path ?? wantedPath
}

optimiseEarly()
// Of the threads: the app itself is loaded by now.
keepCompiledCode()
app.setName('Assay')
// Electron's own files (caches, window state) stay apart from the app's data.
app.setPath('userData', join(app.getPath('appData'), 'Assay', 'window'))

if (app.requestSingleInstanceLock()) {
  app.enableSandbox()
  // A checkout must not take the scheme from an installed app.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('second-instance', (_event, argv) => show(deepLinkIn(argv)))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    show(deepLinkPath(link))
  })
  app.on('window-all-closed', () => app.quit())
  app.whenReady().then(boot).catch(giveUp)
} else {
  app.quit()
}

async function boot(): Promise<void> {
  startTaskProcessesBy(utilityProcessStarter(utilityProcess))
  const dataDir = resolveDataDir()
  const openPath = async (path: string) => (await shell.openPath(path)) === ''
  const service = await startService({ port, dataDir, openPath })
  stopServiceOnQuit(app, () => service.close())
  const { origin } = new URL(service.baseUrl)
  confineSession(session.defaultSession, origin)
  app.on('web-contents-created', (_event, contents) =>
    confineContents(contents, origin, (address) => void shell.openExternal(address)),
  )
  const window = new BrowserWindow(windowOptions(nativeTheme.shouldUseDarkColors))
  const template = menuTemplate({
    platform: process.platform,
    developerTools: !app.isPackaged,
    scanClipboard: () => scanClipboardIn(window),
    openInBrowser: () => void shell.openExternal(service.pageUrl()),
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  askBeforeLeaving(window.webContents, () => mayLeave(window))
  openWindow(window, service)
  openTray(window, service)
  keepTaskbarProgress(window, service.runningScans)
}

function openWindow(window: BrowserWindow, service: RunningService): void {
  const load = (path: string) => {
    window.loadURL(addressOf(service.appUrl(), path)).catch((error: NodeJS.ErrnoException) => {
      // A link that comes while the page still loads takes its place.
      if (error.code !== 'ERR_ABORTED') giveUp(error)
    })
  }
  window.once('ready-to-show', () => window.show())
  show = (path) => {
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
    if (path !== undefined) load(path)
  }
  load(wantedPath)
}

/** Where the desktop has no tray, nothing is shown, and closing the window ends the program all the same. */
function openTray(window: BrowserWindow, { baseUrl }: RunningService): void {
  // Without a reference it would be collected, and its sign go.
  tray = new Tray(join(resourcesDir(), 'tray.png'))
  tray.setToolTip(`Assay, ${baseUrl}`)
  const template = trayTemplate({
    address: baseUrl,
    show: () => show(undefined),
    scanClipboard: () => scanClipboardIn(window),
    copyAddress: () => void clipboard.writeText(baseUrl),
    quit: () => app.quit(),
  })
  tray.setContextMenu(Menu.buildFromTemplate(template))
}

function scanClipboardIn(window: BrowserWindow): void {
  show(undefined)
  void scanClipboard({
    readText: () => clipboard.readText(),
    run: (script) => window.webContents.executeJavaScript(script),
    showProblem: (title, text) => dialog.showErrorBox(title, text),
  })
}

function mayLeave(window: BrowserWindow): boolean {
  const answer = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: 'Leave all the same?',
    detail: 'What you typed or chose was not sent yet, and is kept nowhere.',
    buttons: ['Stay', 'Leave'],
    defaultId: 0,
    cancelId: 0,
  })
  return answer === 1
}

function giveUp(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  // `npm start` then opens the browser on the service that runs.
  const isFromCheckout = error instanceof DataDirInUse && !app.isPackaged
  if (isFromCheckout) process.stderr.write(`${why}\n`)
  else dialog.showErrorBox('Assay could not start', why)
  app.exit(1)
}
