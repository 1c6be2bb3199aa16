/** What a client is told of faults that are not its own. */

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'
import { DatabaseError, type DatabaseProblem } from '../store/database-error.ts'
import { PoolFull, WorkerFailure } from '../workers/worker-failure.ts'
import { handleError } from './error-handler.ts'

async function answerTo(error: Error) {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler(handleError)
  app.get('/', () => {
    throw error
  })
  const response = await app.inject('/')
  return {
    status: response.statusCode,
    headers: response.headers,
    ...response.json(),
    log: lines.join(''),
  }
}

it.each<[DatabaseProblem, string, string]>([
  ['busy', 'locked by another program', '1'],
  ['full', 'disk of the service is full', '60'],
  ['unusable', 'cannot be read or written', '60'],
  ['damaged', 'is damaged', '3600'],
  ['newer', 'newer version', '3600'],
])('a database that is %s is 503 and says so, without its place', async (problem, words, after) => {
  const { status, headers, error } = await answerTo(new DatabaseError(problem, '/home/me/a.db'))
  expect([status, error.code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', after])
  expect(error.message).toContain(words)
  expect(error.message).not.toContain('/home')
})

it('a file that finds no room says so, too', async () => {
  const { status, error } = await answerTo(
    Object.assign(new Error('no space left, write /home/me/settings.json'), { code: 'ENOSPC' }),
  )
  expect([status, error.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(error.message).toContain('disk of the service is full')
  expect(error.message).not.toContain('/home')
})

it.each<[string, Error, number]>([
  ['a worker that ended', new WorkerFailure('worker_unavailable'), 503],
  ['a refusal for now', new ScanError('SERVICE_UNAVAILABLE'), 503],
  ['keys that cannot be checked', new ScanError('AUTH_UNAVAILABLE'), 503],
  ['a deadline', new ScanError('SCAN_TIMEOUT'), 504],
  ...(['RATE_LIMITED', 'TOKEN_RATE_LIMITED', 'MONTHLY_QUOTA_EXCEEDED'] as ErrorCode[]).map(
    (code) => [code, new ScanError(code), 429] as [string, Error, number],
  ),
])('%s says when to come again', async (_, thrown, wanted) => {
  const { status, headers } = await answerTo(thrown)
  expect(status).toBe(wanted)
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
})

it('what nobody foresaw does not', async () => {
  const { status, headers } = await answerTo(new TypeError('a mistake'))
  expect(status).toBe(500)
  expect(headers).not.toHaveProperty('retry-after')
})

const stopped = (cause: Error) => new ScanError('SERVICE_UNAVAILABLE', undefined, { cause })

it.each<[string, Error, string]>([
  ['a deadline', new ScanError('SCAN_TIMEOUT'), 'request refused'],
  ['no room for a task', stopped(new PoolFull()), 'request refused'],
  [
    'a task that ends with the service',
    stopped(new WorkerFailure('interrupted')),
    'request refused',
  ],
  ['a worker that is stopped', new WorkerFailure('interrupted'), 'request refused'],
  ['a worker that ended', stopped(new WorkerFailure('worker_unavailable')), 'request failed'],
  ['a locked database', new DatabaseError('busy', 'a.db'), 'request failed'],
  ['a mistake', new TypeError('a mistake'), 'request failed'],
])('the log tells %s as what it is', async (_, thrown, words) => {
  const { log } = await answerTo(thrown)
  const others = ['request refused', 'request failed'].filter((other) => other !== words)
  expect(log).toContain(words)
  for (const other of others) expect(log).not.toContain(other)
})
