/** A class that needs another category's word is told only where the pack accepts that too. */

import { expect, it } from 'vitest'
import { attackHead, testPack } from '../__fixtures__/test-pack.ts'
import { chunkCandidates } from './model-candidates.ts'

const pack = testPack({
  level: 'L3',
  heads: [
    attackHead({ threshold: 0.6 }),
    {
      category: 'threat',
      output: 'threat',
      kind: 'sequence',
      activation: 'sigmoid',
      temperature: 1,
      labels: ['instruction_override', 'malware'],
      classes: [
        { name: 'instruction_override', severity: 'high', threshold: 0.5, needs: 'injection' },
        { name: 'malware', severity: 'critical', threshold: 0.5 },
      ],
    },
  ],
})

/** What is told of two chunks, by what the heads say of each. */
function told(...chunks: readonly { attack: number; override: number; malware: number }[]) {
  const readings = chunks.map(({ attack, override, malware }, chunkId) => ({
    chunkId,
    section: 0,
    whole: true,
    chunksInSection: 1,
    start: 10 * chunkId,
    end: 10 * chunkId + 10,
    reading: {
      heads: [
        { classes: [{ name: 'attack', score: attack }], spans: [] },
        {
          classes: [
            { name: 'instruction_override', score: override },
            { name: 'malware', score: malware },
          ],
          spans: [],
        },
      ],
      router: 1,
      cached: false,
    },
  }))
  const read = [{ pack, readings, chunks: chunks.length, durationMs: 1 }]
  return chunkCandidates('threat', read).map(
    ({ chunkId, className, accepted }) => `${chunkId} ${className} ${accepted}`,
  )
}

it('is told where the category is accepted in the same chunk, not in another', () => {
  expect(
    told({ attack: 0.7, override: 0.9, malware: 0 }, { attack: 0.5, override: 0.9, malware: 0.1 }),
  ).toEqual(['0 instruction_override true', '1 malware false'])
})

it('does not keep another class from being told', () => {
  expect(told({ attack: 0.1, override: 0.99, malware: 0.8 })).toEqual(['0 malware true'])
})
