/**
 * What is asked of the place of a claim: whether it tells anybody anything, whom, in which role it stands there, what
 * it wants, and in what kind of text. One table: each answer that makes a claim weigh less, with how much more it has
 * to be sure of, and the words in which a reviewer reads why.
 */

import type { Answer } from './questions.ts'

export const ANSWERS = {
  faint: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is not sure, and nothing beside it calls an assistant, so it asks for nothing.',
  },
  planted: {
    question: 'addressee',
    counts: 'from a look',
    explainsChunk: true,
    words: 'It calls an assistant in a field of data, where no order belongs.',
  },
  behind: {
    question: 'effect',
    counts: 'from a look',
    explainsChunk: false,
    words: 'It keeps from the user what is done with a tool.',
  },
  use: {
    question: 'kind of text',
    counts: 'from tales, else a look if sure',
    explainsChunk: false,
    words: 'It tells an assistant how a tool is used, and against nobody, so more is asked of it.',
  },
  errand: {
    question: 'effect',
    counts: 'never',
    explainsChunk: false,
    words:
      'It asks for more than the use of a tool and for nothing grave, so it only asks for a look.',
  },
  request: {
    question: 'role',
    counts: 'never',
    explainsChunk: false,
    words:
      'It gives a task in a field of data, where nobody is to do anything, so it asks for a look.',
  },
  against: {
    question: 'effect',
    counts: 'never',
    explainsChunk: false,
    words: 'It asks for what hardly any owner of an agent would ask it for, so it asks for a look.',
  },
  later: {
    question: 'effect',
    counts: 'never',
    explainsChunk: false,
    words: 'It has an assistant keep something for later talks, so it asks for a look.',
  },
  verdict: {
    question: 'effect',
    counts: 'never',
    explainsChunk: false,
    words: 'It says which mark what is judged there is to have, so it asks for a look.',
  },
  unread: {
    question: 'effect',
    counts: 'never',
    explainsChunk: false,
    words: 'It has a program run that no scanner has read, so it asks for a look.',
  },
  menace: {
    question: 'effect',
    counts: 'never',
    explainsChunk: false,
    words:
      'It threatens somebody or urges to harm oneself; who is in earnest no program sees, so it asks for a look.',
  },
  statement: {
    question: 'speech act',
    counts: 'never',
    explainsChunk: false,
    words: 'It tells nobody to do anything, so it only asks for a look.',
  },
  about: {
    question: 'addressee',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It speaks of assistants and to none, so more is asked of it.',
  },
  reply: {
    question: 'role',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is what a program answers in a conversation, so more is asked of it.',
  },
  saying: {
    question: 'role',
    counts: 'from tales, else a look from documents',
    explainsChunk: true,
    words: 'It is quoted among what others said, so more is asked of it.',
  },
  contact: {
    question: 'addressee',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It tells people where to write for a matter of theirs, so more is asked of it.',
  },
  deed: {
    question: 'speech act',
    counts: 'never',
    explainsChunk: false,
    words: 'It says what an assistant does and tells none to, so it only asks for a look.',
  },
  case: {
    question: 'role',
    counts: 'never',
    explainsChunk: true,
    words: 'It is what a test puts in, with what it expects, so it only asks for a look.',
  },
  label: {
    question: 'kind of text',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is a text of a window, as programs keep them to translate, so more is asked of it.',
  },
  shown: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: true,
    words:
      'It is a text of a window, as programs keep them to translate, and leads nowhere, so it asks for nothing.',
  },
  form: {
    question: 'kind of text',
    counts: 'never',
    explainsChunk: true,
    words: 'It is a form with boxes to tick, so it only asks for a look.',
  },
  named: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It names something with its address, and nothing near it wants anything, so it asks for nothing.',
  },
  alone: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words: 'What stands around it does not phish, so it asks for nothing.',
  },
  list: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is written to a list or to subscribers and wants nothing, so it asks for nothing.',
  },
  receipt: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It says what was ordered or paid and leads nowhere, so it asks for nothing.',
  },
  phishing: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: true,
    words:
      'It is part of a message that phishes and calls no assistant, so it is told as phishing.',
  },
  unborne: {
    question: 'speech act',
    counts: 'if sure, else a look',
    explainsChunk: false,
    words: 'No sentence of it gives an order by itself, so more is asked of it.',
  },
  unaddressed: {
    question: 'addressee',
    counts: 'if sure, else a look',
    explainsChunk: true,
    words: 'Nothing in it shows that an assistant is told to do something, so more is asked of it.',
  },
  called: {
    question: 'addressee',
    counts: 'from documents',
    explainsChunk: true,
    words:
      'An assistant is called there, and nothing else shows that it is told to do something, so more is asked of it.',
  },
  conduct: {
    question: 'effect',
    counts: 'from tales, else a look from documents',
    explainsChunk: true,
    words:
      'It tells an assistant how to do its work, and nothing that a planted note is for, so more is asked of it.',
  },
  report: {
    question: 'speech act',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It reports and gives no order, so more is asked of it.',
  },
  topic: {
    question: 'kind of text',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a text about such attacks, so more is asked of it.',
  },
  reported: {
    question: 'speech act',
    counts: 'never',
    explainsChunk: false,
    words: 'It tells what somebody asks of another, so it only asks for a look.',
  },
  people: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It tells what people were told, so it asks for nothing.',
  },
  refused: {
    question: 'speech act',
    counts: 'from tales',
    explainsChunk: true,
    words: 'It says what is refused to whoever asks for it, so more is asked of it.',
  },
  forbidden: {
    question: 'speech act',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It forbids what it names, so it asks for nothing.',
  },
  party: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It tells what a party of a contract shall do, so it asks for nothing.',
  },
  consent: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It tells that the user is asked first, and nobody to do anything, so it asks for nothing.',
  },
  paper: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It says by a paper, a date or a matter which instructions are dropped, so it asks for nothing.',
  },
  polite: {
    question: 'addressee',
    counts: 'from tales',
    explainsChunk: true,
    words: 'It speaks to a person in the polite form and of no assistant, so more is asked of it.',
  },
  summary: {
    question: 'addressee',
    counts: 'from documents',
    explainsChunk: true,
    words: 'It is said to whoever sums a text up for others, so more is asked of it.',
  },
  talk: {
    question: 'addressee',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It is said in a talk among people, so more is asked of it.',
  },
  example: {
    question: 'role',
    counts: 'never',
    explainsChunk: true,
    words: 'It is quoted here as an example, so it only asks for a look.',
  },
  warning: {
    question: 'role',
    counts: 'never',
    explainsChunk: true,
    words: 'It stands in a warning of such messages, so it only asks for a look.',
  },
  warned: {
    question: 'role',
    counts: 'ignored',
    explainsChunk: true,
    words: 'It warns of such messages in a text that leads nowhere, so it asks for nothing.',
  },
  requested: {
    question: 'kind of text',
    counts: 'never',
    explainsChunk: true,
    words: 'Its reader is told that nothing has to be done, so it only asks for a look.',
  },
  pattern: {
    question: 'role',
    counts: 'never',
    explainsChunk: true,
    words: 'It is a pattern that a program looks for, so it only asks for a look.',
  },
  tale: {
    question: 'role',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a tale, where more is asked of it.',
  },
  scene: {
    question: 'role',
    counts: 'from tales',
    explainsChunk: false,
    words: 'Somebody says it in a scene, where more is asked of it.',
  },
  phrase: {
    question: 'role',
    counts: 'ignored',
    explainsChunk: true,
    words: 'It is one of the phrases that a filter looks for, so it asks for nothing.',
  },
  line: {
    question: 'role',
    counts: 'ignored',
    explainsChunk: false,
    words: 'Somebody says it in a table of dialogue, and to no assistant, so it asks for nothing.',
  },
  compliant: {
    question: 'effect',
    counts: 'never',
    explainsChunk: true,
    words: 'It asks to keep to the rules, so it only asks for a look.',
  },
  figures: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is amounts and what they are for, and asks for nothing.',
  },
  steps: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It says what to press or open on a machine and leads nowhere, so it asks for nothing.',
  },
  harmless: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words: 'No word in it speaks of harm, so it asks for nothing.',
  },
  change: {
    question: 'kind of text',
    counts: 'never',
    explainsChunk: true,
    words: 'It tells what was changed in a program, so it only asks for a look.',
  },
  owner: {
    question: 'kind of text',
    counts: 'from tales, else a look from documents',
    explainsChunk: true,
    words: 'An assistant is told so by its owner, and against nobody, so more is asked of it.',
  },
  kept: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words: 'An assistant is told so of its own instructions by its owner, so it asks for nothing.',
  },
  housekeeping: {
    question: 'effect',
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It tells an assistant how to write and what to leave as it is, and nothing else, so it asks for nothing.',
  },
  lesson: {
    question: 'kind of text',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a lesson, where people are told to try things, so more is asked of it.',
  },
  part: {
    question: 'kind of text',
    counts: 'from documents',
    explainsChunk: false,
    words: 'It is a part of a longer text, where more is asked of it.',
  },
  task: {
    question: 'kind of text',
    counts: 'from tales',
    explainsChunk: false,
    words: 'It stands in a field for what people are to do, so more is asked of it.',
  },
  attack: {
    question: 'effect',
    counts: 'from a look',
    explainsChunk: false,
    words: 'It holds a sign by which an attack on a machine is known.',
  },
  lure: {
    question: 'effect',
    counts: 'from a look',
    explainsChunk: false,
    words:
      'It shows several signs of phishing, such as pressing its reader, asking for what opens an account, and leading on.',
  },
  program: {
    question: 'kind of text',
    counts: 'from commands',
    explainsChunk: false,
    words:
      'It is written for a machine, without a sign of an attack on one, so more is asked of it.',
  },
  sentences: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It is written for people, without a sign of an attack on a machine, so it asks for nothing.',
  },
  credit: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: false,
    words: 'Its owner published it here with a work, so it asks for nothing.',
  },
  sample: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It stands in a program that a manual shows, so it asks for nothing.',
  },
  reserved: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: false,
    words:
      'It stands in a test of a program, or beside a domain that is reserved for examples, such as example.org, so it asks for nothing.',
  },
  printed: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is a number that manuals print for everybody, so it asks for nothing.',
  },
  role: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It leads to a duty and not to a person, so it asks for nothing.',
  },
  published: {
    question: 'kind of text',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It stands in the change log of a published work, so it asks for nothing.',
  },
  nobody: {
    question: 'addressee',
    counts: 'ignored',
    explainsChunk: false,
    words: 'It is said of nobody in particular, so it asks for nothing.',
  },
} as const satisfies Readonly<Record<string, Answer>>

/** Why more is asked of a claim where it stands. */
export type Setting = keyof typeof ANSWERS

/** For a reviewer of what counts all the same: a reason against it beside a decision for it would be a riddle. */
const SURER = 'A model has to be surer than usual of words that stand here, and it is.'

/** What a reviewer reads of a claim in a setting. */
export function wordsOf(setting: Setting, isAccepted: boolean): string {
  const { counts, words } = ANSWERS[setting]
  return isAccepted && counts !== 'from a look' ? SURER : words
}
