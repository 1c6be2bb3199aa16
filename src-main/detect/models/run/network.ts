/**
 * Runs the network of a pack. Every text runs by itself, so that what is read
 * beside it can never change its numbers; the threads of onnxruntime share the
 * work of one.
 */

import { Tensor } from 'onnxruntime-node'
import type { ModelPack } from '../pack/model-contract.ts'
import type { ModelManifest } from '../pack/model-manifest.ts'
import { openSession } from './session.ts'

/** Outputs of one window by name: rows of logits. */
export type Outputs = ReadonlyMap<string, readonly Float32Array[]>

export interface Network {
  /** @param ids special tokens included, at most the pack's window. */
  readonly run: (ids: Int32Array) => Promise<Outputs>
  readonly release: () => Promise<void>
}

/**
 * Opens the network.
 * @throws where onnxruntime does not accept the file, or an input or output that the manifest names is not there.
 */
export async function openNetwork({ manifest, modelPath }: ModelPack): Promise<Network> {
  const { inputs } = manifest
  const session = await openSession(modelPath)
  const names = outputNames(manifest)
  const missing = [
    ...Object.values(inputs).filter((name) => !session.inputNames.includes(name)),
    ...names.filter((name) => !session.outputNames.includes(name)),
  ]
  if (missing.length > 0) {
    await session.release()
    throw new Error(`the network has no ${missing.join(', ')}`)
  }
  return {
    async run(ids) {
      const shape = [1, ids.length]
      const of = (values: BigInt64Array) => new Tensor('int64', values, shape)
      const feeds: Record<string, Tensor> = {
        [inputs.ids]: of(BigInt64Array.from(ids, BigInt)),
        ...(inputs.mask && { [inputs.mask]: of(new BigInt64Array(ids.length).fill(1n)) }),
        ...(inputs.types && { [inputs.types]: of(new BigInt64Array(ids.length)) }),
      }
      const results = await session.run(feeds, names)
      return new Map(names.map((name) => [name, rowsOf(results[name])]))
    },
    release: () => session.release(),
  }
}

/** The outputs that the manifest reads, each once. */
export function outputNames({ heads, router }: ModelManifest): readonly string[] {
  return [...new Set([...heads.map(({ output }) => output), ...(router ? [router.output] : [])])]
}

/** The rows along the last dimension. */
function rowsOf(tensor: Tensor | undefined): readonly Float32Array[] {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('an output is not of 32-bit floats')
  const { data, dims } = tensor
  if (!data.every(Number.isFinite)) throw new Error('an output holds what is no number')
  const width = dims.at(-1) ?? 0
  if (width <= 0) return []
  return Array.from({ length: data.length / width }, (_, row) =>
    data.slice(row * width, (row + 1) * width),
  )
}
