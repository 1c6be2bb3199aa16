/** Starting anew is seen from outside: the environment that glibc has read is that of the process. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { LEAN, SMALL_HEAP } from './lean-allocator.ts'

const MODULE = pathToFileURL(`${import.meta.dirname}/lean-allocator.ts`).href
/** @param before what is done first. */
const tell = (before: string) => `
  import { readFileSync } from 'node:fs'
  import { startLean } from ${JSON.stringify(MODULE)}
  ${before}
  startLean()
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, ASSAY_ALLOCATOR } = process.env
  const passedOn = { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, ASSAY_ALLOCATOR }
  const environ = readFileSync('/proc/self/environ', 'latin1')
  console.log(JSON.stringify({ argv: process.argv.slice(2), execArgv: process.execArgv, environ, passedOn }))
`

/** What a program says that calls it first. */
function started(env: Readonly<Record<string, string>>, before = '') {
  const folder = mkdtempSync(join(tmpdir(), 'assay-lean-'))
  try {
    const program = join(folder, 'tell.mjs')
    writeFileSync(program, tell(before))
    const args = ['--no-maglev', program, 'a', '--b']
    return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it.runIf(process.platform === 'linux')('starts anew once, and hands nothing of it on', () => {
  const { argv, execArgv, environ, passedOn } = started({})
  expect([execArgv, argv]).toEqual([
    [...SMALL_HEAP, '--no-maglev'],
    ['a', '--b'],
  ])
  expect(environ).toMatch(/MALLOC_ARENA_MAX=2\0/)
  expect(environ).toMatch(/MALLOC_MMAP_THRESHOLD_=\d+\0/)
  expect(passedOn).toEqual({})
})

it.runIf(process.platform === 'linux')('leaves what the user has set as it is', () => {
  const { environ, passedOn } = started({ MALLOC_ARENA_MAX: '7' })
  expect(environ).toMatch(/MALLOC_ARENA_MAX=7\0/)
  expect(passedOn).toEqual({ MALLOC_ARENA_MAX: '7' })
})

it.runIf(process.platform === 'linux').each([
  ['does not know how', 'process.execve = undefined'],
  ['is refused', "process.execve = () => { throw new Error('EPERM') }"],
  ['has lost its file', "process.execPath = '/nowhere/node'"],
])('goes on as it is where the system %s', (_, before) => {
  const { argv, passedOn } = started({}, before)
  expect([argv, passedOn]).toEqual([['a', '--b'], {}])
})

it('sets in bin/assay what it sets itself', () => {
  const script = readFileSync(`${import.meta.dirname}/../bin/assay`, 'utf8')
  for (const [name, value] of Object.entries(LEAN)) expect(script).toContain(` ${name}=${value}`)
  expect(script).toContain(`ASSAY_ALLOCATOR="${Object.keys(LEAN).join(' ')}"`)
})

it('leaves to threads what their limits say, whatever the process has', () => {
  const thread = `
    import { getHeapStatistics } from 'node:v8'
    import { parentPort } from 'node:worker_threads'
    parentPort.postMessage(getHeapStatistics().heap_size_limit)`
  const program = (before: string) => `
    import { Worker } from 'node:worker_threads'
    import { leaveThreadsTheirLimits } from ${JSON.stringify(MODULE)}
    ${before}
    const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 100 }
    const thread = new Worker(${JSON.stringify(thread)}, { eval: true, resourceLimits: limits })
    thread.once('message', (bytes) => console.log(bytes))`
  const limit = (before: string) => {
    const args = [...SMALL_HEAP, '--input-type=module', '-e', program(before)]
    return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  }
  expect(limit('leaveThreadsTheirLimits()')).toBeLessThan(limit(''))
})
