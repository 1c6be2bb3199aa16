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
    words: 'It asks an agent for what hardly any owner would ask of it, so it asks for a look.',
  },
  later: {
    counts: 'never',
    explainsChunk: false,
    words: 'It has an assistant keep something for later talks, so it asks for a look.',
  },
  link: {
    counts: 'never',
    explainsChunk: false,
    words:
      'Whoever opens this link has an assistant remember something or send on what he keeps, so it asks for a look.',
  },
  verdict: {
    counts: 'never',
    explainsChunk: false,
    words: 'It says what mark the work that is judged there is to get, so it asks for a look.',
  },
  encoded: {
    counts: 'never',
    explainsChunk: false,
    words:
      'It has an answer written in a code that people and filters do not read, so it asks for a look.',
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
      'It threatens somebody or urges somebody to harm themselves; no program can see who is in earnest, so it asks for a look.',
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
      'It tells an assistant how to do its work and wants nothing that planted notes want, so more is asked of it.',
  },
  consent: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It says that the user is asked first and tells nobody to do anything, so it asks for nothing.',
  },
  compliant: {
    counts: 'never',
    explainsChunk: true,
    words: 'It asks its reader to keep to the rules, so it only asks for a look.',
  },
  extortion: {
    counts: 'ignored',
    explainsChunk: true,
    words: 'It is part of a note that extorts money, and told as that.',
  },
  figures: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is a list of amounts and what they are for, so it asks for nothing.',
  },
  harmless: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'No word in it speaks of harm, so it asks for nothing.',
  },
  kept: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'The owner of an assistant tells it so about its own instructions, so it asks for nothing.',
  },
  housekeeping: {
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It tells an assistant how to write and what to leave as it is, and nothing else, so it asks for nothing.',
  },
  laboratory: {
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is shown and leads to no machine but one of a laboratory, so it asks for nothing.',
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
