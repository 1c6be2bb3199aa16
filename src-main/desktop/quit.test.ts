import { describe, expect, it, vi } from 'vitest'
import { type QuittableApp, stopServiceOnQuit } from './quit.ts'

function fakeApp() {
  const exits: number[] = []
  let willQuit: (event: { preventDefault(): void }) => void = () => {}
  const app: QuittableApp = {
    on: (_event, listener) => {
      willQuit = listener
    },
    exit: (code) => exits.push(code),
  }
  const quit = () => {
    let prevented = false
    willQuit({ preventDefault: () => (prevented = true) })
    return prevented
  }
  return { app, exits, quit }
}

describe('stopServiceOnQuit', () => {
  it('ends the process after the service has stopped, and stops it once', async () => {
    const { app, exits, quit } = fakeApp()
    let stopped: () => void = () => {}
    const close = vi.fn(() => new Promise<void>((resolve) => (stopped = resolve)))
    stopServiceOnQuit(app, close)
    expect(quit()).toBe(true)
    expect(quit()).toBe(true)
    expect(exits).toEqual([])
    stopped()
    await vi.waitFor(() => expect(exits).toEqual([0]))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('ends with an error when the service fails to stop', async () => {
    const { app, exits, quit } = fakeApp()
    stopServiceOnQuit(app, () => Promise.reject(new Error('no')))
    quit()
    await vi.waitFor(() => expect(exits).toEqual([1]))
  })

  it('does not wait for ever', async () => {
    const { app, exits, quit } = fakeApp()
    stopServiceOnQuit(app, () => new Promise(() => {}), 20)
    quit()
    await vi.waitFor(() => expect(exits).toEqual([1]))
  })
})
