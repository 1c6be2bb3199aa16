import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fuseElectron } from './fuse-electron.ts'

/** By this Electron's own tools find the fuses in its program; version and number of them follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

let folder: string
let program: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-fuses-'))
  program = join(folder, 'assay')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A file with the fuses of an Electron, `0` off, `1` on, `r` removed, in the middle of other bytes. */
function writeProgram(fuses: string): void {
  const noise = Buffer.alloc(5_000_000, 7)
  const head = Buffer.from([1, fuses.length])
  writeFileSync(
    program,
    Buffer.concat([noise, Buffer.from(SENTINEL), head, Buffer.from(fuses), noise]),
  )
}

it('switches off what runs other programs, and on what keeps this one whole', async () => {
  writeProgram('101100011')
  await fuseElectron(program)
  const bytes = readFileSync(program)
  const start = bytes.indexOf(SENTINEL) + SENTINEL.length + 2
  expect(bytes.toString('latin1', start, start + 9)).toBe('010011001')
  expect(bytes.length).toBe(10_000_000 + SENTINEL.length + 11)
})

it.each([
  ['a later Electron with a fuse that nobody thought of', '1011000111'],
  ['an Electron that has lost one', 'r01100011'],
])('says so of %s', async (_, fuses) => {
  writeProgram(fuses)
  await expect(fuseElectron(program)).rejects.toThrow(/fuse/)
})

it('says so of what is no Electron', async () => {
  writeFileSync(program, 'MZ')
  await expect(fuseElectron(program)).rejects.toThrow(/sentinel/)
})
