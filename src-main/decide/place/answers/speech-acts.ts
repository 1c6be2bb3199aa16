/** Whether a claim tells anybody to do anything: it may report, forbid, refuse or state. */

import type { Answer } from './answer.ts'

export const SPEECH_ACTS = {
  statement: {
    counts: 'never',
    explainsChunk: false,
    words: 'It tells nobody to do anything, so it only asks for a look.',
  },
  deed: {
    counts: 'never',
    explainsChunk: false,
    words: 'It says what an assistant does and tells none to do it, so it only asks for a look.',
  },
  unborne: {
    counts: 'if sure, else a look',
    explainsChunk: false,
    words: 'No sentence of it gives an order by itself, so more is asked of it.',
  },
  report: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It reports and gives no order, so more is asked of it.',
  },
  reported: {
    counts: 'never',
    explainsChunk: false,
    words: 'It reports what somebody asks of another, so it only asks for a look.',
  },
  refused: {
    counts: 'from tales',
    explainsChunk: true,
    words: 'It says what is refused to whoever asks for it, so more is asked of it.',
  },
  forbidden: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It forbids what it names, so it asks for nothing.',
  },
} as const satisfies Readonly<Record<string, Answer>>
