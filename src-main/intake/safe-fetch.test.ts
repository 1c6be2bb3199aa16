import type { RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestCa,
  SELF_SIGNED,
  startHttpsServer,
  type TestCa,
  type TestServer,
  testNetworkSettings,
} from './__fixtures__/https-server.ts'
import { createNetwork, type FetchBounds } from './safe-fetch.ts'

const HOUR_MS = 3_600_000
/** Times that are never reached, on however busy a machine. */
const BOUNDS: FetchBounds = {
  redirects: 3,
  firstByteMs: HOUR_MS,
  totalMs: HOUR_MS,
  maxBytes: 100_000,
}
const zeros = Buffer.alloc(64_000_000)
const BOMBS: Record<string, Buffer> = {
  gzip: gzipSync(zeros),
  br: brotliCompressSync(zeros, { params: { 1: 1 } }),
  zstd: zstdCompressSync(zeros),
}

const handler: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '/', 'https://x')
  const to = url.searchParams.get('to')
  if (to !== null) response.writeHead(302, { location: to }).end()
  else if (url.pathname === '/loop') response.writeHead(307, { location: '/loop' }).end()
  else if (url.pathname === '/echo')
    response.writeHead(200, { 'set-cookie': 'a=b' }).end(JSON.stringify(request.headers))
  else if (url.pathname === '/slow-headers') return
  else if (url.pathname === '/slow-body') response.write('a')
  else if (url.pathname === '/large') response.end(Buffer.alloc(100_001))
  else if (url.pathname === '/reset') response.write('a', () => request.socket.destroy())
  else if (url.pathname === '/short') {
    response.writeHead(200, { 'content-length': 10 })
    response.write('a', () => request.socket.destroy())
  } else if (url.pathname === '/headers')
    response.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end()
  else if (url.pathname === '/garbage') request.socket.end('not http\r\n\r\n')
  else if (url.pathname === '/coding')
    response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip' }).end('a')
  else if (url.pathname.slice(1) in BOMBS) {
    const coding = url.pathname.slice(1)
    response.writeHead(200, { 'content-encoding': coding }).end(BOMBS[coding])
  } else response.end('hello')
}

let ca: TestCa
let server: TestServer
beforeAll(async () => {
  ca = await createTestCa()
  server = await startHttpsServer(handler, { ca })
})
afterAll(() => server.close())

const get = async (path: string, init?: RequestInit, bounds = BOUNDS) => {
  const { fetchWithin } = createNetwork(testNetworkSettings(server))
  const response = await fetchWithin(bounds)(new URL(path, server.origin()), init)
  return { response, text: await response.text() }
}

it('gives a page, following redirects, without cookies or credentials', async () => {
  const { response, text } = await get('/a?to=/echo%23part', {
    headers: { authorization: 'x', cookie: 'y', accept: 'text/html' },
  })
  expect(response.url).toBe(`${server.origin()}/echo`)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(JSON.parse(text)).toMatchObject({ accept: 'text/html' })
  expect(text).not.toMatch(/authorization|cookie/)
})

it.each([
  ['/loop', 'TARGET_UNREACHABLE'],
  ['/reset', 'TARGET_UNREACHABLE'],
  ['/short', 'TARGET_UNREACHABLE'],
  ['/headers', 'TARGET_UNREACHABLE'],
  ['/garbage', 'TARGET_UNREACHABLE'],
  ['/coding', 'TARGET_UNREACHABLE'],
  ['/large', 'CONTENT_TOO_LARGE'],
  ['/gzip', 'CONTENT_TOO_LARGE'],
  ['/br', 'CONTENT_TOO_LARGE'],
  ['/zstd', 'CONTENT_TOO_LARGE'],
  ['http://site.test/', 'INVALID_URL'],
  ['https://u:p@site.test/', 'INVALID_URL'],
  ['https://site.test:1/', 'INVALID_URL'],
  ['https://127.0.0.1/', 'TARGET_NOT_PUBLIC'],
])('%s is refused with %s', async (path, code) => {
  await expect(get(path)).rejects.toMatchObject({ code })
})

it.each([
  ['/slow-headers', { firstByteMs: 300 }, 'begin'],
  ['/slow-body', { totalMs: 300 }, 'end'],
])('%s is given up', async (path, bound, what) => {
  await expect(get(path, {}, { ...BOUNDS, ...bound })).rejects.toMatchObject({
    code: 'TARGET_UNREACHABLE',
    message: `The host took too long to ${what} its answer.`,
  })
})

it.each([
  '127.1',
  '0x7f.1',
  '0177.0.0.1',
  '2130706433',
  '0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '%31%32%37.0.0.1',
  '169.254.169.254',
])('a redirect to %s is refused', async (host) => {
  const path = `/?to=${encodeURIComponent(`https://${host}/`)}`
  await expect(get(path)).rejects.toMatchObject({ code: 'TARGET_NOT_PUBLIC' })
})

describe('names', () => {
  it('are refused where one of several addresses is private', async () => {
    const lookup = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    const { fetchWithin } = createNetwork({ allowHosts: [], resolve: [] }, { lookup })
    await expect(fetchWithin(BOUNDS)('https://a.test/')).rejects.toMatchObject({
      code: 'TARGET_NOT_PUBLIC',
    })
  })

  it('are looked up once, and the first answer is connected to', async () => {
    let asked = 0
    const lookup = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    const settings = { ...testNetworkSettings(server), resolve: [] }
    const answer = await createNetwork(settings, { lookup }).fetchWithin(BOUNDS)(server.origin())
    expect(await answer.text()).toBe('hello')
    expect(asked).toBe(1)
  })

  it('with a fixed private answer still need to be allowed', async () => {
    const resolve = [{ host: 'a.test', port: 443, address: '127.0.0.1' }]
    const { fetchWithin } = createNetwork({ allowHosts: [], resolve })
    await expect(fetchWithin(BOUNDS)('https://a.test/')).rejects.toMatchObject({
      code: 'TARGET_NOT_PUBLIC',
    })
  })
})

it.each(['expired', 'wrong host', 'unknown authority', 'self-signed'])(
  'a certificate: %s',
  async (fault) => {
    const key = await ca.issue(fault === 'wrong host' ? ['b.test'] : ['site.test'])
    const issuing = {
      ...ca,
      issue: async (hosts: string[], days?: number) =>
        fault === 'wrong host' ? key : ca.issue(hosts, days),
    }
    const bad = await startHttpsServer(handler, {
      ca: fault === 'self-signed' ? SELF_SIGNED : issuing,
      days: fault === 'expired' ? -1 : 5,
    })
    const { ca: pem = '', ...rest } = testNetworkSettings(bad)
    const settings = fault === 'unknown authority' ? rest : { ...rest, ca: pem }
    await expect(createNetwork(settings).fetchWithin(BOUNDS)(bad.origin())).rejects.toMatchObject({
      code: 'TARGET_UNREACHABLE',
      message: expect.stringMatching(/^The host cannot be reached/),
    })
    await bad.idle()
    await bad.close()
  },
)

it('ends with the reason of the caller', async () => {
  const reason = new Error('no longer wanted')
  await expect(get('/', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
