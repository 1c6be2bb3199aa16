/**
 * Works out what a manifest needs to say of a classifier from elsewhere: from its
 * `config.json`, from the inputs and outputs of its network, and from what its
 * owner wants it for.
 */

import { quoted } from '../../../../src-shared/model/quoted.ts'
import type { Category, Severity } from '../../../../src-shared/model/vocabulary.ts'
import { ModelPackError } from '../pack/check-pack-error.ts'
import type { ModelHead, ModelManifest } from '../pack/model-manifest.ts'
import { className } from '../run/logits.ts'
import { type ModelConfig, readModelConfig } from './describe-model-config.ts'
import { mapLabels } from './describe-model-labels.ts'
import type { NetworkPort, ProbedNetwork } from './describe-model-network.ts'

/** What a model is wanted for. */
export interface ModelUse {
  readonly category: Category
  readonly level: 'L2' | 'L3'
  /** Labels that are findings, as `LABEL` or `LABEL=CLASS`; undefined leaves it to their names. */
  readonly positive: readonly string[] | undefined
  /** Probability from which a class is accepted, 0 to 1. */
  readonly threshold: number
  readonly severity: Severity
}

/** What can be said without the files' hashes and a name. */
export type ModelDescription = Pick<ModelManifest, 'level' | 'window_tokens' | 'inputs' | 'heads'>

/**
 * @param files contents of `config.json` and, where there is one, `tokenizer_config.json`.
 * @throws {ModelPackError} that says what is missing or cannot be used, and where
 */
export function describeModel(
  files: { readonly config: unknown; readonly tokenizerConfig: unknown },
  network: Pick<ProbedNetwork, 'inputs' | 'outputs'>,
  use: ModelUse,
): ModelDescription {
  const config = readModelConfig(files.config, files.tokenizerConfig)
  const inputs = inputsOf(network.inputs)
  const head = headOf(config, network.outputs, use)
  return { level: use.level, window_tokens: config.windowTokens, inputs, heads: [head] }
}

/** The names that Transformers and Optimum give to inputs when they export a network. */
const INPUT_NAMES = { ids: 'input_ids', mask: 'attention_mask', types: 'token_type_ids' } as const

function inputsOf(ports: readonly NetworkPort[]): ModelManifest['inputs'] {
  const names = ports.map(({ name }) => name)
  const known: readonly string[] = Object.values(INPUT_NAMES)
  const others = names.filter((name) => !known.includes(name))
  if (others.length > 0) {
    throw new ModelPackError(
      `the network wants the input ${quoted(others)}; only ${quoted(known)} can be given`,
    )
  }
  if (!names.includes(INPUT_NAMES.ids)) {
    throw new ModelPackError(
      `the network has no input "${INPUT_NAMES.ids}"; its inputs are ${quoted(names)}`,
    )
  }
  for (const { name, type, shape } of ports) {
    if (type !== 'int64') {
      throw new ModelPackError(`the input "${name}" is of type ${type}; only int64 can be given`)
    }
    const [batch, length] = shape
    if (typeof length === 'number' || (typeof batch === 'number' && batch !== 1)) {
      throw new ModelPackError(
        `the input "${name}" has the fixed shape ${shapeOf(shape)}; export the network with a dynamic length`,
      )
    }
  }
  return {
    ids: INPUT_NAMES.ids,
    ...(names.includes(INPUT_NAMES.mask) && { mask: INPUT_NAMES.mask }),
    ...(names.includes(INPUT_NAMES.types) && { types: INPUT_NAMES.types }),
  }
}

function headOf(
  config: ModelConfig,
  outputs: readonly NetworkPort[],
  { category, positive, severity, threshold }: ModelUse,
): ModelHead {
  const output = outputOf(outputs, config.kind)
  const kind = kindOf(output, config.kind)
  const width = output.shape.at(-1)
  if (typeof width === 'number' && width !== config.labels.length) {
    throw new ModelPackError(
      `config.json names ${config.labels.length} labels, but the output "${output.name}" has ${width} numbers`,
    )
  }
  const labels = mapLabels(config.labels, kind, category, positive)
  const names = new Set(labels.filter((label) => label !== null).map(className))
  return {
    category,
    output: output.name,
    kind,
    activation: kind === 'tokens' ? 'softmax' : config.activation,
    temperature: 1,
    labels: [...labels],
    classes: [...names].map((name) => ({ name, severity, threshold })),
  }
}

const RANKS = { sequence: 2, tokens: 3 } as const

/** `logits`, as Transformers calls it; else the only output that can be meant. */
function outputOf(outputs: readonly NetworkPort[], kind: ModelConfig['kind']): NetworkPort {
  const fits = ({ shape }: NetworkPort) =>
    shape.length === 0 || (kind === undefined ? shape.length > 1 : shape.length === RANKS[kind])
  const possible = outputs.filter(fits)
  const output =
    outputs.find(({ name }) => name === 'logits') ??
    (possible.length === 1 ? possible[0] : undefined)
  if (output === undefined) {
    throw new ModelPackError(
      `the network has no output "logits", and it is not plain which of ${quoted(outputs.map(({ name }) => name))} is meant`,
    )
  }
  if (output.type !== 'float32') {
    throw new ModelPackError(
      `the output "${output.name}" is of type ${output.type}; only float32 can be read`,
    )
  }
  return output
}

function kindOf({ name, shape }: NetworkPort, stated: ModelConfig['kind']): ModelHead['kind'] {
  const shown = shape.length === 3 ? 'tokens' : shape.length === 2 ? 'sequence' : undefined
  // A network that does not tell its shape is believed to be what config.json says.
  const kind = shape.length === 0 ? stated : shown
  if (kind === undefined || (stated !== undefined && kind !== stated)) {
    const wanted = stated === undefined ? '2 or 3' : String(RANKS[stated])
    throw new ModelPackError(
      `the output "${name}" has the shape ${shapeOf(shape)}, where ${wanted} dimensions are expected`,
    )
  }
  return kind
}

function shapeOf(shape: readonly (number | string)[]): string {
  return shape.length === 0 ? 'unknown' : shape.map((size) => size || '?').join(' × ')
}
