/** Pipes that are closed and disks that are full, as a shell makes them. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EXIT } from './exit-codes.ts'

const ASSAY = `"${process.execPath}" "${join(import.meta.dirname, 'main.ts')}"`
const folder = mkdtempSync(join(tmpdir(), 'assay-lost-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a line of a shell, in which `$ASSAY` is the command; gives its exit code and what it complained of. */
function shell(line: string) {
  const { status, stderr } = spawnSync('sh', ['-c', line.replaceAll('$ASSAY', ASSAY)], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

/** As a shell with `pipefail` sees a command whose reader ends before it has read anything. */
const unread = (line: string) =>
  `{ ${line}; echo $? >&3; } 3>"${folder}/code" | exec true; exit $(cat "${folder}/code")`

describe.skipIf(process.platform === 'win32')('output that nobody reads', () => {
  it.each(['rules list', 'scan --help'])('ends %s quietly', (command) => {
    expect(shell(unread(`$ASSAY ${command}`))).toEqual({ status: EXIT.ok, stderr: '' })
  })

  it('leaves a scan unfinished, and says so by its exit code', () => {
    const files = Array.from({ length: 5 }, (_, index) => join(folder, `${index}.txt`))
    for (const path of files) writeFileSync(path, 'A walk in the park.')
    const line = unread(`$ASSAY scan --max-level L1 --format jsonl ${files.join(' ')}`)
    const { status, stderr } = shell(line)
    // What is short may be in the pipe before anybody closes it.
    expect([EXIT.ok, EXIT.incomplete]).toContain(status)
    expect(stderr).toBe('')
  })
})

describe.skipIf(!existsSync('/dev/full'))('a disk that is full', () => {
  it.each(['rules list'])('is told of by %s', (command) => {
    expect(shell(`$ASSAY ${command} > /dev/full`)).toEqual({
      status: EXIT.unusable,
      stderr: 'assay: the output cannot be written (ENOSPC)\n',
    })
  })
})
