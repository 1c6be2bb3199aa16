/** Refusals: their statuses, their codes, and when the service itself cannot answer. */

import { type Case, type CaseEntry, casesOf } from '../case.ts'
import { field, file, form, json, MARK, rawJson, text } from '../make-body.ts'
import { accept, SECRET, UNKNOWN_JOB } from './common.ts'

const hello = text('hello')

/** Queries are refused at both endpoints, whatever they say. */
const queries: readonly (readonly [string, string])[] = [
  ['one', `?a=${MARK}`],
  ['name', `?${MARK}`],
  ['equals', '?='],
  ['second', '?&a'],
  ['percent', '?%zz'],
  ['twice', '??'],
]

const wrongMethods: readonly (readonly [string, string, string])[] = [
  ['/api/v1/scan', 'GET', 'POST'],
  ['/api/v1/scan', 'PUT', 'POST'],
  ['/api/v1/scan', 'PATCH', 'POST'],
  ['/api/v1/scan', 'DELETE', 'POST'],
  ['/api/v1/scan', 'OPTIONS', 'POST'],
  ['/api/v1/scan', 'PROPFIND', 'POST'],
  ['/api/v1/scan', 'QUERY', 'POST'],
  [UNKNOWN_JOB, 'POST', 'GET'],
  [UNKNOWN_JOB, 'PUT', 'GET'],
  [UNKNOWN_JOB, 'DELETE', 'GET'],
]

const nowhere = [
  '/api/v1',
  '/api/v2/scan',
  '/api/v1/scans',
  '/API/V1/SCAN',
  '/openapiXjson',
  `/api/v1/scan/x/${MARK}`,
]

/** Bodies in which the marker stands in every place that a message could quote. */
const quoted: readonly (readonly [string, ReturnType<typeof json>, number])[] = [
  ['json', rawJson(`{"text":"${MARK}`), 400],
  ['json-key', rawJson(`{"${'text"'}:"${MARK}",}`), 400],
  ['text', json({ text: [MARK] }), 422],
  ['category', json({ text: MARK, config: { categories: [MARK] } }), 422],
  ['level', json({ text: MARK, config: { max_level: MARK } }), 422],
  ['overlap', json({ text: MARK, config: { chunk_overlap_tokens: MARK } }), 422],
  ['gate', json({ text: MARK, config: { gates: { rules: { a: MARK } } } }), 422],
  ['url', json({ url: `ftp//${MARK}` }), 422],
  ['form-config', form(field('text', MARK), field('config', `{"${'a'}":${MARK}}`)), 422],
  ['form-field', form(field('text', MARK), field('other', MARK)), 422],
  ['form-file', form(file('a.pdf', `%PDF-1.7 ${MARK}`)), 422],
  ['secret', json({ text: `${SECRET} ${MARK}`, secret: SECRET }), 422],
]

const busy = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const

const entries: readonly CaseEntry[] = [
  ...queries.flatMap(([id, query]): CaseEntry[] => [
    {
      id: `query-${id}-post`,
      says: 'query parameters are not supported',
      send: { path: `/api/v1/scan${query}`, method: 'POST', body: hello },
      expect: { status: 400, code: 'UNSUPPORTED_QUERY' },
    },
    {
      id: `query-${id}-get`,
      says: 'nor on a GET',
      send: { path: `${UNKNOWN_JOB}${query}` },
      expect: { status: 400, code: 'UNSUPPORTED_QUERY' },
    },
  ]),
  ...wrongMethods.map(
    ([path, method, allow]): CaseEntry => ({
      id: `method-${method.toLowerCase()}-${path === UNKNOWN_JOB ? 'job' : 'scan'}`,
      says: 'other methods are 405 with Allow',
      from: 'decision',
      send: { path, method },
      expect: { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { allow } },
    }),
  ),
  {
    id: 'method-before-body',
    says: 'a wrong method is one whatever the body is',
    from: 'decision',
    send: { method: 'PUT', path: '/api/v1/scan', body: { bytes: Buffer.from(MARK), type: 'a/b' } },
    expect: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  },
  {
    id: 'nowhere-large-body',
    says: 'what is nowhere is so whatever the body is',
    from: 'decision',
    send: { path: '/nowhere', body: rawJson(' '.repeat(12_000_001)) },
    expect: { status: 404, code: 'NOT_FOUND' },
  },
  ...nowhere.map(
    (path, index): CaseEntry => ({
      id: `nowhere-${index + 1}`,
      says: 'other addresses are 404',
      from: 'decision',
      send: { path },
      expect: { status: 404, code: 'NOT_FOUND' },
    }),
  ),
  ...quoted.map(
    ([id, body, status]): CaseEntry => ({
      id: `quotes-${id}`,
      says: 'a message never quotes what was submitted',
      from: 'decision',
      send: { body },
      expect: { status },
    }),
  ),
  {
    id: 'long-names',
    says: 'a huge name of a field does not fill the answer',
    from: 'decision',
    send: { body: rawJson(`{"text":"a","${'n'.repeat(1_000_000)}":1}`) },
    expect: {
      status: 422,
      code: 'INVALID_INPUT',
      but: ({ text }) => (text.length < 1_000 ? undefined : `the answer has ${text.length} bytes`),
    },
  },
  {
    id: 'many-errors',
    says: 'one refusal names one mistake, however many there are',
    from: 'decision',
    send: {
      body: json({ text: 'a', config: { categories: Array.from({ length: 100_000 }, () => 1) } }),
    },
    expect: {
      status: 422,
      code: 'INVALID_CONFIG',
      but: ({ text }) => (text.length < 1_000 ? undefined : `the answer has ${text.length} bytes`),
    },
  },
  {
    id: 'queue-full',
    says: 'where too many jobs wait, a submission is 503 and not charged',
    service: {
      bounds: { runningJobs: 2 },
      config: { plans: { free: { monthly_scan_units: 1 } } },
    },
    steps: [
      {
        as: 'free',
        send: { body: form(file('a.txt', 'a'), file('b.txt', 'b'), file('c.txt', 'c')) },
        expect: busy,
      },
      { as: 'free', send: { body: form(file('a.txt', 'a')) }, expect: { status: 202 } },
    ],
  },
  {
    id: 'threads-full',
    says: 'a synchronous text that finds no thread is 503, and never an empty result',
    service: { bounds: { threads: 1, queuedTasks: 0 } },
    steps: [
      {
        together: Array.from({ length: 6 }, () => ({
          send: { body: text('hello there '.repeat(20_000)) },
          expect: { status: [200, 503] },
        })),
        but: (answers) => {
          const codes = answers.flatMap(({ body }) => body.error?.code ?? [])
          if (codes.length === 0) return 'all found a thread'
          if (codes.length === answers.length) return 'none found a thread'
          return codes.every((code) => code === busy.code) ? undefined : codes.join(' ')
        },
      },
      { send: { body: hello }, expect: { status: 200 } },
    ],
  },
  {
    id: 'readers-full',
    says: 'files that find no thread are 503',
    service: { bounds: { threads: 1, queuedTasks: 1 } },
    // Smaller ones are read where the request is.
    send: {
      body: form(
        ...['a', 'b', 'c', 'd'].map((name) => file(`${name}.txt`, `${MARK + name} `.repeat(500))),
      ),
    },
    expect: busy,
  },
  {
    id: 'engine-down',
    says: 'where the engine cannot start, submissions are 503 and jobs can still be read',
    service: {
      workers: {
        rules: new URL('../../../src-main/workers/__fixtures__/broken.worker.ts', import.meta.url),
      },
    },
    steps: [
      { send: { body: text(MARK) }, expect: busy },
      { send: { body: form(file('a.txt', MARK)) }, expect: busy },
      { send: { path: UNKNOWN_JOB }, expect: { status: 404, code: 'NOT_FOUND' } },
      { send: { body: text(' ') }, expect: { status: 422, code: 'INVALID_TEXT' } },
    ],
  },
  {
    id: 'deadline-text',
    says: 'a synchronous scan over its deadline is 504, and not charged',
    service: {
      bounds: { scanDeadlineMs: 1 },
      config: { plans: { free: { monthly_scan_units: 30 } } },
    },
    steps: [
      {
        as: 'free',
        send: { body: text(`${MARK} ${'hello there '.repeat(8_000)}`) },
        expect: { status: 504, code: 'SCAN_TIMEOUT' },
      },
    ],
  },
  {
    id: 'deadline-file',
    says: 'a preparation over its deadline is 504',
    service: { bounds: { scanDeadlineMs: 1 } },
    send: { body: form(file('a.html', `<!doctype html>${`<p>${MARK}</p>`.repeat(50_000)}`)) },
    expect: { status: 504, code: 'SCAN_TIMEOUT' },
  },
  {
    id: 'after-refusals',
    says: 'refusals leave no job and no trace: the next request is served',
    steps: [
      { send: { body: text('') }, expect: { status: 422, code: 'INVALID_TEXT' } },
      accept(hello),
    ],
  },
]

/** The cases. */
export const errors: readonly Case[] = casesOf('errors', entries)
