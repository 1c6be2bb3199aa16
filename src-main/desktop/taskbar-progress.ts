/** How far the running scans are, on the icon in the taskbar or dock (Windows, macOS, Unity). */

/** The part of Electron's `BrowserWindow` that is used. */
export interface ProgressWindow {
  isDestroyed(): boolean
  /** From 0 to 1; below 0 there is no bar. */
  setProgressBar(share: number): void
}

const LOOK_MS = 1_000
const NO_BAR = -1

/**
 * Shows the share of the scans that have ended since the machine was last idle.
 * @param runningScans how many run now.
 * @returns takes a look; to be called again and again.
 */
export function createTaskbarProgress(
  window: ProgressWindow,
  runningScans: () => number,
): () => void {
  let running = 0
  let ended = 0
  let shown = NO_BAR
  return () => {
    if (window.isDestroyed()) return
    const now = runningScans()
    // Between two looks some end and others begin: at least so many have ended.
    ended = now === 0 ? 0 : ended + Math.max(0, running - now)
    running = now
    const share = now === 0 ? NO_BAR : ended / (ended + now)
    if (share !== shown) window.setProgressBar(share)
    shown = share
  }
}

/** Looks every second, as long as the program lives. */
export function keepTaskbarProgress(window: ProgressWindow, runningScans: () => number): void {
  setInterval(createTaskbarProgress(window, runningScans), LOOK_MS).unref()
}
