/** Packs on a disk: what is whole loads, and what is not is told with its reason. */

import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writePack } from '../__fixtures__/write-pack.ts'
import { MAX_BYTES } from './check-pack-files.ts'
import { loadModelPacks } from './load-packs.ts'

let root: string
let shipped: string
let own: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-packs-')))
  shipped = join(root, 'shipped')
  own = join(root, 'own')
  mkdirSync(shipped)
  mkdirSync(own)
})
afterEach(() => rmSync(root, { recursive: true }))

const load = () => loadModelPacks([shipped, own])
const only = () => {
  const { packs, broken } = load()
  expect(packs).toEqual([])
  expect(broken).toHaveLength(1)
  return broken[0]
}

describe('loadModelPacks', () => {
  it('gives nothing where no folder is there', () => {
    expect(loadModelPacks([join(root, 'nowhere')])).toEqual({ packs: [], broken: [] })
  })

  it('gives packs with absolute paths, by folder and name', () => {
    const second = writePack(shipped, 'tokens', { id: 'b' })
    writePack(shipped, 'sequence', { id: 'a' })
    writePack(own, 'types', { id: '0' })

    const { packs, broken } = load()

    expect(broken).toEqual([])
    expect(packs.map(({ manifest }) => manifest.id)).toEqual(['a', 'b', '0'])
    expect(packs[1]).toEqual({
      manifest: second,
      modelPath: join(shipped, 'b', 'model.onnx'),
      tokenizerPath: join(shipped, 'b', 'tokenizer.json'),
      tokenizerConfigPath: join(shipped, 'b', 'tokenizer_config.json'),
    })
  })

  it('passes over files, and packs that are being made', () => {
    writePack(own, 'sequence', { id: 'a' })
    writeFileSync(join(own, 'README.md'), '')
    renameSync(join(own, 'a'), join(own, '.adding-a'))

    expect(load()).toEqual({ packs: [], broken: [] })
  })

  it('finds packs behind a link to the folder of packs', () => {
    writePack(own, 'sequence', { id: 'a' })
    symlinkSync(own, join(root, 'link'))

    const { packs } = loadModelPacks([join(root, 'link')])

    expect(packs[0]?.modelPath).toBe(join(own, 'a', 'model.onnx'))
  })

  it.skipIf(process.getuid?.() === 0)('tells of a folder that it may not read', () => {
    chmodSync(own, 0)

    const { broken } = load()

    chmodSync(own, 0o700)
    expect(broken).toMatchObject([{ id: 'own', categories: [], kind: 'missing_asset' }])
  })

  it('leaves an id to the first folder, also where that pack is broken', () => {
    writePack(shipped, 'tokens', { id: 'a' })
    writePack(own, 'sequence', { id: 'a' })
    rmSync(join(shipped, 'a', 'model.onnx'))

    expect(load().packs).toEqual([])
    expect(load().broken).toMatchObject([
      { id: 'a', categories: ['pii'], kind: 'missing_asset', problem: 'model.onnx is missing' },
      {
        id: 'a',
        categories: ['injection'],
        kind: 'integrity_failure',
        problem: expect.stringContaining('another pack is called a'),
      },
    ])
  })
})

describe('a broken pack', () => {
  /** Puts something else where a file or folder was, which keeps its content elsewhere. */
  const replace = (path: string, make: (at: string, old: string) => unknown) => {
    const old = join(root, 'old')
    renameSync(path, old)
    make(path, old)
  }
  const at = (...path: readonly string[]) => join(own, 'a', ...path)
  beforeEach(() => {
    writePack(own, 'sequence', { id: 'a', level: 'L2' })
  })

  it.each<[string, () => void, object]>([
    [
      'no manifest',
      () => rmSync(at('manifest.json')),
      { kind: 'missing_asset', level: 'L3', categories: [], problem: 'manifest.json is missing' },
    ],
    [
      'half a manifest',
      () => truncateSync(at('manifest.json'), 100),
      {
        kind: 'integrity_failure',
        categories: [],
        problem: expect.stringContaining('it is not JSON'),
      },
    ],
    [
      'a manifest that is not UTF-8',
      () => writeFileSync(at('manifest.json'), Uint8Array.of(0xff)),
      { problem: 'manifest.json is not UTF-8' },
    ],
    [
      'a huge manifest',
      () => truncateSync(at('manifest.json'), 2 ** 33),
      { problem: 'manifest.json is too large' },
    ],
    [
      'no tokenizer',
      () => rmSync(at('tokenizer.json')),
      {
        kind: 'missing_asset',
        level: 'L2',
        categories: ['injection'],
        problem: 'tokenizer.json is missing',
      },
    ],
    [
      'a network with a byte more',
      () => appendFileSync(at('model.onnx'), 'x'),
      {
        kind: 'integrity_failure',
        problem: expect.stringContaining('model.onnx is not the file that the manifest states'),
      },
    ],
    [
      'a tokenizer that is too large',
      () => truncateSync(at('tokenizer.json'), MAX_BYTES.tokenizer + 1),
      { problem: 'tokenizer.json is larger than 64 MiB' },
    ],
    [
      'a network that is too large',
      () => truncateSync(at('model.onnx'), MAX_BYTES.model + 1),
      { problem: 'model.onnx is larger than 2048 MiB' },
    ],
    [
      'a folder for a file',
      () => replace(at('model.onnx'), (path) => mkdirSync(path)),
      { problem: 'model.onnx is no plain file' },
    ],
    [
      'a pipe for a file, without waiting for it',
      () => replace(at('model.onnx'), (path) => execFileSync('mkfifo', [path])),
      { problem: 'model.onnx is no plain file' },
    ],
    [
      'a file that is a link to the same bytes',
      () => replace(at('model.onnx'), (path, old) => symlinkSync(old, path)),
      { problem: expect.stringContaining('model.onnx is a link') },
    ],
    [
      'a folder that is a link',
      () => replace(at(), (path, old) => symlinkSync(old, path)),
      { problem: 'a is a link; a pack is a folder of its own' },
    ],
    [
      'a link to itself',
      () => replace(at(), (path) => symlinkSync(path, path)),
      { problem: 'a is a link; a pack is a folder of its own' },
    ],
    [
      'a link to nowhere',
      () => replace(at(), (path) => symlinkSync(join(root, 'nowhere'), path)),
      { problem: 'a is a link; a pack is a folder of its own' },
    ],
  ])('is told: %s', (_, change, expected) => {
    change()

    expect(only()).toMatchObject({ id: 'a', ...expected })
  })

  it('is told where the folder has another name than its manifest', () => {
    cpSync(at(), join(own, 'b'), { recursive: true })
    rmSync(at(), { recursive: true })

    expect(only()).toMatchObject({
      id: 'b',
      level: 'L2',
      categories: ['injection'],
      problem: expect.stringContaining('id is a, but the folder is called b'),
    })
  })

  it('hides no whole pack beside it', () => {
    rmSync(at('model.onnx'))
    writePack(own, 'tokens', { id: 'z' })

    expect(load().packs.map(({ manifest }) => manifest.id)).toEqual(['z'])
    expect(readFileSync(join(own, 'z', 'manifest.json'), 'utf8')).toContain('"z"')
  })
})
