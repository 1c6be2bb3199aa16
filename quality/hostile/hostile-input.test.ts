/**
 * Generated requests over raw sockets against a service in a process of its
 * own: whatever comes, it answers soon, in the form of the interface, without
 * the submitted content, and goes on working.
 *
 * `HOSTILE_FACTOR=20 npx vitest run quality/hostile` generates 20 times as many.
 */

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { patientBounds } from '../../src-main/api/__fixtures__/patient-bounds.ts'
import { MARK } from '../conformance/make-body.ts'
import { type ChildService, startChildService } from './child-service.ts'
import { fileName, formBody, rightForm } from './form-bodies.ts'
import { headerLines } from './header-lines.ts'
import { jsonBody } from './json-bodies.ts'
import { complaints, type HostileRequest, judgedRequests, wireBytes } from './judge.ts'
import { exchange, type RawOptions } from './raw-exchange.ts'
import { isTaken, nearConfig } from './scan-configs.ts'

const FACTOR = Number(process.env.HOSTILE_FACTOR ?? 1)
/** Most finish within ten seconds; a slow machine shared with others needs more. */
const TIMEOUT_MS = 120_000 * FACTOR

let service: ChildService
beforeAll(async () => {
  service = await startChildService(patientBounds({ requestTimeoutMs: 3_600_000 }))
})

afterEach(async () => {
  const health = wireOf({ line: 'GET /healthz HTTP/1.1' })
  expect((await exchange(service.port, health)).answers[0]?.body).toEqual({ status: 'ok' })
  const scan = await send({
    lines: ['Content-Type: application/json'],
    body: Buffer.from('{"text":"a right request"}'),
    framing: 'whole',
  })
  expect(scan.answers.map(({ status }) => status)).toEqual([200])
})

afterAll(async () => {
  const { code, log } = await service.close()
  process.stdout.write(`hostile requests generated: ${judgedRequests()}\n`)
  expect(code).toBe(0)
  expect(log).not.toContain(MARK)
  expect(log).not.toContain('request failed')
})

/** A request without a body. */
function wireOf({ line }: { readonly line: string }): Uint8Array {
  return Buffer.from(`${line}\r\nHost: 127.0.0.1:${service.port}\r\n\r\n`)
}

async function send(request: HostileRequest, options: RawOptions = {}) {
  const bytes = wireBytes(request, service.port)
  const result = await exchange(service.port, bytes, {
    ...(request.framing === 'cut' && { endAfterMs: 0 }),
    ...options,
  })
  return { ...result, wrong: complaints(request.body, result, asksForMore(request.body)) }
}

/** Web pages and MCP servers may be refused as not available. */
function asksForMore(body: Uint8Array): boolean {
  return /url/.test(Buffer.from(body).toString('latin1'))
}

const framing = fc.oneof(
  { weight: 6, arbitrary: fc.constant('whole' as const) },
  { weight: 2, arbitrary: fc.constant('chunked' as const) },
  { weight: 1, arbitrary: fc.constantFrom('cut' as const, 'overlong' as const) },
)

function holds<T>(runs: number, input: fc.Arbitrary<T>, check: (value: T) => Promise<void>) {
  const options = { numRuns: runs * FACTOR, endOnFailure: false }
  return fc.assert(fc.asyncProperty(input, check), options)
}

const JSON_TYPE = 'Content-Type: application/json'
const caller = fc.boolean()
const asCaller = (isOwner: boolean) => (isOwner ? [`Authorization: Bearer ${service.key}`] : [])

it(
  'answers any JSON body',
  () =>
    holds(900, fc.tuple(jsonBody, framing, caller), async ([body, how, isOwner]) => {
      const { wrong, answers } = await send({
        lines: [JSON_TYPE, ...asCaller(isOwner)],
        body,
        framing: how,
      })

      expect(wrong).toEqual([])
      expect(answers).toHaveLength(1)
    }),
  TIMEOUT_MS,
)

it(
  'answers any form',
  () =>
    holds(1_000, fc.tuple(formBody, framing, caller), async ([form, how, isOwner]) => {
      const { wrong, answers } = await send({
        lines: [`Content-Type: ${form.type}`, ...asCaller(isOwner)],
        body: form.bytes,
        framing: how,
      })

      expect(wrong).toEqual([])
      expect(answers).toHaveLength(1)
    }),
  TIMEOUT_MS,
)

it(
  'answers any headers',
  () =>
    holds(900, fc.tuple(headerLines, fc.boolean()), async ([lines, isTyped]) => {
      const { wrong } = await send(
        {
          lines: [...(isTyped ? [JSON_TYPE] : []), ...lines],
          body: Buffer.from(`{"text":"${MARK}"}`),
          framing: 'whole',
        },
        // Some promise a body that does not come.
        { endAfterMs: 300 },
      )

      expect(wrong).toEqual([])
    }),
  TIMEOUT_MS,
)

it(
  'takes the configurations that the interface describes, and no others',
  () =>
    holds(600, nearConfig, async (config) => {
      const body = Buffer.from(JSON.stringify({ text: MARK, config }))
      const { wrong, answers } = await send({ lines: [JSON_TYPE], body, framing: 'whole' })

      expect(wrong).toEqual([])
      expect(answers[0]?.status).toBe(isTaken(config) ? 200 : 422)
    }),
  TIMEOUT_MS,
)

it(
  // The boundary is a letter that stands in most of them.
  'reads the same configuration in a form',
  () =>
    holds(300, nearConfig, async (config) => {
      const part = (name: string, content: string) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
      const body = Buffer.from(
        `${part('text', MARK)}${part('config', JSON.stringify(config))}--b--\r\n`,
      )
      const lines = ['Content-Type: multipart/form-data; boundary=b']
      const { wrong, answers } = await send({ lines, body, framing: 'whole' })

      expect(wrong).toEqual([])
      expect(answers[0]?.status).toBe(isTaken(config) ? 202 : 422)
    }),
  TIMEOUT_MS,
)

it(
  'takes every right form, whatever its files are called',
  () =>
    holds(300, rightForm, async ({ bytes, type, names }) => {
      const lines = [`Content-Type: ${type}`]
      const { wrong, answers } = await send({ lines, body: bytes, framing: 'whole' })

      expect(wrong).toEqual([])
      const [accepted] = answers
      expect(accepted?.status).toBe(202)
      const sources: readonly string[] = accepted?.body.jobs.map(
        (job: { source: string }) => job.source,
      )
      expect(sources).toHaveLength(names.length)
      // Base names, without what could steer a terminal or a file system.
      for (const source of sources) expect(source).not.toMatch(/[/\\\p{Cc}]/u)
    }),
  TIMEOUT_MS,
)

it(
  'reads no path, header or terminal command out of a file name',
  () =>
    holds(300, fileName, async (name) => {
      const head = `Content-Disposition: form-data; name="files"; filename="${name}"`
      const body = Buffer.from(`--b\r\n${head}\r\n\r\nwords\r\n--b--\r\n`)
      const lines = ['Content-Type: multipart/form-data; boundary=b']
      const { wrong, answers } = await send({ lines, body, framing: 'whole' })

      expect(wrong).toEqual([])
      for (const { source } of answers[0]?.body.jobs ?? []) {
        expect(source).not.toMatch(/[/\\\p{Cc}]/u)
      }
    }),
  TIMEOUT_MS,
)

it(
  'answers or closes on any bytes',
  () => {
    const valid = `POST /api/v1/scan HTTP/1.1\r\nHost: h\r\n${JSON_TYPE}\r\nContent-Length: 12\r\n\r\n{"text":"a"}`
    const damaged = fc
      .tuple(fc.nat({ max: valid.length }), fc.nat({ max: 20 }), fc.uint8Array({ maxLength: 20 }))
      .map(([start, length, put]) => {
        const bytes = Buffer.from(valid)
        return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + length)])
      })
    return holds(300, fc.oneof(damaged, fc.uint8Array({ maxLength: 500 })), async (bytes) => {
      const result = await exchange(service.port, bytes, { endAfterMs: 300 })

      expect(complaints(bytes, result)).toEqual([])
    })
  },
  TIMEOUT_MS,
)

it.each<[string, () => { readonly body: Uint8Array; readonly type: string }]>([
  ['1,000 tiny parts', () => manyParts(1_000)],
  ['100,000 tiny parts', () => manyParts(100_000)],
  [
    'a part with 10,000 header lines',
    () => oneForm(`${`X-Many: 1\r\n`.repeat(10_000)}Content-Disposition: form-data; name="text"`),
  ],
  [
    'a part header of 10 MB',
    () => oneForm(`Content-Disposition: form-data; name="${'x'.repeat(10_000_000)}"`),
  ],
  ['12 MB of delimiters', () => ({ body: Buffer.from('--b\r\n'.repeat(2_400_000)), type: FORM })],
  ['12 MB of dashes', () => ({ body: Buffer.alloc(12_000_000, '-'), type: FORM })],
  ['12 MB of brackets', () => ({ body: Buffer.alloc(12_000_000, '['), type: 'application/json' })],
  [
    'a gate map with a million keys',
    () => {
      const keys = Array.from({ length: 700_000 }, (_, index) => `"k${index}":true`)
      const body = Buffer.from(`{"text":"a","config":{"gates":{"rules":{${keys}}}}}`)
      return { body, type: 'application/json' }
    },
  ],
  [
    'four million categories',
    () => {
      const body = Buffer.from(`{"text":"a","config":{"categories":[${'1,'.repeat(4_000_000)}1]}}`)
      return { body, type: 'application/json' }
    },
  ],
  [
    'a million distinct category names',
    () => {
      const names = Array.from({ length: 1_000_000 }, (_, index) => `"k${index}"`)
      const body = Buffer.from(`{"text":"a","config":{"categories":[${names}]}}`)
      return { body, type: 'application/json' }
    },
  ],
  [
    'a million unknown fields',
    () => {
      const fields = Array.from({ length: 900_000 }, (_, index) => `"k${index}":0`)
      return { body: Buffer.from(`{"text":"a",${fields}}`), type: 'application/json' }
    },
  ],
])('answers %s soon', async (_, make) => {
  const { body, type } = make()
  const { wrong, answers } = await send({
    lines: [`Content-Type: ${type}`],
    body,
    framing: 'whole',
  })

  expect(wrong).toEqual([])
  expect(answers).toHaveLength(1)
})

const FORM = 'multipart/form-data; boundary=b'

function manyParts(count: number) {
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\na\r\n'
  return { body: Buffer.from(`${part.repeat(count)}--b--\r\n`), type: FORM }
}

function oneForm(head: string) {
  return { body: Buffer.from(`--b\r\n${head}\r\n\r\na\r\n--b--\r\n`), type: FORM }
}
