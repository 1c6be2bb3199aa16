/** Manifests of classifiers, from their configuration and the shape of their networks. */

import { describe, expect, it } from 'vitest'
import { describeModel, type ModelUse } from './describe-model.ts'
import type { NetworkPort } from './describe-model-network.ts'

const USE: ModelUse = {
  category: 'injection',
  level: 'L3',
  positive: undefined,
  threshold: 0.5,
  severity: 'high',
}
const CONFIG = {
  architectures: ['BertForSequenceClassification'],
  model_type: 'bert',
  id2label: { 0: 'SAFE', 1: 'INJECTION' },
  max_position_embeddings: 512,
}

const input = (name: string, changes: Partial<NetworkPort> = {}): NetworkPort => ({
  name,
  type: 'int64',
  shape: ['batch', 'length'],
  ...changes,
})
const output = (name: string, ...shape: NetworkPort['shape']): NetworkPort => ({
  name,
  type: 'float32',
  shape,
})
const NETWORK = {
  inputs: [input('input_ids'), input('attention_mask')],
  outputs: [output('logits', 'batch', 2)],
}

function describeIt({
  config = {},
  tokenizerConfig = undefined as unknown,
  network = {} as Partial<typeof NETWORK>,
  use = {} as Partial<ModelUse>,
}) {
  return describeModel(
    { config: { ...CONFIG, ...config }, tokenizerConfig },
    { ...NETWORK, ...network },
    { ...USE, ...use },
  )
}

describe('describeModel', () => {
  it('describes a classifier of texts', () => {
    expect(describeIt({})).toEqual({
      level: 'L3',
      window_tokens: 512,
      inputs: { ids: 'input_ids', mask: 'attention_mask' },
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
    })
  })

  it('describes one of tokens', () => {
    const { heads } = describeIt({
      config: {
        architectures: ['BertForTokenClassification'],
        id2label: { 0: 'O', 1: 'B-PER', 2: 'I-PER' },
        // Says nothing of tokens.
        problem_type: 'multi_label_classification',
      },
      network: { outputs: [output('logits', 'batch', 'length', 3)] },
      use: { category: 'pii', severity: 'low', threshold: 0.9 },
    })

    expect(heads[0]).toMatchObject({
      kind: 'tokens',
      activation: 'softmax',
      labels: [null, 'B-PERSON', 'I-PERSON'],
    })
    expect(heads[0]?.classes).toEqual([{ name: 'PERSON', severity: 'low', threshold: 0.9 }])
  })

  it('lets labels stand alone where the model has several at once', () => {
    const { heads } = describeIt({ config: { problem_type: 'multi_label_classification' } })

    expect(heads[0]?.activation).toBe('sigmoid')
  })

  it('lets a single label stand alone', () => {
    const { heads } = describeIt({
      config: { id2label: { 0: 'INJECTION' } },
      network: { outputs: [output('logits', 'batch', 1)] },
    })

    expect(heads[0]).toMatchObject({ activation: 'sigmoid', labels: ['attack'] })
  })

  it('goes by the output where the configuration names no architecture', () => {
    const network = { outputs: [output('logits', 'b', 'l', 2)] }

    expect(describeIt({ config: { architectures: undefined }, network }).heads[0]?.kind).toBe(
      'tokens',
    )
  })

  it('takes the only output that can be meant, whatever it is called', () => {
    const outputs = [output('pooled', 'b', 'l', 768), output('scores', 'b', 2)]

    expect(describeIt({ network: { outputs } }).heads[0]?.output).toBe('scores')
  })

  it('gives token types to a network that wants them', () => {
    const inputs = ['input_ids', 'token_type_ids'].map((name) => input(name))

    expect(describeIt({ network: { inputs } }).inputs).toEqual({
      ids: 'input_ids',
      types: 'token_type_ids',
    })
  })

  it.each([
    [{ max_position_embeddings: 512 }, { model_max_length: 128 }, 128],
    [{ max_position_embeddings: 256 }, { model_max_length: 1e30 }, 256],
    [{ max_position_embeddings: 8_192 }, undefined, 512],
    [{ max_position_embeddings: 514, model_type: 'xlm-roberta' }, undefined, 512],
    [{ max_position_embeddings: 130, model_type: 'roberta' }, { model_max_length: 512 }, 128],
    [{ max_position_embeddings: undefined }, { model_max_length: 'many' }, 512],
    [{ max_position_embeddings: -1 }, null, 512],
  ])('%j and %j read %d tokens at once', (config, tokenizerConfig, expected) => {
    expect(describeIt({ config, tokenizerConfig }).window_tokens).toBe(expected)
  })
})

describe('what cannot be used', () => {
  it.each<[string, Parameters<typeof describeIt>[0], string]>([
    ['no id2label', { config: { id2label: undefined } }, 'config.json has no id2label'],
    ['labels in a list', { config: { id2label: ['a'] } }, 'config.json has no id2label'],
    ['a gap in the labels', { config: { id2label: { 0: 'a', 2: 'b' } } }, 'none with the number 1'],
    ['a label that is no text', { config: { id2label: { 0: 1 } } }, 'none with the number 0'],
    ['no label', { config: { id2label: {} } }, 'names no label'],
    [
      'another count of labels',
      { config: { num_labels: 3 } },
      'num_labels is 3, but id2label has 2',
    ],
    ['a regression', { config: { problem_type: 'regression' } }, 'only classifiers'],
    [
      'a model that writes',
      { config: { architectures: ['LlamaForCausalLM'] } },
      '"LlamaForCausalLM"',
    ],
    ['a tiny window', { config: { max_position_embeddings: 4 } }, 'reads 4 tokens at once'],
    [
      'more labels than outputs',
      { config: { id2label: { 0: 'SAFE', 1: 'INJECTION', 2: 'JAILBREAK' } } },
      'names 3 labels, but the output "logits" has 2 numbers',
    ],
    [
      'tokens for texts',
      { network: { outputs: [output('logits', 'b', 'l', 2)] } },
      'has the shape b × l × 2, where 2 dimensions',
    ],
    [
      'two outputs that fit',
      { network: { outputs: [output('a', 'b', 2), output('c', 'b', 2)] } },
      'which of "a", "c" is meant',
    ],
    [
      'half precision',
      { network: { outputs: [{ ...output('logits', 'b', 2), type: 'float16' }] } },
      'of type float16',
    ],
    ['no ids', { network: { inputs: [input('attention_mask')] } }, 'no input "input_ids"'],
    [
      'positions',
      { network: { inputs: [input('input_ids'), input('position_ids')] } },
      'wants the input "position_ids"',
    ],
    [
      'short integers',
      { network: { inputs: [input('input_ids', { type: 'int32' })] } },
      'of type int32',
    ],
    [
      'one length',
      { network: { inputs: [input('input_ids', { shape: ['b', 128] })] } },
      'fixed shape b × 128',
    ],
    [
      'a fixed batch',
      { network: { inputs: [input('input_ids', { shape: [8, 'l'] })] } },
      'fixed shape 8 × l',
    ],
  ])('%s', (_, given, problem) => {
    expect(() => describeIt(given)).toThrow(problem)
  })

  it('a configuration that is none', () => {
    expect(() => describeModel({ config: [], tokenizerConfig: null }, NETWORK, USE)).toThrow(
      'config.json is no JSON object',
    )
  })
})
