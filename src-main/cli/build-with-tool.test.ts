import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BuildToolMissing, ensureBuilt } from './build-with-tool.ts'

let root: string
const page = () => readFileSync(join(root, 'dist', 'page'), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-build-'))
  writeFileSync(join(root, 'source'), 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A tool that copies the source into the folder it is given. */
const COPY = `
  const fs = require('node:fs')
  fs.mkdirSync(process.argv[2])
  fs.copyFileSync('source', process.argv[2] + '/page')
`

function installTool(script: string): void {
  mkdirSync(join(root, 'node_modules/tool/bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules/tool/bin/tool.js'), script)
}

const build = () =>
  ensureBuilt({
    root,
    tool: 'tool',
    folder: 'dist',
    inputs: ['source'],
    build: (run, target) => run([target]),
  })

describe('ensureBuilt', () => {
  it('builds once, and again when the source has changed', async () => {
    installTool(COPY)
    await build()
    expect(page()).toBe('one')
    installTool('process.exit(1)')
    await build()
    installTool(COPY)
    writeFileSync(join(root, 'source'), 'two')
    await build()
    expect(page()).toBe('two')
  })

  it('builds for production, whatever process asks for it', async () => {
    installTool(`
      const fs = require('node:fs')
      fs.mkdirSync(process.argv[2])
      fs.writeFileSync(process.argv[2] + '/page', process.env.NODE_ENV)
    `)
    await build()
    expect(process.env.NODE_ENV).toBe('test')
    expect(page()).toBe('production')
  })

  it('tells why a build failed, without the colours, and leaves the old one', async () => {
    installTool(COPY)
    await build()
    writeFileSync(join(root, 'source'), 'two')
    installTool(`console.error('\\u001b[31mno such import\\u001b[0m'); process.exit(1)`)
    await expect(build()).rejects.toThrow(/^tool failed\.\nno such import$/)
    expect(page()).toBe('one')
  })

  it('uses what is there, stale or not, where the tool is not installed', async () => {
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist', 'page'), 'shipped')
    await build()
    expect(page()).toBe('shipped')
  })

  it('says what to do where there is neither tool nor folder', async () => {
    await expect(build()).rejects.toThrow(BuildToolMissing)
    await expect(build()).rejects.toThrow(
      'dist is missing and tool is not installed: run "npm install" first.',
    )
  })
})
