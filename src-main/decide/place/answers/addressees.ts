/** Whom a claim tells something: an assistant, people, a party of a contract, or nobody. */

import type { Answer } from './answer.ts'

export const ADDRESSEES = {
  faint: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is not sure, and nothing beside it calls an assistant, so it asks for nothing.',
  },
  planted: {
    counts: 'from a look',
    explainsChunk: true,
    words: 'It calls an assistant in a field of data, where no order belongs.',
  },
  about: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It speaks of assistants and to none, so more is asked of it.',
  },
  contact: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It tells people where to write for a matter of theirs, so more is asked of it.',
  },
  list: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is written to a list or to subscribers and wants nothing, so it asks for nothing.',
  },
  unaddressed: {
    counts: 'if sure, else a look',
    explainsChunk: true,
    words: 'Nothing in it shows that an assistant is told to do something, so more is asked of it.',
  },
  called: {
    counts: 'from documents',
    explainsChunk: true,
    words:
      'An assistant is called there, and nothing else shows that it is told to do something, so more is asked of it.',
  },
  people: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It tells what people were told, so it asks for nothing.',
  },
  party: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It tells what a party of a contract shall do, so it asks for nothing.',
  },
  paper: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It says by a paper, a date or a matter which instructions are dropped, so it asks for nothing.',
  },
  polite: {
    counts: 'from tales',
    explainsChunk: true,
    words: 'It speaks to a person in the polite form and of no assistant, so more is asked of it.',
  },
  summary: {
    counts: 'from documents',
    explainsChunk: true,
    words: 'It is said to whoever sums a text up for others, so more is asked of it.',
  },
  talk: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is said in a talk among people, so more is asked of it.',
  },
  role: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It leads to a duty and not to a person, so it asks for nothing.',
  },
  nobody: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is said of nobody in particular, so it asks for nothing.',
  },
} as const satisfies Readonly<Record<string, Answer>>
