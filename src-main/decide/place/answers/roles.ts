/** In which role a claim stands where it stands: as an example, in a tale, as what a test puts in. */

import type { Answer } from './answer.ts'

export const ROLES = {
  request: {
    counts: 'never',
    explainsChunk: false,
    words:
      'It gives a task in a field of data, where nobody is to do anything, so it asks for a look.',
  },
  foreign: {
    counts: 'never',
    explainsChunk: false,
    words:
      'It asks for what the short text around it does not speak of, as notices and lessons may, too, so it asks for a look.',
  },
  specified: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is part of what a text says throughout of an assistant, so it asks for nothing.',
  },
  reply: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is what a program answers in a conversation, so more is asked of it.',
  },
  answered: {
    counts: 'never',
    explainsChunk: true,
    words:
      'It stands in a file of letters in which two sides wrote to each other, so it only asks for a look.',
  },
  letter: {
    counts: 'ignored',
    explainsChunk: true,
    words:
      'It stands in a file of letters in which two sides wrote to each other, and leads nowhere, so it asks for nothing.',
  },
  saying: {
    counts: 'from tales, else a look from documents',
    explainsChunk: true,
    words: 'It is quoted among what others said, so more is asked of it.',
  },
  case: {
    counts: 'never',
    explainsChunk: true,
    words: 'It is the input of a test, beside what the test expects, so it only asks for a look.',
  },
  tested: {
    counts: 'ignored',
    explainsChunk: true,
    words: 'It is what a test puts in, and leads nowhere, so it asks for nothing.',
  },
  example: {
    counts: 'never',
    explainsChunk: true,
    words: 'It is quoted here as an example, so it only asks for a look.',
  },
  warning: {
    counts: 'never',
    explainsChunk: true,
    words: 'It stands in a warning about such messages, so it only asks for a look.',
  },
  warned: {
    counts: 'ignored',
    explainsChunk: true,
    words: 'It warns about such messages in a text that leads nowhere, so it asks for nothing.',
  },
  pattern: {
    counts: 'never',
    explainsChunk: true,
    words: 'It is a pattern that a program looks for, so it only asks for a look.',
  },
  tale: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a tale, where more is asked of it.',
  },
  scene: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'Somebody says it in a scene, where more is asked of it.',
  },
  phrase: {
    counts: 'ignored',
    explainsChunk: true,
    words: 'It is what a filter or a scanner looks for, so it asks for nothing.',
  },
} as const satisfies Readonly<Record<string, Answer>>
