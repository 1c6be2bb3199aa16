/** Leaving in order: the service is stopped, and its database closed, before the process ends. */

/** The part of Electron's `App` that is used. */
export interface QuittableApp {
  on(event: 'will-quit', listener: (event: { preventDefault(): void }) => void): unknown
  exit(code: number): void
}

/** A service that does not stop within this is left behind; its jobs are run again on the next start. */
const STOP_MS = 5_000

/**
 * Delays the app's end until the service has stopped.
 *
 * @param close stops the service; called once, however often the user asks to quit
 * @param limitMs the longest wait
 */
export function stopServiceOnQuit(
  app: QuittableApp,
  close: () => Promise<void>,
  limitMs: number = STOP_MS,
): void {
  let stopping = false
  app.on('will-quit', (event) => {
    event.preventDefault()
    if (stopping) return
    stopping = true
    const timer = setTimeout(() => app.exit(1), limitMs)
    close().then(
      () => app.exit(0),
      () => app.exit(1),
    )
    timer.unref()
  })
}
