/**
 * The files that a manifest names: there, plain, within the pack's folder, of a
 * bearable size, and with the bytes that it states.
 */

import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ModelPackError, reasonOf } from './check-pack-error.ts'
import type { ModelPack } from './model-contract.ts'
import type { ModelManifest } from './model-manifest.ts'

/** Bytes of a file of each kind; a model of 2 GiB is also the most that an ONNX file can hold. */
export const MAX_BYTES = {
  model: 2 * 1024 ** 3,
  tokenizer: 64 * 1024 ** 2,
  tokenizer_config: 64 * 1024 ** 2,
} as const
export type PackFileName = keyof typeof MAX_BYTES
type PackFile = ModelManifest['files']['model']

const CHUNK_BYTES = 1024 ** 2

/**
 * The pack of a manifest, every file of it read once.
 * @param folder absolute, without links in it.
 * @throws {ModelPackError} `missing_asset` for a file that is not there, else `integrity_failure`
 */
export function checkPackFiles(folder: string, manifest: ModelManifest): ModelPack {
  const { model, tokenizer, tokenizer_config: config } = manifest.files
  return {
    manifest,
    modelPath: checkFile(folder, 'model', model),
    tokenizerPath: checkFile(folder, 'tokenizer', tokenizer),
    tokenizerConfigPath: config && checkFile(folder, 'tokenizer_config', config),
  }
}

/**
 * Whether the files of a pack are still those that were checked: it may be opened long afterwards.
 * @throws {ModelPackError} as {@link checkPackFiles}
 */
export function checkSameFiles({ manifest, ...paths }: ModelPack): void {
  const { model, tokenizer, tokenizer_config: config } = manifest.files
  checkBytes(paths.modelPath, 'model', model)
  checkBytes(paths.tokenizerPath, 'tokenizer', tokenizer)
  if (paths.tokenizerConfigPath !== undefined && config !== undefined) {
    checkBytes(paths.tokenizerConfigPath, 'tokenizer_config', config)
  }
}

function checkFile(folder: string, name: PackFileName, file: PackFile): string {
  const { path } = file
  const absolute = join(folder, path)
  if (realPathOf(absolute, path) !== absolute) {
    throw new ModelPackError(`${path} is a link, or lies behind one; a pack holds its files itself`)
  }
  checkBytes(absolute, name, file)
  return absolute
}

function checkBytes(absolute: string, name: PackFileName, { path, sha256 }: PackFile): void {
  if (hashFile(absolute, path, MAX_BYTES[name]) !== sha256) {
    throw new ModelPackError(`${path} is not the file that the manifest states (SHA-256 differs)`)
  }
}

function realPathOf(absolute: string, path: string): string {
  try {
    return realpathSync(absolute)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/**
 * SHA-256 of a plain file in hexadecimal, read a megabyte at a time.
 * @param name how the message calls the file.
 * @throws {ModelPackError} where it is missing, cannot be read, is no plain file, or is larger
 */
export function hashFile(path: string, name: string, maxBytes: number): string {
  const file = openPlain(path, name)
  try {
    const stat = fstatSync(file)
    if (!stat.isFile()) throw new ModelPackError(`${name} is no plain file`)
    if (stat.size > maxBytes) throw tooLarge(name, maxBytes)
    const hash = createHash('sha256')
    const chunk = new Uint8Array(CHUNK_BYTES)
    let total = 0
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      total += read
      // It may grow while it is read.
      if (total > maxBytes) throw tooLarge(name, maxBytes)
      hash.update(chunk.subarray(0, read))
    }
    return hash.digest('hex')
  } catch (error) {
    throw error instanceof ModelPackError ? error : unreadable(name, error)
  } finally {
    closeSync(file)
  }
}

function openPlain(path: string, name: string): number {
  try {
    // Without O_NONBLOCK a named pipe would be waited for; Windows has neither.
    return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    throw unreadable(name, error)
  }
}

function tooLarge(name: string, maxBytes: number): ModelPackError {
  return new ModelPackError(`${name} is larger than ${maxBytes / 1024 ** 2} MiB`)
}

function unreadable(name: string, error: unknown): ModelPackError {
  const reason = reasonOf(error)
  return reason === 'ENOENT' || reason === 'ENOTDIR'
    ? new ModelPackError(`${name} is missing`, 'missing_asset')
    : new ModelPackError(`${name} cannot be read (${reason})`)
}
