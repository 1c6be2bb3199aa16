/** Labels of other models become classes of the interface, or a question to their owner. */

import { describe, expect, it } from 'vitest'
import { CATEGORIES, CLASS_NAMES } from '../../../../src-shared/model/vocabulary.ts'
import { mapLabels } from './describe-model-labels.ts'

describe('labels whose names are plain', () => {
  it.each([
    ['sequence', 'injection', ['SAFE', 'INJECTION'], [null, 'attack']],
    ['sequence', 'injection', ['BENIGN', 'INJECTION', 'JAILBREAK'], [null, 'attack', 'attack']],
    ['sequence', 'injection', ['attack', 'no_injection'], ['attack', null]],
    ['sequence', 'injection', ['benign', 'jailbreak_framing'], [null, 'jailbreak_framing']],
    ['sequence', 'threat', ['neutral', 'Toxic'], [null, 'toxic_or_harmful']],
    ['sequence', 'dlp', ['normal', 'api-key', 'Password'], [null, 'API_KEY', 'CREDENTIAL']],
    [
      'tokens',
      'pii',
      ['O', 'B-PER', 'I-PER', 'B-LOC'],
      [null, 'B-PERSON', 'I-PERSON', 'B-LOCATION'],
    ],
    ['tokens', 'pii', ['O', 'EMAIL', 'GIVENNAME'], [null, 'EMAIL', 'PERSON']],
    [
      'tokens',
      'pii',
      ['O', 'U-PER', 'B-PER', 'I-PER', 'L-PER'],
      [null, 'B-PERSON', 'B-PERSON', 'I-PERSON', 'I-PERSON'],
    ],
    ['tokens', 'pii', ['O', 'S-ORG', 'E-ORG'], [null, 'B-ORGANIZATION', 'I-ORGANIZATION']],
    // A class of a whole text may begin like a tag.
    ['sequence', 'threat', ['benign', 'phishing'], [null, 'phishing']],
  ] as const)('%s, %s: %j', (kind, category, labels, expected) => {
    expect(mapLabels(labels, kind, category, undefined)).toEqual(expected)
  })

  it.each(CATEGORIES)('every class of %s is its own name', (category) => {
    const names = CLASS_NAMES[category]

    expect(mapLabels(names, 'sequence', category, undefined)).toEqual(names)
  })
})

describe('labels that are not plain', () => {
  it.each([
    ['injection', ['LABEL_0', 'LABEL_1'], '"LABEL_0", "LABEL_1", and it is not plain what'],
    ['injection', ['SAFE', 'INJECTION', 'OFF_TOPIC'], 'not plain what "OFF_TOPIC" is.'],
    ['injection', ['SAFE', 'BENIGN'], 'none of them looks like injection'],
    ['pii', ['SAFE', 'INJECTION'], 'not plain what "INJECTION" is'],
    ['injection', ['__proto__', 'constructor'], 'not plain what "__proto__", "constructor" are'],
  ] as const)('for %s, %j are asked about', (category, labels, problem) => {
    expect(() => mapLabels(labels, 'sequence', category, undefined)).toThrow(problem)
    expect(() => mapLabels(labels, 'sequence', category, undefined)).toThrow('--positive')
  })

  it('of a thousand, tells twenty', () => {
    const labels = Array.from({ length: 1_000 }, (_, number) => `LABEL_${number}`)

    expect(() => mapLabels(labels, 'sequence', 'pii', undefined)).toThrow(
      /"LABEL_19" and 980 more, and/,
    )
  })
})

describe('labels that the owner names', () => {
  it.each([
    ['sequence', 'injection', ['LABEL_0', 'LABEL_1'], ['LABEL_1'], [null, 'attack']],
    ['sequence', 'injection', ['LABEL_0', 'LABEL_1'], ['label_1'], [null, 'attack']],
    ['sequence', 'injection', ['a', 'A'], ['A'], [null, 'attack']],
    ['sequence', 'injection', ['0', '1'], ['1=jailbreak_framing'], [null, 'jailbreak_framing']],
    ['sequence', 'threat', ['x', 'y=z', 'y'], ['y=z=malware'], [null, 'malware', null]],
    ['sequence', 'pii', ['safe', 'leak'], ['leak=email'], [null, 'EMAIL']],
    [
      'tokens',
      'pii',
      ['O', 'B-PER', 'I-PER', 'B-MISC'],
      ['PER'],
      [null, 'B-PERSON', 'I-PERSON', null],
    ],
    ['tokens', 'pii', ['O', 'B-X', 'I-X'], ['B-X=IBAN'], [null, 'B-IBAN', 'I-IBAN']],
  ] as const)('%s, %s: of %j, %j', (kind, category, labels, positive, expected) => {
    expect(mapLabels(labels, kind, category, positive)).toEqual(expected)
  })

  it.each([
    ['pii', ['SAFE', 'LEAK'], ['SECRET'], 'no label "SECRET"; its labels are "SAFE", "LEAK"'],
    ['pii', ['SAFE', 'LEAK'], ['LEAK'], 'Write LEAK=CLASS with one of PERSON, EMAIL'],
    [
      'pii',
      ['SAFE', 'LEAK'],
      ['LEAK=secret'],
      '"secret" is no class of pii; its classes are PERSON',
    ],
    ['pii', ['a', 'A'], ['Á'], 'no label "Á"'],
    ['injection', ['aB', 'Ab'], ['ab'], 'no label "ab"'],
  ] as const)('for %s, of %j, refuses %j', (category, labels, positive, problem) => {
    expect(() => mapLabels(labels, 'sequence', category, positive)).toThrow(problem)
  })
})
