/** Sentences about evidence that is tried: read again without its words. */

import { formatScore } from '../format.ts'

export const proof = {
  prove: 'Prove it',
  hint: 'Reads the passage again without these words.',
  running: 'Reading the passage twice…',
  fall: (before: number, after: number) => `${formatScore(before)} → ${formatScore(after)}`,
  fallName: (before: number, after: number) =>
    `Confidence with these words ${formatScore(before)}, without them ${formatScore(after)}`,
  carries: 'These words carry the claim: without them, nothing in the passage counts.',
  weak: 'Weak evidence: without these words the passage still counts. Look at what stands beside them.',
  context: 'Alone, the passage does not count: the claim rests on more of the document.',
  tooLong: 'The passage is too long to be read again.',
} as const
