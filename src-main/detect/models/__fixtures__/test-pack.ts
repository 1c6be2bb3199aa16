/** A pack for tests that read no file of it. */

import { createHash } from 'node:crypto'
import type { ModelPack } from '../pack/model-contract.ts'
import type { ModelHead, ModelManifest } from '../pack/model-manifest.ts'

/** The head of a guard that tells attacks from the given threshold on. */
export function attackHead(bars: { threshold: number; review_from?: number }): ModelHead {
  return {
    category: 'injection',
    output: 'injection',
    kind: 'sequence',
    activation: 'sigmoid',
    temperature: 1,
    labels: ['attack'],
    classes: [{ name: 'attack', severity: 'high', ...bars }],
  }
}

/** An injection screen named `test`, with the given changes. */
export function testPack(changes: Partial<ModelManifest> = {}): ModelPack {
  const id = changes.id ?? 'test'
  const sha256 = createHash('sha256').update(id).digest('hex')
  return {
    manifest: {
      format: 1,
      id,
      version: '1',
      level: 'L2',
      licence: 'CC0-1.0',
      files: {
        model: { path: 'model.onnx', sha256 },
        tokenizer: { path: 'tokenizer.json', sha256 },
      },
      window_tokens: 256,
      inputs: { ids: 'input_ids' },
      heads: [
        {
          category: 'injection',
          output: 'logits',
          kind: 'sequence',
          activation: 'softmax',
          temperature: 1,
          labels: [null, 'attack'],
          classes: [{ name: 'attack', severity: 'high', threshold: 0.5 }],
        },
      ],
      ...changes,
    },
    modelPath: '/nowhere/model.onnx',
    tokenizerPath: '/nowhere/tokenizer.json',
    tokenizerConfigPath: undefined,
  }
}
