import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { type UtilityChild, utilityProcessStarter } from './utility-process.ts'

/** What Electron gives, without its process. */
class Child extends EventEmitter implements UtilityChild {
  pid: number | undefined = 4_711
  readonly sent: unknown[] = []
  postMessage(message: unknown) {
    this.sent.push(message)
  }
  exit() {
    this.pid = undefined
    this.emit('exit', 0)
  }
}

function started(child = new Child()) {
  const forks: unknown[] = []
  const start = utilityProcessStarter({
    fork(...args) {
      forks.push(args)
      return child
    },
  })
  return { child, forks, worker: start('/app/out/main/inference.process.js', { TMPDIR: '/tmp' }) }
}

afterEach(() => void vi.restoreAllMocks())

it('sees of the environment what it is given', () => {
  const { forks } = started()
  expect(forks).toEqual([
    [
      '/app/out/main/inference.process.js',
      [],
      { env: { TMPDIR: '/tmp' }, stdio: 'ignore', serviceName: 'Assay models' },
    ],
  ])
})

it('answers a task, and is not heard after that', () => {
  const { child, worker } = started()
  const answered = vi.fn()
  const gone = vi.fn()
  const { stop } = worker.ask({ task: 1 }, { answered, gone })
  expect(child.sent).toEqual([{ task: 1 }])
  child.emit('message', 'one')
  stop()
  child.emit('message', 'two')
  child.exit()
  expect(answered.mock.calls).toEqual([['one']])
  expect(gone).not.toHaveBeenCalled()
})

it('says that it is gone to who waits, and later', () => {
  const { child, worker } = started()
  const gone = vi.fn()
  worker.ask({}, { answered: vi.fn(), gone })
  expect(worker.isGone).toBe(false)
  child.exit()
  expect(gone).toHaveBeenCalledOnce()
  expect(worker.isGone).toBe(true)
})

it('is ended by the system, for native code hears nobody', async () => {
  const { child, worker } = started()
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    child.exit()
    return true
  })
  await worker.end()
  await worker.end()
  expect(kill.mock.calls).toEqual([[4_711, 'SIGKILL']])
})

it('is ended also where it has not started yet', async () => {
  const child = new Child()
  child.pid = undefined
  const { worker } = started(child)
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    child.exit()
    return true
  })
  const ended = worker.end()
  child.pid = 4_712
  await ended
  expect(kill.mock.calls).toEqual([[4_712, 'SIGKILL']])
})
