/** What a claim wants, and what would come of it. */

import type { Answer } from './answer.ts'

export const EFFECTS = {
  behind: {
    counts: 'from a look',
    explainsChunk: false,
    words: 'It keeps from the user what is done with a tool.',
  },
  errand: {
    counts: 'never',
    explainsChunk: false,
    words:
      'It asks for more than the use of a tool and for nothing grave, so it only asks for a look.',
  },
  against: {
    counts: 'never',
    explainsChunk: false,
    words: 'It asks for what hardly any owner of an agent would ask it for, so it asks for a look.',
  },
  later: {
    counts: 'never',
    explainsChunk: false,
    words: 'It has an assistant keep something for later talks, so it asks for a look.',
  },
  verdict: {
    counts: 'never',
    explainsChunk: false,
    words: 'It says which mark what is judged there is to have, so it asks for a look.',
  },
  unread: {
    counts: 'never',
    explainsChunk: false,
    words: 'It has a program run that no scanner has read, so it asks for a look.',
  },
  menace: {
    counts: 'never',
    explainsChunk: false,
    words:
      'It threatens somebody or urges to harm oneself; who is in earnest no program sees, so it asks for a look.',
  },
  fraud: {
    counts: 'never',
    explainsChunk: false,
    words:
      'It asks for money or a code and keeps whoever gives it from asking anybody, or lures beside it; friends ask so, too, so it asks for a look.',
  },
  named: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It names something with its address, and nothing near it wants anything, so it asks for nothing.',
  },
  alone: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'What stands around it does not phish, so it asks for nothing.',
  },
  receipt: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It says what was ordered or paid and leads nowhere, so it asks for nothing.',
  },
  phishing: {
    counts: 'ignored',
    explainsChunk: true,
    words:
      'It is part of a message that phishes and calls no assistant, so it is told as phishing.',
  },
  conduct: {
    counts: 'from tales, else a look from documents',
    explainsChunk: true,
    words:
      'It tells an assistant how to do its work, and nothing that a planted note is for, so more is asked of it.',
  },
  consent: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It tells that the user is asked first, and nobody to do anything, so it asks for nothing.',
  },
  compliant: {
    counts: 'never',
    explainsChunk: true,
    words: 'It asks to keep to the rules, so it only asks for a look.',
  },
  figures: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is amounts and what they are for, and asks for nothing.',
  },
  steps: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It says what to press or open on a machine and leads nowhere, so it asks for nothing.',
  },
  harmless: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'No word in it speaks of harm, so it asks for nothing.',
  },
  kept: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'An assistant is told so of its own instructions by its owner, so it asks for nothing.',
  },
  housekeeping: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It tells an assistant how to write and what to leave as it is, and nothing else, so it asks for nothing.',
  },
  attack: {
    counts: 'from a look',
    explainsChunk: false,
    words: 'It holds a sign by which an attack on a machine is known.',
  },
  lure: {
    counts: 'from a look',
    explainsChunk: false,
    words:
      'It shows several signs of phishing, such as pressing its reader, asking for what opens an account, and leading on.',
  },
} as const satisfies Readonly<Record<string, Answer>>
