/**
 * Says what is wrong with an answer: what the case expects of it, and what the
 * interface promises of every answer, whichever case it belongs to.
 */

import { Compile } from 'typebox/compile'
import { MAX_RESPONSE_BYTES } from '../../src-shared/contract/limits.ts'
import {
  Accepted,
  CompletedSubmission,
  ErrorBody,
  Job,
} from '../../src-shared/contract/scan-result.ts'
import type { Answer, Expectation } from './case.ts'
import { resultComplaints } from './check-result.ts'
import { MARK } from './make-body.ts'
import { found } from './promised-result.ts'
import type { Outgoing } from './send.ts'

const validators = {
  Accepted: Compile(Accepted),
  CompletedSubmission: Compile(CompletedSubmission),
  Error: Compile(ErrorBody),
  Job: Compile(Job),
}

/** Which promises are held. */
export interface CheckOptions {
  /** Leaves out the error codes that this project chose itself. */
  readonly interfaceOnly: boolean
}

/** The one code that the interface itself gives. */
const PUBLISHED_CODE = 'PDF_TEXT_LAYER_REQUIRED'

/** Everything that is wrong with an answer, one phrase each; nothing where all is well. */
export function complaintsAbout(
  outgoing: Outgoing,
  answer: Answer,
  expect: Expectation,
  earlier: readonly Answer[],
  { interfaceOnly }: CheckOptions,
): readonly string[] {
  if (![expect.status].flat().includes(answer.status)) {
    return [`status is ${describe(answer)}`, ...always(outgoing, answer)]
  }
  const code = interfaceOnly && expect.code !== PUBLISHED_CODE ? undefined : expect.code
  const message: unknown = answer.body?.error?.message
  const complaint = expect.but?.(answer, earlier)
  return [
    ...(code !== undefined && answer.body?.error?.code !== code
      ? [`code is ${answer.body?.error?.code}`]
      : []),
    ...(interfaceOnly ? [] : (expect.names ?? []))
      .filter((name) => !String(message).includes(name))
      .map((name) => `the message does not name ${name}`),
    ...headerComplaints(answer, expect.headers ?? {}),
    ...differences(expect.body, answer.body, ''),
    ...(complaint === undefined ? [] : [complaint]),
    ...(interfaceOnly ? [] : withinResult(outgoing, answer)),
    ...always(outgoing, answer),
  ]
}

/** Status and error code in a few characters, for the table. */
export function describe({ status, body }: Answer): string {
  const code = body?.error?.code
  return typeof code === 'string' ? `${status} ${code}` : String(status)
}

/** What holds for every answer of the interface. */
function always(outgoing: Outgoing, answer: Answer): readonly string[] {
  const { status, headers, body, text } = answer
  const id = headers['x-request-id']
  const wrong: (string | false)[] = [
    status === 409 ? id !== undefined && 'a 409 carries X-Request-ID' : !id && 'no X-Request-ID',
    Buffer.byteLength(text) > MAX_RESPONSE_BYTES && 'the body is larger than 1 MiB',
    Object.keys(headers).some((name) => name.startsWith('access-control-')) && 'CORS headers',
  ]
  if (outgoing.method === 'HEAD') return found(wrong)
  if (status >= 400) {
    wrong.push(
      status !== 409 && body?.error?.request_id !== id && 'request_id is not X-Request-ID',
      holdsContent(outgoing, text) && 'the error sends submitted content back',
      headers['retry-after'] !== undefined &&
        !/^\d+$/.test(headers['retry-after']) &&
        'Retry-After is not whole seconds',
      [429, 503, 504].includes(status) &&
        headers['retry-after'] === undefined &&
        `a ${status} without Retry-After`,
    )
  } else {
    wrong.push(...usageComplaints(body))
  }
  return [...found(wrong), ...shapeComplaints(outgoing, answer)]
}

/** What is wrong within the result of a success, which this project settled itself. */
function withinResult({ path, method, bytes }: Outgoing, { status, body }: Answer) {
  const name = schemaOf(path, method, status)
  if (name === undefined || name === 'Error' || method === 'HEAD') return []
  return resultComplaints(body, status === 200 && method === 'POST' ? textOf(bytes) : undefined)
}

/** The text of a JSON body, which is its canonical text. */
function textOf(bytes: Uint8Array | undefined): string | undefined {
  try {
    const { text } = JSON.parse(Buffer.from(bytes ?? []).toString())
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/** Content that a client marked, or the key it sent. */
function holdsContent({ bytes, path, headers }: Outgoing, text: string): boolean {
  const { authorization } = headers
  const key = typeof authorization === 'string' ? authorization.split(' ')[1] : undefined
  if (key !== undefined && key.length > 8 && text.includes(key)) return true
  const sent = `${path}${JSON.stringify(headers)}`
  return text.includes(MARK) && (sent.includes(MARK) || Buffer.from(bytes ?? []).includes(MARK))
}

function shapeComplaints({ path, method }: Outgoing, { status, body, headers }: Answer) {
  const name = schemaOf(path, method, status)
  if (name === undefined) return []
  if (!headers['content-type']?.startsWith('application/json')) return ['the body is not JSON']
  return validators[name]
    .Errors(body)
    .map(({ instancePath, message }) => `${name}: ${instancePath || 'the body'} ${message}`)
}

function schemaOf(path: string, method: string, status: number) {
  if (status >= 400) return 'Error'
  if (!path.startsWith('/api/v1/scan')) return undefined
  if (method === 'GET') return 'Job'
  return status === 202 ? 'Accepted' : 'CompletedSubmission'
}

/** What the numbers of a success must say of each other. */
function usageComplaints(body: Answer['body']): (string | false)[] {
  const { usage, coverage, jobs } = body ?? {}
  if (usage === undefined) return []
  return [
    usage.scan_units !== Math.max(1, Math.ceil(usage.input_tokens / 1000)) &&
      'scan_units is not max(1, ceil(input_tokens / 1000))',
    usage.request_units !== usage.scan_units && 'request_units is not scan_units',
    coverage?.input_tokens !== usage.input_tokens && 'coverage and usage count other tokens',
    body.status === 'accepted' &&
      jobs.some(
        (job: { job_id: string; status_url: string }) =>
          job.status_url !== `/api/v1/scan/${job.job_id}`,
      ) &&
      'a status_url is not the address of its job',
  ]
}

function headerComplaints(
  { headers }: Answer,
  expected: NonNullable<Expectation['headers']>,
): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const given = headers[name.toLowerCase()]
    const holds =
      value === null
        ? given === undefined
        : given !== undefined && (value instanceof RegExp ? value.test(given) : given === value)
    return holds ? [] : [`${name} is ${given ?? 'missing'}`]
  })
}

/** Where a value does not hold what it should; objects may hold more, arrays not. */
function differences(expected: unknown, given: unknown, path: string): readonly string[] {
  if (expected === undefined) return []
  if (typeof expected !== 'object' || expected === null) {
    return Object.is(expected, given)
      ? []
      : [`${path || 'the body'} is ${JSON.stringify(given)?.slice(0, 80)}`]
  }
  if (typeof given !== 'object' || given === null) return [`${path || 'the body'} is missing`]
  if (Array.isArray(expected) && Array.isArray(given) && given.length !== expected.length) {
    return [`${path} has ${given.length} items`]
  }
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, (given as Record<string, unknown>)[name], `${path}/${name}`),
  )
}
