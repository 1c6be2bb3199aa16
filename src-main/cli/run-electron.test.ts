import { describe, expect, it } from 'vitest'
import { runElectron } from './run-electron.ts'

/** Node plays the program: what counts is how it ends. */
const run = (script: string, startupMs = 30_000) =>
  runElectron(process.execPath, ['-e', script], startupMs)

describe('runElectron', () => {
  it('takes a good end as a closed window', async () => {
    expect(await run('')).toBe('closed')
  })

  it.each([
    ['an early failure', 'process.exit(1)'],
    // What Chromium does as root, or where its sandbox is not allowed.
    ['an early crash', 'process.abort()'],
  ])('takes %s as not opened', async (_name, script) => {
    expect(await run(script)).toBe('not_opened')
  })

  it('takes a program that cannot be run as not opened', async () => {
    expect(await runElectron('/not/there', [])).toBe('not_opened')
  })

  it('takes a late failure as closed', async () => {
    expect(await run('process.exit(1)', 0)).toBe('closed')
  })

  it('passes on a request to stop, and does not take it for a failure', async () => {
    const ended = run('setInterval(() => {}, 1000)')
    process.emit('SIGTERM', 'SIGTERM')
    expect(await ended).toBe('closed')
  })

  it('does not hand on the switch that turns Electron into Node', async () => {
    process.env.ELECTRON_RUN_AS_NODE = '1'
    try {
      expect(await run('process.exit("ELECTRON_RUN_AS_NODE" in process.env ? 1 : 0)')).toBe(
        'closed',
      )
    } finally {
      delete process.env.ELECTRON_RUN_AS_NODE
    }
  })
})
