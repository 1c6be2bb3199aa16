/**
 * What `config.json` and `tokenizer_config.json` say of a classifier, as Hugging
 * Face's Transformers writes them; fields that are not needed here are not read.
 */

import { ModelPackError } from '../pack/check-pack-error.ts'

export interface ModelConfig {
  /** In the order of the logits. */
  readonly labels: readonly string[]
  /** What the class of the model says; undefined where it says neither. */
  readonly kind: 'sequence' | 'tokens' | undefined
  readonly activation: 'softmax' | 'sigmoid'
  /** Tokens of the longest text, special ones included. */
  readonly windowTokens: number
}

/** Most encoders were trained on texts of this length, and attention costs its square. */
const USUAL_WINDOW = 512
const SMALLEST_WINDOW = 8
/** Positions of these begin behind that of the padding token (`create_position_ids_from_input_ids`). */
const POSITIONS_AFTER_PADDING = /roberta|camembert|mpnet|longformer|data2vec-text/
const PADDING_POSITIONS = 2

/**
 * @param config content of `config.json`.
 * @param tokenizerConfig content of `tokenizer_config.json`, where there is one.
 * @throws {ModelPackError} that names the field of `config.json` that is missing or unfit
 */
export function readModelConfig(config: unknown, tokenizerConfig: unknown): ModelConfig {
  const fields = record(config)
  if (fields === null) throw new ModelPackError('config.json is no JSON object')
  const labels = labelsOf(fields)
  const kind = kindOf(fields.architectures)
  if (fields.problem_type === 'regression') {
    throw new ModelPackError(
      'config.json: problem_type is regression; only classifiers can be used',
    )
  }
  // The choice of Transformers' text classification pipeline.
  const isMultiLabel = fields.problem_type === 'multi_label_classification' || labels.length === 1
  return {
    labels,
    kind,
    activation: isMultiLabel && kind !== 'tokens' ? 'sigmoid' : 'softmax',
    windowTokens: windowOf(fields, record(tokenizerConfig)),
  }
}

function labelsOf({ id2label, num_labels: count }: Readonly<Record<string, unknown>>) {
  const named = record(id2label)
  if (named === null) {
    throw new ModelPackError(
      'config.json has no id2label: it must name what each output stands for, like {"0": "SAFE", "1": "INJECTION"}',
    )
  }
  const numbers = Object.keys(named)
  if (numbers.length === 0) throw new ModelPackError('config.json: id2label names no label')
  const labels = numbers.map((_, number) => named[String(number)])
  const missing = labels.findIndex((label) => typeof label !== 'string' || label === '')
  if (missing !== -1) {
    throw new ModelPackError(
      `config.json: id2label has ${numbers.length} labels, but none with the number ${missing}`,
    )
  }
  if (typeof count === 'number' && count !== labels.length) {
    throw new ModelPackError(
      `config.json: num_labels is ${count}, but id2label has ${labels.length} labels`,
    )
  }
  return labels as readonly string[]
}

function kindOf(architectures: unknown): ModelConfig['kind'] {
  const [name] = Array.isArray(architectures) ? architectures.map(String) : []
  if (name?.endsWith('ForSequenceClassification')) return 'sequence'
  if (name?.endsWith('ForTokenClassification')) return 'tokens'
  if (name?.includes('For')) {
    throw new ModelPackError(
      `config.json: architectures says "${name.slice(0, 60)}"; only …ForSequenceClassification and …ForTokenClassification can be used`,
    )
  }
  return undefined
}

function windowOf(
  { max_position_embeddings: positions, model_type: type }: Readonly<Record<string, unknown>>,
  tokenizerConfig: Readonly<Record<string, unknown>> | null,
): number {
  const unused = POSITIONS_AFTER_PADDING.test(String(type)) ? PADDING_POSITIONS : 0
  const limits = [
    typeof positions === 'number' ? positions - unused : USUAL_WINDOW,
    // Transformers writes a huge number where nobody set one.
    tokenizerConfig?.model_max_length,
    USUAL_WINDOW,
  ]
  const lengths = limits.filter(
    (limit): limit is number => Number.isInteger(limit) && (limit as number) > 0,
  )
  const window = Math.min(...lengths)
  if (window < SMALLEST_WINDOW) {
    throw new ModelPackError(
      `config.json: the model reads ${window} tokens at once; ${SMALLEST_WINDOW} are the fewest that can be used`,
    )
  }
  return window
}

function record(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null
}
