/** `bin/assay` with a Node in its place that only says what it was started with. */

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

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
    [['scan', 'a b.txt'], 4],
    [[], 4],
    [['serve', '--port', '0'], 16],
  ])('with %j has so much room for what was just made: %i MiB', (given, young) => {
    const { stdout } = spawnSync('sh', [join(root, 'bin/assay'), ...given], { encoding: 'utf8' })
    const [first, , program, ...handedOn] = stdout.trimEnd().split('\n')
    expect(first).toBe(`--max-semi-space-size=${young}`)
    expect(program).toMatch(/\/bin\/assay\.mjs$/)
    expect(handedOn).toEqual(given)
  })
})
