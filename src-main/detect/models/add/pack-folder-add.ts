/**
 * Makes a pack of a model in a folder, as Hugging Face's tools leave it: copies
 * its files beside the user's other packs, writes the manifest, tries it, and only
 * then gives it its name.
 */

import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { ModelPackError, reasonOf } from '../pack/check-pack-error.ts'
import { checkPackFiles, hashFile, MAX_BYTES, type PackFileName } from '../pack/check-pack-files.ts'
import { parseManifest } from '../pack/check-pack-manifest.ts'
import type { ModelManifest } from '../pack/model-manifest.ts'
import type { ClassScore } from '../run/inference-contract.ts'
import { describeModel, type ModelUse } from './describe-model.ts'
import { type ProbedNetwork, withNetwork } from './describe-model-network.ts'
import { PROOF_TEXT, provePack } from './describe-model-proof.ts'

export interface AddedPack {
  readonly manifest: ModelManifest
  /** What it said of the text that it was tried with. */
  readonly proof: { readonly text: string; readonly scores: readonly ClassScore[] }
}

interface Addition {
  readonly folder: string
  readonly id: string | undefined
  readonly use: ModelUse
  readonly shipped: string
  readonly own: string
}

/** Where exporters put the network, relative to the folder; the first that is there is taken. */
const MODEL_PLACES = [
  'model.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'onnx/model_quantized.onnx',
] as const
/** A configuration is a few kilobytes; one with a thousand labels still far below this. */
const MAX_CONFIG_BYTES = 4 * 1024 ** 2
/** Names of the files within a pack. */
const NAMES = {
  model: 'model.onnx',
  tokenizer: 'tokenizer.json',
  tokenizer_config: 'tokenizer_config.json',
} as const satisfies Record<PackFileName, string>

/** @throws {ModelPackError} where the model cannot be used; nothing is kept then */
export async function addPack({
  folder,
  id: given,
  use,
  shipped,
  own,
}: Addition): Promise<AddedPack> {
  try {
    const id = given ?? idFrom(folder)
    checkId(id, [shipped, own])
    return await stagePack(resolve(folder), id, use, own)
  } catch (error) {
    if (!(error instanceof ModelPackError)) throw error
    throw new ModelPackError(`${folder} cannot be added: ${error.message}.`, error.kind)
  }
}

function idFrom(folder: string): string {
  const name = basename(resolve(folder)).toLowerCase()
  return name
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 64)
}

function checkId(id: string, folders: readonly string[]): void {
  if (!/^[a-z0-9][a-z0-9._-]{0,63}$/.test(id)) {
    throw new ModelPackError(
      `"${id.slice(0, 64)}" is no name for a model; give --id 1 to 64 of a-z, 0-9, dot, underscore and hyphen`,
    )
  }
  if (folders.some((each) => existsSync(join(each, id)))) {
    throw new ModelPackError(
      `there is a model called ${id}; give --id another name, or remove that one`,
    )
  }
}

/** Files lie in a folder with a dot in front, which loading passes over, until they are proved. */
async function stagePack(
  source: string,
  id: string,
  use: ModelUse,
  own: string,
): Promise<AddedPack> {
  const staging = join(own, `.adding-${id}`)
  const contents = readModelFolder(source)
  try {
    sweep(own)
    makeFolder(staging)
    const files = copyFiles(contents.paths, staging)
    const added = await withNetwork(join(staging, NAMES.model), (network) =>
      describeAndProve(staging, { id, files, contents, use }, network),
    )
    moveInto(staging, join(own, id))
    return added
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

interface ModelFolder {
  readonly paths: Readonly<Partial<Record<PackFileName, string>>>
  readonly config: unknown
  readonly tokenizerConfig: unknown
}

function readModelFolder(folder: string): ModelFolder {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ModelPackError('it is no folder')
  }
  const model = MODEL_PLACES.find((place) => existsSync(join(folder, place)))
  if (model === undefined) {
    throw new ModelPackError(
      `it has no network; looked for ${MODEL_PLACES.join(', ')}`,
      'missing_asset',
    )
  }
  const [config, tokenizer, tokenizerConfig] = [
    'config.json',
    NAMES.tokenizer,
    NAMES.tokenizer_config,
  ]
  for (const name of [config, tokenizer]) {
    if (!existsSync(join(folder, name)))
      throw new ModelPackError(`it has no ${name}`, 'missing_asset')
  }
  const hasTokenizerConfig = existsSync(join(folder, tokenizerConfig))
  return {
    paths: {
      model: join(folder, model),
      tokenizer: join(folder, tokenizer),
      ...(hasTokenizerConfig && { tokenizer_config: join(folder, tokenizerConfig) }),
    },
    config: readJson(folder, config),
    tokenizerConfig: hasTokenizerConfig ? readJson(folder, tokenizerConfig) : undefined,
  }
}

function readJson(folder: string, name: string): unknown {
  const path = join(folder, name)
  checkPlain(path, name, MAX_CONFIG_BYTES)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ModelPackError(
      error instanceof SyntaxError
        ? `${name} is not JSON`
        : `${name} cannot be read (${reasonOf(error)})`,
    )
  }
}

function checkPlain(path: string, name: string, maxBytes: number): void {
  const stat = statSync(path)
  if (!stat.isFile()) throw new ModelPackError(`${name} is no plain file`)
  if (stat.size > maxBytes)
    throw new ModelPackError(`${name} is larger than ${maxBytes / 1024 ** 2} MiB`)
}

/** What was left half made or half removed when a command was stopped; no command takes this long. */
const LEFT_AFTER_MS = 86_400_000

function sweep(own: string): void {
  for (const name of existsSync(own) ? readdirSync(own) : []) {
    const path = join(own, name)
    if (!/^\.(?:adding|removing)-/.test(name)) continue
    if (Date.now() - lstatSync(path).mtimeMs > LEFT_AFTER_MS) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}

function makeFolder(staging: string): void {
  try {
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new ModelPackError(`the folder ${staging} cannot be made (${reasonOf(error)})`)
  }
}

function copyFiles(paths: ModelFolder['paths'], staging: string): ModelManifest['files'] {
  const copies = Object.entries(paths).map(([key, path]) => {
    const name = key as PackFileName
    const copy = join(staging, NAMES[name])
    checkPlain(path, NAMES[name], MAX_BYTES[name])
    try {
      copyFileSync(path, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    } catch (error) {
      throw new ModelPackError(`${NAMES[name]} cannot be copied to ${staging} (${reasonOf(error)})`)
    }
    return [name, { path: NAMES[name], sha256: hashFile(copy, NAMES[name], MAX_BYTES[name]) }]
  })
  return Object.fromEntries(copies) as ModelManifest['files']
}

async function describeAndProve(
  staging: string,
  given: Pick<Addition, 'use'> & {
    readonly id: string
    readonly files: ModelManifest['files']
    readonly contents: ModelFolder
  },
  network: ProbedNetwork,
): Promise<AddedPack> {
  const { id, files, contents, use } = given
  const json = JSON.stringify(
    {
      format: 1,
      id,
      version: files.model.sha256.slice(0, 12),
      licence: 'not stated',
      files,
      ...describeModel(contents, network, use),
    },
    null,
    2,
  )
  const manifest = parseManifest(json, id)
  writeFileSync(join(staging, 'manifest.json'), `${json}\n`, { mode: 0o600 })
  const scores = await provePack(checkPackFiles(realpathSync(staging), manifest), network)
  return { manifest, proof: { text: PROOF_TEXT, scores } }
}

function moveInto(staging: string, place: string): void {
  try {
    renameSync(staging, place)
  } catch (error) {
    throw new ModelPackError(`${place} cannot be made (${reasonOf(error)})`)
  }
}
