/** Whom a claim tells something: an assistant, people, a party of a contract, or nobody. */

import type { Answer } from './answer.ts'

export const ADDRESSEES = {
  faint: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is uncertain, and nothing beside it calls an assistant, so it asks for nothing.',
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
  list: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It goes to a mailing list, to subscribers or to all who read a page of the web and wants nothing of them, so it asks for nothing.',
  },
  mention: {
    counts: 'from documents, else a look',
    explainsChunk: false,
    words: 'It is the only sentence there that speaks of an assistant, so it asks for a look.',
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
    words: 'It reports what people were told to do, so it asks for nothing.',
  },
  party: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It says what a party to a contract shall do, so it asks for nothing.',
  },
  paper: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It names the instructions that no longer hold by a document, a date or a matter, so it asks for nothing.',
  },
  polite: {
    counts: 'from tales',
    explainsChunk: true,
    words: 'It speaks to a person in the polite form and of no assistant, so more is asked of it.',
  },
  summary: {
    counts: 'from documents',
    explainsChunk: true,
    words: 'It speaks to whoever sums a text up for others, so more is asked of it.',
  },
  talk: {
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is said in a conversation among people, so more is asked of it.',
  },
  role: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It leads to an office, a project or whoever grants permission, so it asks for nothing.',
  },
  nobody: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is said of nobody in particular, so it asks for nothing.',
  },
} as const satisfies Readonly<Record<string, Answer>>
