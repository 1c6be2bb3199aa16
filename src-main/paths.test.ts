import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  DataDirError,
  databasePath,
  openPrivateDir,
  prepareDataDir,
  resolveDataDir,
} from './paths.ts'

const host = (platform: NodeJS.Platform, env: Record<string, string> = {}, home = '/home/ann') => ({
  platform,
  env,
  home: () => home,
})

describe('the data folder', () => {
  const profile = 'C:\\Users\\ann'
  it.each([
    ['Linux', host('linux'), '/home/ann/.local/share/assay'],
    ['Linux with XDG', host('linux', { XDG_DATA_HOME: '/data' }), '/data/assay'],
    // The specification has relative values ignored.
    ['relative XDG', host('linux', { XDG_DATA_HOME: 'data' }), '/home/ann/.local/share/assay'],
    ['empty XDG', host('linux', { XDG_DATA_HOME: '' }), '/home/ann/.local/share/assay'],
    ['FreeBSD', host('freebsd'), '/home/ann/.local/share/assay'],
    [
      'macOS',
      host('darwin', { XDG_DATA_HOME: '/data' }, '/Users/ann'),
      '/Users/ann/Library/Application Support/Assay',
    ],
    [
      'Windows',
      host('win32', { APPDATA: `${profile}\\AppData\\Roaming` }, profile),
      `${profile}\\AppData\\Roaming\\Assay`,
    ],
    ['Windows, bare', host('win32', {}, profile), `${profile}\\AppData\\Roaming\\Assay`],
    ['variable', host('linux', { ASSAY_DATA_DIR: '/srv/assay' }), resolve('/srv/assay')],
    ['relative variable', host('linux', { ASSAY_DATA_DIR: 'here' }), resolve('here')],
    ['empty variable', host('linux', { ASSAY_DATA_DIR: '' }), '/home/ann/.local/share/assay'],
  ])('has its place: %s', (_, machine, expected) => {
    expect(resolveDataDir(undefined, machine)).toBe(expected)
  })

  it('is the flag’s before all else', () => {
    const machine = host('linux', { ASSAY_DATA_DIR: '/srv/assay' })
    expect(resolveDataDir('data', machine)).toBe(resolve('data'))
    expect(() => resolveDataDir('', machine)).toThrow(DataDirError)
  })

  it('holds the database', () => {
    expect(databasePath(resolve('/srv/assay'))).toBe(resolve('/srv/assay/assay.db'))
  })
})

describe('preparing it', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-paths-'))
  })
  afterEach(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true })
  })

  it('makes a private folder, twice without harm', () => {
    const dir = join(folder, 'new', 'assay')
    prepareDataDir(dir)
    prepareDataDir(dir)
    expect(statSync(dir).isDirectory()).toBe(true)
    if (process.platform !== 'win32') expect(statSync(dir).mode & 0o777).toBe(0o700)
  })

  describe.skipIf(process.platform === 'win32')('makes private', () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777

    it('the folder that is there, and what is Assay’s in it', () => {
      mkdirSync(join(folder, 'models'))
      writeFileSync(join(folder, 'assay.db'), '')
      writeFileSync(join(folder, 'config.json'), '{}')
      for (const name of ['.', 'models', 'assay.db', 'config.json']) {
        chmodSync(join(folder, name), name.includes('.j') || name.includes('db') ? 0o664 : 0o775)
      }
      prepareDataDir(folder)
      expect(modeOf(folder)).toBe(0o700)
      expect(modeOf(join(folder, 'models'))).toBe(0o700)
      expect(modeOf(join(folder, 'assay.db'))).toBe(0o600)
      expect(modeOf(join(folder, 'config.json'))).toBe(0o600)
    })

    it('a folder in which a service has been', () => {
      for (const name of ['receipt.key', 'service.json', 'service.lock']) {
        writeFileSync(join(folder, name), '')
        chmodSync(join(folder, name), 0o644)
      }
      chmodSync(folder, 0o755)
      prepareDataDir(folder)
      expect(modeOf(folder)).toBe(0o700)
      expect(modeOf(join(folder, 'receipt.key'))).toBe(0o600)
    })

    it('neither a folder that holds more, nor what is not Assay’s', () => {
      for (const name of ['letter.txt', 'assay.db']) {
        writeFileSync(join(folder, name), '')
        chmodSync(join(folder, name), 0o644)
      }
      chmodSync(folder, 0o755)
      prepareDataDir(folder)
      expect(modeOf(folder)).toBe(0o755)
      expect(modeOf(join(folder, 'letter.txt'))).toBe(0o644)
      expect(modeOf(join(folder, 'assay.db'))).toBe(0o600)
    })

    it('nothing behind a link', () => {
      const elsewhere = mkdtempSync(join(tmpdir(), 'assay-elsewhere-'))
      chmodSync(elsewhere, 0o755)
      symlinkSync(elsewhere, join(folder, 'models'))
      prepareDataDir(folder)
      expect(modeOf(elsewhere)).toBe(0o755)
      rmSync(elsewhere, { recursive: true })
    })
  })

  // Only the superuser can give files away, and it may use those of others.
  it.skipIf(process.getuid?.() !== 0)('names what belongs to another user', () => {
    writeFileSync(join(folder, 'service.lock'), '')
    chownSync(join(folder, 'service.lock'), 65_534, 65_534)
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1)
    try {
      expect(() => prepareDataDir(folder)).toThrow(
        `${folder} cannot be used (it belongs to another user)`,
      )
      chownSync(folder, 1, 1)
      expect(() => prepareDataDir(folder)).toThrow('(service.lock belongs to another user)')
    } finally {
      getuid.mockRestore()
      chownSync(folder, 0, 0)
    }
  })

  it.each([
    ['is a file', 'file'],
    ['lies below a file', 'file/assay'],
    ['has a null in its name', 'a\0b'],
  ])('names a folder that %s', (_, name) => {
    writeFileSync(join(folder, 'file'), '')
    const dir = join(folder, name)
    const prepare = () => prepareDataDir(dir)
    expect(prepare).toThrow(DataDirError)
    expect(prepare).toThrow(`The data folder ${dir} cannot be made`)
    expect(prepare).toThrow('--data-dir')
  })

  // The superuser may write everywhere.
  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'names a folder that cannot be written',
    () => {
      chmodSync(folder, 0o500)
      expect(() => prepareDataDir(folder)).toThrow(`${folder} cannot be used (EACCES)`)
      expect(() => prepareDataDir(join(folder, 'assay'))).toThrow('cannot be made (EACCES)')
    },
  )
})

describe.skipIf(process.platform === 'win32')('a private folder', () => {
  let base: string
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'assay-private-'))
  })
  afterEach(() => rmSync(base, { recursive: true }))

  it('is made where it is missing, for its user only', () => {
    expect(openPrivateDir(join(base, 'a', 'b'))).toBe(true)
    expect(statSync(join(base, 'a', 'b')).mode & 0o777).toBe(0o700)
  })

  it.each([0o770, 0o707, 0o722])('is none with mode %o', (mode) => {
    mkdirSync(join(base, 'open'))
    chmodSync(join(base, 'open'), mode)
    expect(openPrivateDir(join(base, 'open'))).toBe(false)
  })

  it('is no link, no file, and nothing below a file', () => {
    writeFileSync(join(base, 'file'), '')
    symlinkSync(base, join(base, 'link'))
    const places = ['file', 'link', 'file/below']
    expect(places.map((name) => openPrivateDir(join(base, name)))).toEqual([false, false, false])
  })
})
