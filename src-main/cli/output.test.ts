import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ExplainedError } from '../explained-error.ts'
import { NobodyReads, openOutput, partOf, writeWhole } from './output.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-output-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a file', () => {
  it('is there once it is whole, for its owner alone', async () => {
    const path = join(folder, 'found.json')
    writeFileSync(path, 'the last report')
    const output = openOutput(path)
    await output.write('hällo ')
    await output.write('there')
    expect(readFileSync(path, 'utf8')).toBe('the last report')
    output.finish()
    output.abandon()
    expect(readFileSync(path, 'utf8')).toBe('hällo there')
    expect(readdirSync(folder)).toEqual(['found.json'])
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('that is abandoned leaves nothing behind', async () => {
    const output = openOutput(join(folder, 'found.json'))
    await output.write('half')
    output.abandon()
    expect(readdirSync(folder)).toEqual([])
  })

  it('whose place was taken meanwhile leaves nothing behind', () => {
    const path = join(folder, 'found.json')
    const output = openOutput(path)
    mkdirSync(path)
    expect(output.finish).toThrow(ExplainedError)
    expect(readdirSync(folder)).toEqual(['found.json'])
  })

  it('in a folder that is not there is refused at once', () => {
    expect(() => openOutput(join(folder, 'none', 'x'))).toThrow(
      /none.x cannot be written [(]ENOENT[)]/,
    )
  })

  it.runIf(process.platform === 'linux')('on a full disk is told', async () => {
    const output = openOutput('/dev/full')
    await expect(output.write('x')).rejects.toThrow(/[(]ENOSPC[)]/)
    output.abandon()
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true)
  })
})

describe('a file written at once', () => {
  it('is there whole, and what fails leaves what was there', () => {
    const path = join(folder, 'known.json')
    writeWhole(path, 'one', 0o666)
    writeWhole(path, 'two', 0o666)
    expect(readFileSync(path, 'utf8')).toBe('two')
    expect(() => writeWhole(join(folder, 'none', 'x'), 'one', 0o666)).toThrow(/ENOENT/)
    expect(readdirSync(folder)).toEqual(['known.json'])
  })

  it.runIf(process.platform === 'linux')('never takes the place of a device', () => {
    expect(() => writeWhole('/dev/full', 'x', 0o666)).toThrow(/ENOSPC/)
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true)
  })
})

describe
  .skipIf(process.platform === 'win32')
  .each<[string, (path: string) => Promise<void> | void]>([
    [
      'a report',
      async (path) => {
        const output = openOutput(path)
        await output.write('theirs')
        output.finish()
      },
    ],
    ['a file written at once', (path) => writeWhole(path, 'theirs', 0o600)],
  ])('links that somebody laid where %s goes', (_, write) => {
  it('are replaced, not followed', async () => {
    const target = join(folder, 'target')
    const link = join(folder, 'link')
    writeFileSync(target, 'mine')
    symlinkSync(target, link)
    symlinkSync(target, partOf(link))
    await write(link)
    expect(readFileSync(target, 'utf8')).toBe('mine')
    expect(readFileSync(link, 'utf8')).toBe('theirs')
    expect(readdirSync(folder)).toEqual(['link', 'target'])
  })

  it.runIf(process.platform === 'linux')('stay where the system laid them', async () => {
    const file = openSync(join(folder, 'taken'), 'w')
    await write(`/proc/self/fd/${file}`)
    closeSync(file)
    expect(readFileSync(join(folder, 'taken'), 'utf8')).toBe('theirs')
  })
})

describe('standard output', () => {
  /** @param code of the error with which each write ends. */
  const failing = (code: string) =>
    new Writable({
      write: (_chunk, _encoding, written) => written(Object.assign(new Error(code), { code })),
    })

  it('waits until a slow reader has taken what was written', async () => {
    const taken: string[] = []
    const slow = new Writable({
      highWaterMark: 1,
      write(chunk, _encoding, written) {
        setImmediate(() => {
          taken.push(String(chunk))
          written()
        })
      },
    })
    const output = openOutput(undefined, slow)
    await output.write('one')
    expect(taken).toEqual(['one'])
    await output.write('two')
    output.finish()
    expect(taken).toEqual(['one', 'two'])
  })

  it('that is closed early is told apart from one that is full', async () => {
    await expect(openOutput(undefined, failing('EPIPE')).write('x')).rejects.toThrow(NobodyReads)
    await expect(openOutput(undefined, failing('ENOSPC')).write('x')).rejects.toThrow(
      /[(]ENOSPC[)]/,
    )
  })
})
