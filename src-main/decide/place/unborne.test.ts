import { describe, expect, it } from 'vitest'
import type { ModelCandidate } from '../../detect/detector.ts'
import { weighPlaces } from './weigh-place.ts'

const REPORT = 'The old version had the prompt from the profile and not from the header.'
const text = `${REPORT}\n${'Answer only with the list of the shops that are open to you.\n'.repeat(10)}`

function candidate(start: number, end: number, confidence: number): ModelCandidate {
  const own = { start, end, confidence, accepted: confidence >= 0.75, source: 'l3' } as const
  const bars = { threshold: 0.75, reviewFrom: 0.62, thresholdsIn: { tales: 0.95 } }
  return { ...own, ...bars, chunkId: 0, model: 'l3', className: 'attack', severity: 'high' }
}
/** What a chunk becomes whose one sentence is so sure. */
function chunkWith(confidence: number, end = text.length) {
  const sentence = candidate(0, REPORT.length, confidence)
  return weighPlaces(text).ofModels('injection', [candidate(0, end, 0.9), sentence])[0]
}

describe('a chunk of several sentences', () => {
  it('is not borne out by one that asks for nothing where it stands', () => {
    // The usual threshold is 0.75; of a report it asks from halfway to 0.95.
    expect(chunkWith(0.8)).toMatchObject({ accepted: false, isUnborne: true })
  })

  it('is borne out by one that would ask for a look', () => {
    expect(chunkWith(0.93)).not.toHaveProperty('isUnborne')
  })

  it('stands by itself where it is short', () => {
    expect(chunkWith(0.8, 300)).not.toHaveProperty('isUnborne')
  })
})
