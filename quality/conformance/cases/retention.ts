/** How long jobs can be read, by the clock of the service. */

import { type Case, type CaseEntry, casesOf, type Exchange } from '../case.ts'
import { file, form, text } from '../make-body.ts'
import { accept, jobOf, MINUTE, untilEnded } from './common.ts'

const hello = text('hello')
const GONE = { status: 404, code: 'NOT_FOUND' } as const
const read = (expect: Exchange['expect']): Exchange => ({
  send: (earlier) => ({ path: jobOf(earlier) }),
  expect,
})
const wait: Exchange = {
  send: { body: hello, headers: { prefer: 'wait=1' } },
  expect: { status: 200 },
}
const ended: Exchange = { ...untilEnded(), expect: { status: 200, body: { status: 'completed' } } }

const entries: readonly CaseEntry[] = [
  {
    id: 'wait-within',
    says: 'a completed wait=1 job can be read for 15 minutes',
    steps: [wait, { pass: 14.9 * MINUTE }, read({ status: 200 })],
  },
  {
    id: 'wait-after',
    says: 'after 15 minutes it is gone',
    steps: [wait, { pass: 15 * MINUTE }, read(GONE)],
  },
  {
    id: 'async-within',
    says: 'other jobs can be read for 24 hours after they ended',
    from: 'decision',
    steps: [accept(hello), ended, { pass: 24 * 60 * MINUTE - MINUTE }, read({ status: 200 })],
  },
  {
    id: 'async-after',
    says: 'after 24 hours they are gone',
    from: 'decision',
    steps: [accept(hello), ended, { pass: 24 * 60 * MINUTE }, read(GONE)],
  },
  {
    id: 'upload-within',
    says: 'so can the jobs of an upload',
    from: 'decision',
    steps: [
      { send: { body: form(file('a.txt', 'hello')) }, expect: { status: 202 } },
      ended,
      { pass: 24 * 60 * MINUTE - MINUTE },
      read({ status: 200 }),
    ],
  },
  {
    id: 'gone-like-unknown',
    says: 'an expired job is answered like one that never was',
    steps: [
      wait,
      { pass: 15 * MINUTE },
      read({
        ...GONE,
        but: ({ body }) =>
          body.error.message === 'There is no such job.' ? undefined : 'the message tells more',
      }),
    ],
  },
]

/** The cases. */
export const retention: readonly Case[] = casesOf('retention', entries)
