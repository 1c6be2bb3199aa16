/** Packs of the tiny networks beside this file, written as a test wants them. */

import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelManifest } from '../pack/model-manifest.ts'

/** Each with `config.json`, `tokenizer.json`, `tokenizer_config.json` and `model.onnx`. */
export const NETWORKS_FOLDER = join(import.meta.dirname, 'networks')

const HEADS: Readonly<Record<'sequence' | 'tokens' | 'types', ModelManifest['heads'][number]>> = {
  sequence: {
    category: 'injection',
    output: 'logits',
    kind: 'sequence',
    activation: 'softmax',
    temperature: 1,
    labels: [null, 'attack'],
    classes: [{ name: 'attack', severity: 'high', threshold: 0.5 }],
  },
  tokens: {
    category: 'pii',
    output: 'logits',
    kind: 'tokens',
    activation: 'softmax',
    temperature: 1,
    labels: [null, 'B-PERSON', 'I-PERSON', 'B-LOCATION', 'I-LOCATION'],
    classes: [
      { name: 'PERSON', severity: 'medium', threshold: 0.5 },
      { name: 'LOCATION', severity: 'low', threshold: 0.5 },
    ],
  },
  types: {
    category: 'threat',
    output: 'logits',
    kind: 'sequence',
    activation: 'sigmoid',
    temperature: 1,
    labels: ['instruction_override', 'secrets_access', 'toxic_or_harmful'],
    classes: [
      { name: 'instruction_override', severity: 'high', threshold: 0.5 },
      { name: 'secrets_access', severity: 'high', threshold: 0.5 },
      { name: 'toxic_or_harmful', severity: 'medium', threshold: 0.5 },
    ],
  },
}

const INPUTS = {
  sequence: { ids: 'input_ids', mask: 'attention_mask' },
  tokens: { ids: 'input_ids' },
  types: { ids: 'input_ids', mask: 'attention_mask', types: 'token_type_ids' },
} as const

/**
 * Writes the pack of a network into `folder`, under its id.
 * @param changes of the manifest; the id is the network's name unless given.
 * @param model the network's file, where it is not its own: a path under `networks/`.
 */
export function writePack(
  folder: string,
  network: keyof typeof HEADS,
  changes: Partial<ModelManifest> = {},
  model = `${network}/model.onnx`,
): ModelManifest {
  const id = changes.id ?? network
  const place = join(folder, id)
  mkdirSync(place, { recursive: true })
  const file = (path: string, from = join(network, path)) => {
    cpSync(join(NETWORKS_FOLDER, from), join(place, path))
    const sha256 = createHash('sha256').update(readFileSync(join(place, path))).digest('hex')
    return { path, sha256 }
  }
  const manifest: ModelManifest = {
    format: 1,
    id,
    version: '1',
    level: 'L3',
    licence: 'Apache-2.0',
    files: {
      model: file('model.onnx', model),
      tokenizer: file('tokenizer.json'),
      tokenizer_config: file('tokenizer_config.json'),
    },
    window_tokens: 64,
    inputs: INPUTS[network],
    heads: [HEADS[network]],
    ...changes,
  }
  writeFileSync(join(place, 'manifest.json'), JSON.stringify(manifest))
  return manifest
}
