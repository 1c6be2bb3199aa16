/** A manifest says what is wrong with it, field by field; one that contradicts itself does not load. */

import { describe, expect, it } from 'vitest'
import { parseManifest, salvageManifest } from './check-pack-manifest.ts'
import type { ModelManifest } from './model-manifest.ts'

const SHA = 'a'.repeat(64)

const HEAD: ModelManifest['heads'][number] = {
  category: 'pii',
  output: 'logits',
  kind: 'tokens',
  activation: 'softmax',
  temperature: 1,
  labels: [null, 'B-PERSON', 'I-PERSON', 'LOCATION'],
  classes: [
    { name: 'PERSON', severity: 'high', threshold: 0.5 },
    { name: 'LOCATION', severity: 'low', threshold: 0.7 },
  ],
}

const MANIFEST: ModelManifest = {
  format: 1,
  id: 'names',
  version: '1',
  level: 'L3',
  licence: 'Apache-2.0',
  files: {
    model: { path: 'model.onnx', sha256: SHA },
    tokenizer: { path: 'tokenizer.json', sha256: SHA },
  },
  window_tokens: 128,
  inputs: { ids: 'input_ids', mask: 'attention_mask' },
  heads: [HEAD],
}

const parse = (value: unknown, id = 'names') => parseManifest(JSON.stringify(value), id)

describe('parseManifest', () => {
  it('gives a manifest that is fit', () => {
    expect(parse(MANIFEST)).toEqual(MANIFEST)
  })

  it.each<[string, object, string]>([
    ['a field that is missing', { licence: undefined }, 'the file must have required'],
    ['a field that is not known', { licens: 'x' }, '(licens)'],
    [
      'a class that needs what no other head accepts',
      {
        heads: [
          {
            ...HEAD,
            classes: HEAD.classes.map((each) => ({ ...each, needs: 'injection' })),
          },
        ],
      },
      'needs injection, of which no other head accepts anything',
    ],
    ['a level without models', { level: 'L1' }, 'level must be'],
    [
      'a hash that is none',
      { files: { ...MANIFEST.files, model: { path: 'm', sha256: '0' } } },
      'files/model/sha256',
    ],
    [
      'a path that climbs',
      { files: { ...MANIFEST.files, model: { path: 'a/../../m', sha256: SHA } } },
      'files/model/path',
    ],
    [
      'an absolute path',
      { files: { ...MANIFEST.files, model: { path: '/m', sha256: SHA } } },
      'files/model/path',
    ],
    ['a window that is too wide', { window_tokens: 100_000 }, 'window_tokens must be <= 8192'],
    ['a label that is no text', { heads: [{ ...HEAD, labels: [1] }] }, 'heads/0/labels/0'],
    ['an id of another folder', { id: 'others' }, 'id is others, but the folder is called names'],
    [
      'a router in L3',
      { router: { output: 'r', temperature: 1, threshold: 0.5 } },
      'router belongs to packs of level L2',
    ],
    ['a union in L2', { level: 'L2', union: { pii: 0.5 } }, 'union belongs to packs of level L3'],
    ['two heads of one output', { heads: [HEAD, HEAD] }, 'output "logits" is named twice'],
    [
      'a router of the output of a head',
      { level: 'L2', router: { output: 'logits', temperature: 1, threshold: 0.5 } },
      'output "logits" is named twice',
    ],
    ['one input for two', { inputs: { ids: 'x', mask: 'x' } }, 'inputs: "x" is named twice'],
    [
      'a label without its class',
      { heads: [{ ...HEAD, labels: [...HEAD.labels, 'I-EMAIL'] }] },
      'heads/0/classes: "EMAIL" of labels is missing',
    ],
    [
      'a class without a label',
      { heads: [{ ...HEAD, labels: [null, 'B-PERSON'] }] },
      'heads/0/labels: none is of the class "LOCATION"',
    ],
    [
      'a class twice',
      { heads: [{ ...HEAD, classes: [...HEAD.classes, ...HEAD.classes] }] },
      'heads/0/classes: "PERSON" is listed twice; heads/0/classes: "LOCATION" is listed twice',
    ],
    [
      'a class of another category',
      { heads: [{ ...HEAD, category: 'dlp' }] },
      'heads/0/classes: "PERSON" is no class of dlp',
    ],
    [
      'a softmax without a harmless label',
      { heads: [{ ...HEAD, labels: ['PERSON'], classes: [HEAD.classes[0]] }] },
      'labels: softmax needs one that is harmless',
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(() => parse({ ...MANIFEST, ...change })).toThrow(problem)
  })

  it('refuses an id that a request could not name', () => {
    expect(() => parse({ ...MANIFEST, id: 'constructor' }, 'constructor')).toThrow('id may not be')
  })

  it('says where a text is not JSON, without quoting it', () => {
    expect(() => parseManifest('{"id": secret}', 'names')).toThrow(/^manifest.json: it is not JSON/)
    expect(() => parseManifest('{"id": secret}', 'names')).not.toThrow(/secret/)
  })

  it('takes the tricks out of names that it repeats', () => {
    const classes = [{ ...HEAD.classes[0], name: 'a\u001b[2J\u202eb' }]

    expect(() => parse({ ...MANIFEST, heads: [{ ...HEAD, classes }] })).toThrow('"a?[2J?b"')
  })
})

describe('salvageManifest', () => {
  it.each([
    ['', 'L3', []],
    ['null', 'L3', []],
    ['{"level":"L2","heads":[{"category":"pii"},{"category":"spam"},null]}', 'L2', ['pii']],
    ['{"level":"L9","heads":{"category":"pii"}}', 'L3', []],
  ])('of %j tells %s and %j', (json, level, categories) => {
    expect(salvageManifest(json)).toEqual({ level, categories })
  })
})
