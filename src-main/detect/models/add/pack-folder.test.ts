/** Adding, checking and removing packs, with networks that really run. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NETWORKS_FOLDER, writePack } from '../__fixtures__/write-pack.ts'
import { loadModelPacks } from '../pack/load-packs.ts'
import { type ModelUse, openPackFolder, type PackFolder } from './pack-folder.ts'

const INJECTION: ModelUse = {
  category: 'injection',
  level: 'L3',
  positive: undefined,
  threshold: 0.5,
  severity: 'high',
}
const NAMES: ModelUse = { ...INJECTION, category: 'pii' }

let root: string
let own: string
let packs: PackFolder
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-pack-folder-')))
  own = join(root, 'data', 'models')
  packs = openPackFolder(join(root, 'data'), foldersIn(join(root, 'data')))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Nothing ships here but what a test puts there. */
function foldersIn(dataDir: string) {
  return { shipped: join(root, 'shipped'), own: join(dataDir, 'models') }
}

/** A copy of a network's folder, to be changed. */
function copy(network: 'sequence' | 'tokens' | 'types'): string {
  const folder = join(root, 'source')
  cpSync(join(NETWORKS_FOLDER, network), folder, { recursive: true })
  return folder
}

function change(folder: string, name: string, edit: (json: Record<string, unknown>) => unknown) {
  const path = join(folder, name)
  const json = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(edit(json) ?? json))
}

const left = () => (existsSync(own) ? readdirSync(own) : [])

describe('add', () => {
  it('makes a pack that loads, of copies', async () => {
    const source = copy('sequence')

    const { manifest } = await packs.add(source, 'tiny', INJECTION)
    rmSync(source, { recursive: true })

    const { packs: loaded, broken } = loadModelPacks([own])
    expect(broken).toEqual([])
    expect(loaded.map((pack) => pack.manifest)).toEqual([manifest])
    expect(manifest).toMatchObject({
      id: 'tiny',
      level: 'L3',
      version: manifest.files.model.sha256.slice(0, 12),
      window_tokens: 64,
      inputs: { ids: 'input_ids', mask: 'attention_mask' },
    })
    expect(left()).toEqual(['tiny'])
  })

  it('tells what the model says of a text', async () => {
    const { proof } = await packs.add(copy('tokens'), undefined, NAMES)

    // 10 against 4 and three times 0 before the softmax: Alice is there, and Berlin.
    const expected = Math.exp(10) / (Math.exp(10) + Math.exp(4) + 3)
    expect(proof.scores.map(({ name }) => name)).toEqual(['PERSON', 'LOCATION'])
    for (const { score } of proof.scores) expect(score).toBeCloseTo(expected, 4)
  })

  it('gives token types to a network that wants them, and takes what its owner says', async () => {
    const positive = ['override=instruction_override', 'secrets=secrets_access']

    const { manifest, proof } = await packs.add(copy('types'), 'types', {
      ...INJECTION,
      category: 'threat',
      level: 'L2',
      positive,
    })

    expect(manifest.inputs.types).toBe('token_type_ids')
    expect(manifest.heads[0]?.labels).toEqual(['instruction_override', 'secrets_access', null])
    expect(proof.scores).toHaveLength(2)
  })

  it.each(['onnx/model.onnx', 'model_quantized.onnx', 'onnx/model_quantized.onnx'])(
    'finds the network in %s',
    async (place) => {
      const source = copy('sequence')
      mkdirSync(join(source, 'onnx'))
      cpSync(join(source, 'model.onnx'), join(source, place))
      rmSync(join(source, 'model.onnx'))

      await packs.add(source, 'tiny', INJECTION)

      expect(packs.list()).toMatchObject([{ id: 'tiny', state: 'ready' }])
    },
  )

  it('follows links in the folder, as download caches have them, and in the data folder', async () => {
    const source = copy('sequence')
    cpSync(join(source, 'model.onnx'), join(root, 'blob'))
    rmSync(join(source, 'model.onnx'))
    symlinkSync(join(root, 'blob'), join(source, 'model.onnx'))
    mkdirSync(join(root, 'data'))
    symlinkSync(join(root, 'data'), join(root, 'link'))

    await openPackFolder(join(root, 'link'), foldersIn(join(root, 'link'))).add(
      source,
      'tiny',
      INJECTION,
    )

    expect(await packs.check()).toMatchObject([{ id: 'tiny', state: 'ready' }])
  })

  it('takes its name from the folder', async () => {
    const source = join(root, '_My Model (v2)')
    cpSync(join(NETWORKS_FOLDER, 'sequence'), source, { recursive: true })

    const { manifest } = await packs.add(source, undefined, INJECTION)

    expect(manifest.id).toBe('my-model-v2-')
  })

  it.each<[string, (source: string) => void, string]>([
    [
      'no network',
      (at) => rmSync(join(at, 'model.onnx')),
      'it has no network; looked for model.onnx, onnx/model.onnx',
    ],
    ['no tokenizer', (at) => rmSync(join(at, 'tokenizer.json')), 'it has no tokenizer.json'],
    ['no configuration', (at) => rmSync(join(at, 'config.json')), 'it has no config.json'],
    [
      'a broken configuration',
      (at) => writeFileSync(join(at, 'config.json'), '{'),
      'config.json is not JSON',
    ],
    [
      'no labels',
      (at) => change(at, 'config.json', (json) => ({ ...json, id2label: undefined })),
      'config.json has no id2label',
    ],
    [
      'more labels than outputs',
      (at) =>
        change(at, 'config.json', (json) => ({
          ...json,
          id2label: { 0: 'SAFE', 1: 'INJECTION', 2: 'JAILBREAK' },
        })),
      'names 3 labels, but the output "logits" has 2 numbers',
    ],
    [
      'labels that are not plain',
      (at) =>
        change(at, 'config.json', (json) => ({
          ...json,
          id2label: { 0: 'LABEL_0', 1: 'LABEL_1' },
        })),
      'Say with --positive',
    ],
    [
      'a tokenizer that is none',
      (at) => writeFileSync(join(at, 'tokenizer.json'), '{}'),
      'tokenizer.json cannot be used',
    ],
    [
      'a tokenizer with more tokens',
      (at) =>
        change(at, 'tokenizer.json', (json) => ({
          ...json,
          model: { ...Object(json.model), vocab: { ...Object(json.model).vocab, more: 5_000 } },
        })),
      'it knows fewer tokens',
    ],
    [
      'half a network',
      (at) =>
        writeFileSync(
          join(at, 'model.onnx'),
          readFileSync(join(at, 'model.onnx')).subarray(0, 2_000),
        ),
      'is no ONNX file, or only a part of one',
    ],
    [
      'an empty network',
      (at) => writeFileSync(join(at, 'model.onnx'), ''),
      'is no ONNX file, or only a part of one',
    ],
  ])('refuses %s, and keeps nothing', async (_, edit, problem) => {
    const source = copy('sequence')
    edit(source)

    const adding = packs.add(source, 'tiny', INJECTION)

    await expect(adding).rejects.toThrow(problem)
    await expect(adding).rejects.toThrow(`${source} cannot be added: `)
    expect(left()).toEqual([])
  })

  it('refuses to find something in every text', async () => {
    const everything = { ...INJECTION, positive: ['SAFE', 'INJECTION'] }

    await expect(packs.add(copy('sequence'), 'tiny', everything)).rejects.toThrow(
      'softmax needs one that is harmless',
    )
  })

  it.each([
    ['external-data', 'keeps its weights in another file (external-data.onnx_data)'],
    ['opset-too-new', 'is of ONNX opset 99, and'],
    ['unknown-operator', 'needs the operator GatherElsewhere'],
    ['fixed-length', 'has the fixed shape 1 × 16; export the network with a dynamic length'],
    [
      'short-texts',
      'fails on a text of 64 tokens: it was exported for one length of text, or reads shorter',
    ],
    ['not-a-number', 'gives numbers that are not finite'],
    ['other-input', 'wants the input "pixel_values"'],
  ])('refuses the network %s', async (name, problem) => {
    const source = copy('sequence')
    cpSync(join(NETWORKS_FOLDER, 'bad', `${name}.onnx`), join(source, 'model.onnx'))

    await expect(packs.add(source, 'tiny', INJECTION)).rejects.toThrow(problem)
    expect(left()).toEqual([])
  })

  it.each(['', '..', 'a/b', 'Tiny', '-tiny', 'a'.repeat(65), 'constructor'])(
    'refuses the name %j',
    async (id) => {
      await expect(packs.add(copy('sequence'), id, INJECTION)).rejects.toThrow(
        /name for|may not be/,
      )
      expect(left()).toEqual([])
    },
  )

  it('refuses a name that is taken, and leaves that pack as it was', async () => {
    writePack(own, 'tokens', { id: 'tiny' })

    await expect(packs.add(copy('sequence'), 'tiny', INJECTION)).rejects.toThrow(
      'there is a model called tiny',
    )
    expect(packs.list()).toMatchObject([{ id: 'tiny', categories: ['pii'], state: 'ready' }])
  })

  it('clears away what a stopped command left, once it is old', async () => {
    for (const name of ['.adding-old', '.removing-old', '.adding-new', '.mine']) {
      mkdirSync(join(own, name), { recursive: true })
      if (name !== '.adding-new') utimesSync(join(own, name), 0, 0)
    }

    await packs.add(copy('sequence'), 'tiny', INJECTION)

    expect(left().sort()).toEqual(['.adding-new', '.mine', 'tiny'])
  })
})

describe('check', () => {
  it('finds what hashes cannot', async () => {
    writePack(own, 'sequence', { id: 'good' })
    writePack(own, 'sequence', { id: 'inputs', inputs: { ids: 'input_ids' } })
    writePack(own, 'sequence', {
      id: 'types',
      inputs: { ids: 'input_ids', types: 'token_type_ids' },
    })
    const heads = writePack(own, 'tokens', { id: 'tokens' }).heads
    writePack(own, 'sequence', { id: 'heads', heads })
    writePack(own, 'sequence', {
      id: 'output',
      heads: heads.map((head) => ({ ...head, output: 'x' })),
    })
    writeFileSync(join(own, 'tokens', 'model.onnx'), 'x')

    const found = await packs.check()

    expect(packs.list().filter(({ state }) => state !== 'ready')).toHaveLength(1)
    expect(found.map(({ id, problem }) => [id, problem])).toEqual([
      ['good', null],
      [
        'heads',
        expect.stringContaining('gives 1 × 2 numbers for a text, where its labels need 1 × 64 × 5'),
      ],
      ['inputs', 'the network wants the input "attention_mask", which the manifest leaves out'],
      ['output', 'the network has no output "x"'],
      ['tokens', expect.stringContaining('SHA-256 differs')],
      ['types', 'the network has no input "token_type_ids"'],
    ])
  })
})

describe('remove', () => {
  it('deletes a pack, also a broken one, and no other', () => {
    writePack(own, 'sequence', { id: 'a' })
    writePack(own, 'sequence', { id: 'b' })
    writeFileSync(join(own, 'a', 'manifest.json'), '')

    expect(packs.remove('a')).toMatchObject({ id: 'a', state: 'integrity_failure' })
    expect(left()).toEqual(['b'])
  })

  it('takes away a link, not what it leads to', () => {
    writePack(root, 'sequence', { id: 'elsewhere' })
    mkdirSync(own, { recursive: true })
    symlinkSync(join(root, 'elsewhere'), join(own, 'a'))

    packs.remove('a')

    expect(left()).toEqual([])
    expect(existsSync(join(root, 'elsewhere', 'model.onnx'))).toBe(true)
  })

  it.each(['a', '.', '..', '../data', '', 'b/../b', '.adding-c'])('knows no %j', (id) => {
    writePack(own, 'sequence', { id: 'b' })
    mkdirSync(join(own, '.adding-c'))

    expect(() => packs.remove(id)).toThrow('There is no model of your own called')
    expect(left().sort()).toEqual(['.adding-c', 'b'])
  })
})
