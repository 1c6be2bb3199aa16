/** `bin/assay` with a Node in its place that only says what it was started with. */

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_HEAP } from '../lean-allocator.ts'

const LAUNCHER = join(import.meta.dirname, '../../bin/assay')

describe.skipIf(process.platform === 'win32')('the command', () => {
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'assay-launcher-'))
    mkdirSync(join(root, 'bin'))
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
    copyFileSync(LAUNCHER, join(root, 'bin/assay'))
    writeFileSync(join(root, 'node_modules/.bin/node'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', {
      mode: 0o755,
    })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it.each([
    [
      ['scan', 'a b.txt'],
      ['--max-semi-space-size=4', '--heap-growing-percent=20'],
    ],
    [[], ['--max-semi-space-size=4', '--heap-growing-percent=20']],
    [['serve', '--port', '0'], SMALL_HEAP],
  ])('with %j has heaps that grow so: %j', (given, heap) => {
    const { stdout } = spawnSync('sh', [join(root, 'bin/assay'), ...given], { encoding: 'utf8' })
    const [young, growth, program, ...handedOn] = stdout.trimEnd().split('\n')
    expect([young, growth]).toEqual(heap)
    expect(program).toMatch(/\/bin\/assay\.mjs$/)
    expect(handedOn).toEqual(given)
  })
})
