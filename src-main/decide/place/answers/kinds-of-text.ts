/** In what kind of text a claim stands: a window, a form, a program, a lesson, a file of credits. */

import type { Answer } from './answer.ts'

export const KINDS_OF_TEXT = {
  use: {
    counts: 'from tales, else a look if sure',
    explainsChunk: false,
    words:
      'It tells an assistant how a tool is used and is aimed at nobody, so more is asked of it.',
  },
  label: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is a text of a window, as programs keep them to translate, so more is asked of it.',
  },
  shown: {
    counts: 'ignored',
    explainsChunk: true,
    words:
      'It is a text of a window, as programs keep them to translate, and leads nowhere, so it asks for nothing.',
  },
  unmarked: {
    counts: 'ignored',
    explainsChunk: true,
    words:
      'A model alone cannot tell a confidential paper from daily business, which rules do by marks and words, so it asks for nothing.',
  },
  form: {
    counts: 'never',
    explainsChunk: true,
    words: 'It is a form with boxes to tick, so it only asks for a look.',
  },
  topic: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a text about such attacks, so more is asked of it.',
  },
  requested: {
    counts: 'never',
    explainsChunk: true,
    words: 'Its reader is told that nothing has to be done, so it only asks for a look.',
  },
  change: {
    counts: 'never',
    explainsChunk: true,
    words: 'It tells what was changed in a program, so it only asks for a look.',
  },
  owner: {
    counts: 'from tales, else a look from documents',
    explainsChunk: true,
    words:
      'An assistant is told so by its owner, and it is aimed at nobody, so more is asked of it.',
  },
  rules: {
    counts: 'from tales, else a look if sure',
    explainsChunk: true,
    words:
      'It is among what an assistant is told by its owner, and it is aimed at nobody, so more is asked of it.',
  },
  lesson: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a lesson, where people are told to try things, so more is asked of it.',
  },
  part: {
    counts: 'from documents',
    explainsChunk: false,
    words: 'It is a part of a longer text, where more is asked of it.',
  },
  tongue: {
    counts: 'from documents',
    explainsChunk: false,
    words:
      'It is in a language of which few orders were learned, calls no assistant and shows no sign of an order, so more is asked of it.',
  },
  task: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a field for what people are to do, so more is asked of it.',
  },
  program: {
    counts: 'from commands',
    explainsChunk: false,
    words:
      'It is written for a machine, without a sign of an attack on one, so more is asked of it.',
  },
  sentences: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It is written for people, without a sign of an attack on a machine, so it asks for nothing.',
  },
  credit: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'Its owner published it here with a work, so it asks for nothing.',
  },
  business: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'A business prints it here of itself, so it asks for nothing.',
  },
  sample: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It stands in a program that a manual shows, so it asks for nothing.',
  },
  model: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It is called an example, or a form shows it as one of what is to be filled in, so it asks for nothing.',
  },
  reserved: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It stands in a test of a program, or beside a domain that is reserved for examples, such as example.org, so it asks for nothing.',
  },
  printed: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is a number that manuals print for everybody, so it asks for nothing.',
  },
  linked: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It stands in a link or script that a page of the web hands to all its readers, so it asks for nothing.',
  },
  published: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It stands in the change log of a published work, so it asks for nothing.',
  },
} as const satisfies Readonly<Record<string, Answer>>
