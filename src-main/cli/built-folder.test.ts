import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refreshFolder } from './built-folder.ts'

let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-built-'))
  folder = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function refresh(stamp: string, content: string): Promise<boolean> {
  return refreshFolder({
    folder,
    stamp,
    build: async (target) => {
      mkdirSync(target)
      writeFileSync(join(target, 'index.html'), content)
    },
  })
}

describe('refreshFolder', () => {
  it('builds what is missing, and again only for another stamp', async () => {
    expect(await refresh('one', 'first')).toBe(true)
    expect(await refresh('one', 'not used')).toBe(false)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('first')
    expect(await refresh('two', 'second')).toBe(true)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('second')
    expect(readdirSync(root)).toEqual(['dist'])
  })

  it('replaces a folder that nobody stamped, leaving nothing of it', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'old.js'), '')
    expect(await refresh('one', 'first')).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['.source-stamp', 'index.html'])
  })

  it('keeps the old folder when the build fails', async () => {
    await refresh('one', 'first')
    const failing = refreshFolder({
      folder,
      stamp: 'two',
      build: async (target) => {
        mkdirSync(target)
        throw new Error('no')
      },
    })
    await expect(failing).rejects.toThrow('no')
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('first')
    expect(readdirSync(root)).toEqual(['dist'])
  })

  it('gives one whole folder when many processes build at once', async () => {
    const builder = `
      import { mkdirSync, writeFileSync } from 'node:fs'
      import { refreshFolder } from ${JSON.stringify(new URL('./built-folder.ts', import.meta.url).href)}
      const [folder, stamp] = process.argv.slice(1)
      await refreshFolder({ folder, stamp, build: async (target) => {
        mkdirSync(target)
        for (const name of ['a', 'b', 'c']) writeFileSync(target + '/' + name, stamp)
      } })
    `
    const stamps = ['one', 'one', 'two', 'one', 'two', 'two']
    const codes = await Promise.all(
      stamps.map((stamp) => {
        const child = spawn(
          process.execPath,
          ['--input-type=module', '-e', builder, '--', folder, stamp],
          { stdio: 'inherit' },
        )
        return new Promise((resolve) => child.once('close', resolve))
      }),
    )
    expect(codes).toEqual(stamps.map(() => 0))
    expect(readdirSync(root)).toEqual(['dist'])
    const contents = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(contents).toHaveLength(4)
    expect(new Set(contents).size).toBe(1)
  })
})
