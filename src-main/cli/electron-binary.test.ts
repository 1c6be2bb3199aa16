import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findElectron } from './electron-binary.ts'

let packageDir: string

beforeEach(() => {
  packageDir = mkdtempSync(join(tmpdir(), 'assay-electron-'))
})
afterEach(() => rmSync(packageDir, { recursive: true, force: true }))

function installer(source: string): void {
  writeFileSync(join(packageDir, 'install.js'), source)
}

describe('findElectron', () => {
  it('gives the program that the installer leaves', async () => {
    installer(`
      const fs = require('node:fs')
      fs.mkdirSync(__dirname + '/dist')
      fs.writeFileSync(__dirname + '/dist/electron', '')
      fs.writeFileSync(__dirname + '/path.txt', 'electron')
    `)
    expect(await findElectron({ packageDir })).toEqual({
      path: join(packageDir, 'dist', 'electron'),
    })
  })

  it('says so in one sentence when the download fails', async () => {
    installer(`console.error(new Error('fetch failed').stack); process.exit(1)`)
    expect(await findElectron({ packageDir })).toEqual({
      reason: 'Electron could not be downloaded.',
    })
  })

  it('does not believe an installer that left no program', async () => {
    installer(`require('node:fs').writeFileSync(__dirname + '/path.txt', 'electron')`)
    expect(await findElectron({ packageDir })).toHaveProperty('reason')
  })

  it('gives up after its time and tells of the download before', async () => {
    installer('setInterval(() => {}, 1000)')
    let told = 0
    const found = await findElectron({ packageDir, timeoutMs: 2_000, onDownload: () => told++ })
    expect(found).toEqual({ reason: 'Electron was not downloaded within 2 seconds.' })
    expect(told).toBe(1)
  })

  it('survives a package without an installer', async () => {
    mkdirSync(join(packageDir, 'dist'))
    chmodSync(packageDir, 0o755)
    expect(await findElectron({ packageDir })).toHaveProperty('reason')
  })
})
