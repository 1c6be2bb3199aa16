/** Hosts that are an attack: each fetch ends with its stated error, in bounded time and memory, and frees its connection. */

import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  startHttpsServer,
  type TestServer,
  testNetworkSettings,
} from './__fixtures__/https-server.ts'
import { createNetwork, type FetchBounds, type Lookup } from './safe-fetch.ts'

const HOUR_MS = 3_600_000
/** Times that are never reached, on however busy a machine. */
const BOUNDS: FetchBounds = {
  redirects: 3,
  firstByteMs: HOUR_MS,
  totalMs: HOUR_MS,
  maxBytes: 5_000_000,
}
/** Of a time that a test waits for. */
const PASSING_MS = 300

let handler: RequestListener = () => {}
let server: TestServer
beforeAll(async () => {
  server = await startHttpsServer((request, response) => handler(request, response), {
    hosts: ['site.test', 'other.test'],
  })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.idle()
})
afterAll(() => server.close())

async function get(path: string, bounds = BOUNDS, init?: RequestInit, lookup?: Lookup) {
  const settings = testNetworkSettings(server)
  const network = createNetwork(settings, lookup ? { lookup } : {})
  const response = await network.fetchWithin(bounds)(new URL(path, server.origin()), init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** In UTF-8, one character a byte, as Node writes headers. */
const redirectTo = (address: string, status = 302): RequestListener => {
  const location = Buffer.from(address).toString('latin1')
  return (_, response) => response.writeHead(status, { location }).end()
}

describe('a redirect', () => {
  it.each([
    ['dotted', '10.0.0.1'],
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.01'],
    ['octal in one number', '017700000001'],
    ['hexadecimal', '0x7f000001'],
    ['hexadecimal parts', '0xA9.0xFE.0xA9.0xFE'],
    ['mixed bases', '0300.168.0x1'],
    ['two parts', '10.1'],
    ['three parts', '172.16.1'],
    ['a trailing dot', '127.0.0.1.'],
    ['percent-encoded', '%31%30.0.0.1'],
    ['full-width digits', '１２７.０.０.１'],
    ['ideographic full stops', '127。0。0。1'],
    ['circled digits', '①②⑦.0.0.1'],
    ['loopback', '[::1]'],
    ['unspecified', '[::]'],
    ['written out', '[0:0:0:0:0:0:0:1]'],
    ['mapped', '[::ffff:10.0.0.1]'],
    ['mapped in groups', '[::FFFF:7F00:1]'],
    ['compatible', '[::127.0.0.1]'],
    ['NAT64', '[64:ff9b::10.0.0.1]'],
    ['NAT64 of metadata', '[64:ff9b::a9fe:a9fe]'],
    ['NAT64 for local use', '[64:ff9b:1::a00:1]'],
    ['6to4', '[2002:7f00:1::]'],
    ['Teredo', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]'],
    ['unique-local', '[fd00::1]'],
    ['link-local', '[fe80::1]'],
  ])('to a private address, %s, is refused without its name', async (_, host) => {
    handler = redirectTo(`https://${host}/secret?token=abc`)
    await expect(get('/')).rejects.toMatchObject({
      code: 'TARGET_NOT_PUBLIC',
      message: 'The host of a redirect has an address that is not public.',
    })
  })

  it.each([
    ['a zone', 'https://[fe80::1%25eth0]/'],
    ['a number too large', 'https://4294967296/'],
    ['five parts', 'https://1.2.3.4.5/'],
    ['credentials', 'https://user:password@site.test/'],
    ['a name only', 'https://user@site.test/'],
    ['another port', 'https://site.test:22/'],
    ['no encryption', 'http://site.test/'],
    ['a file', 'file:///etc/passwd'],
    ['FTP', 'ftp://site.test/'],
    ['data', 'data:text/html,<p>x'],
    ['a script', 'javascript:alert(1)'],
    ['a blob', 'blob:https://site.test/1'],
  ])('to %s is refused', async (_, location) => {
    handler = redirectTo(location)
    await expect(get('/')).rejects.toMatchObject({
      code: 'INVALID_URL',
      message: expect.stringMatching(/^A redirect is not followed: /),
    })
  })

  it.each([
    ['for ever', (place: number) => `/${place}`],
    ['to itself', () => '/'],
    ['in turn', (place: number) => `${server.origin(place % 2 ? 'other.test' : 'site.test')}/`],
  ])('%s ends after those that are followed', async (_, next) => {
    let asked = 0
    handler = (request, response) => redirectTo(next(++asked))(request, response)
    await expect(get('/?key=abc')).rejects.toMatchObject({
      code: 'TARGET_UNREACHABLE',
      message: 'The address redirects more often than is followed.',
    })
    expect(asked).toBe(BOUNDS.redirects + 1)
  })

  it('to a name that rebinds after the first request is refused', async () => {
    const asked: string[] = []
    const lookup: Lookup = async (host) => {
      asked.push(host)
      return [{ address: '127.0.0.1', family: 4 }]
    }
    handler = redirectTo('https://site.test/')
    // Fixed for the test server's port alone: on port 443 the same name is looked up anew.
    await expect(get('/', BOUNDS, {}, lookup)).rejects.toMatchObject({ code: 'TARGET_NOT_PUBLIC' })
    expect(asked).toEqual(['site.test'])
  })

  it.each([
    [301, 'GET', ''],
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', 'body'],
    [308, 'POST', 'body'],
  ])('%d of a POST goes on as %s', async (status, method, body) => {
    const seen: unknown[] = []
    handler = (request, response) => {
      if (request.url === '/') return redirectTo('/next', status)(request, response)
      let text = ''
      request.on('data', (piece) => {
        text += piece
      })
      request.on('end', () => {
        seen.push([request.method, text, request.headers['content-type']])
        response.end()
      })
    }
    await get('/', BOUNDS, { method: 'POST', body: 'body', headers: { 'content-type': 'a/b' } })
    expect(seen).toEqual([[method, body, body === '' ? undefined : 'a/b']])
  })

  it('with a path in UTF-8 leads where browsers go', async () => {
    handler = (request, response) =>
      request.url === '/' ? redirectTo('/é')(request, response) : response.end(request.url)
    expect((await get('/')).text).toBe('/%C3%A9')
  })

  it('takes no cookie along, also to the host that set it', async () => {
    let cookie: string | undefined
    handler = (request, response) => {
      cookie = request.headers.cookie
      if (request.url !== '/') return response.end()
      return response.writeHead(302, { location: '/next', 'set-cookie': 'a=b; Path=/' }).end()
    }
    await get('/')
    expect(cookie).toBeUndefined()
  })
})

describe('an answer', () => {
  const drip = (
    send: () => void,
    closed: { on: (event: 'close', done: () => void) => unknown },
  ) => {
    const timer = setInterval(send, 20)
    closed.on('close', () => clearInterval(timer))
  }

  it.each<[string, RequestListener, 'begin' | 'end']>([
    ['that never begins', () => {}, 'begin'],
    [
      'with a header a letter at a time',
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\nx: ')
        drip(() => socket.write('x'), socket)
      },
      'begin',
    ],
    [
      'with a body a letter at a time',
      (_, response) => drip(() => response.write('x'), response),
      'end',
    ],
    [
      'with a compressed body a byte at a time',
      (_, response) => {
        const body = gzipSync(Buffer.from('x'.repeat(1_000)))
        let place = 0
        response.writeHead(200, { 'content-encoding': 'gzip' })
        drip(() => response.write(body.subarray(place, ++place)), response)
      },
      'end',
    ],
    [
      'with informational answers for ever',
      ({ socket }) =>
        drip(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n'), socket),
      'begin',
    ],
  ])('%s is given up', async (_, answer, what) => {
    handler = answer
    const bound = what === 'begin' ? { firstByteMs: PASSING_MS } : { totalMs: PASSING_MS }
    await expect(get('/path?key=abc', { ...BOUNDS, ...bound })).rejects.toMatchObject({
      code: 'TARGET_UNREACHABLE',
      message: `The host took too long to ${what} its answer.`,
    })
  })

  it.each<[string, RequestListener]>([
    [
      'with a header of a megabyte',
      ({ socket }) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(1_000_000)}\r\n\r\n`),
    ],
    [
      'with a hundred thousand headers',
      ({ socket }) => void socket.end(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(100_000)}\r\n`),
    ],
    [
      'with two lengths',
      ({ socket }) =>
        void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
    ],
    [
      'with broken chunks',
      ({ socket }) =>
        void socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
    ],
    [
      'that is not compressed as it says',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    ],
  ])('%s is refused', async (_, answer) => {
    handler = answer
    await expect(get('/path?key=abc')).rejects.toMatchObject({
      code: 'TARGET_UNREACHABLE',
      message: expect.stringMatching(/^The host cannot be reached/),
    })
  })

  it('without an end is cut off', async () => {
    handler = (_, response) => {
      const piece = Buffer.alloc(65_536, 'x')
      const send = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', send)
      }
      send()
    }
    await expect(get('/')).rejects.toMatchObject({
      code: 'CONTENT_TOO_LARGE',
      message: expect.stringMatching(/^The host sent an answer that is larger/),
    })
  })

  it.each(['gzip, gzip, gzip', 'compress', 'GZIP, unknown', 'aes128gcm'])(
    'in the coding %s is not read',
    async (coding) => {
      handler = (_, response) => response.writeHead(200, { 'content-encoding': coding }).end('x')
      await expect(get('/')).rejects.toMatchObject({
        code: 'TARGET_UNREACHABLE',
        message: 'The host sent an answer that is compressed in a way that is not read.',
      })
    },
  )
})

describe('a bomb', () => {
  const zeros = Buffer.alloc(64 * 1_048_576)
  const member = gzipSync(zeros, { level: 1 })
  /** Members of a gzip file follow each other (RFC 1952, §2.2): 1 GB of zeros. */
  const gigabyte = Buffer.concat(Array.from({ length: 16 }, () => member))

  it.each<[string, string, () => Buffer]>([
    ['1 GB in gzip', 'gzip', () => gigabyte],
    ['deflate', 'deflate', () => deflateSync(zeros, { level: 1 })],
    ['bare deflate', 'deflate', () => deflateRawSync(zeros, { level: 1 })],
    ['Brotli', 'br', () => brotliCompressSync(zeros, { params: { 1: 1 } })],
    ['Zstandard', 'zstd', () => zstdCompressSync(zeros)],
    ['1 GB in gzip twice', 'gzip, gzip', () => gzipSync(gigabyte)],
    ['Brotli in gzip', 'br, gzip', () => gzipSync(brotliCompressSync(zeros, { params: { 1: 1 } }))],
  ])('of %s is stopped at the bound of the body', async (_, coding, make) => {
    const body = make()
    handler = (_, response) => response.writeHead(200, { 'content-encoding': coding }).end(body)
    const before = process.memoryUsage().rss
    await expect(get('/')).rejects.toMatchObject({ code: 'CONTENT_TOO_LARGE' })
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })
})

describe('the caller', () => {
  it.each(['signal', 'reader'])(
    'frees the connection in the middle of a body by the %s',
    async (by) => {
      handler = (_, response) => void response.write('begun')
      const stop = new AbortController()
      const network = createNetwork(testNetworkSettings(server))
      const response = await network.fetchWithin(BOUNDS)(server.origin(), { signal: stop.signal })
      const reader = response.body?.getReader()
      expect((await reader?.read())?.value).toEqual(new TextEncoder().encode('begun'))
      if (by === 'reader') await reader?.cancel()
      else {
        stop.abort(new Error('no longer wanted'))
        await expect(reader?.read()).rejects.toThrow('no longer wanted')
      }
      await server.idle()
    },
  )

  it.each<[string, RequestListener]>([
    ['a page', (_, response) => response.end('hello')],
    ['a refused redirect', redirectTo('https://10.0.0.1/')],
    ['too large a body', (_, response) => response.end(Buffer.alloc(5_000_001))],
    ['a cut connection', ({ socket }) => void socket.destroy()],
  ])('is left with no timer of its own after %s', async (_, answer) => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    handler = answer
    const before = timers()
    await get('/').catch(() => {})
    await server.idle()
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('frees the connection before the headers', async () => {
    const stop = new AbortController()
    handler = () => stop.abort(new Error('no longer wanted'))
    await expect(get('/', BOUNDS, { signal: stop.signal })).rejects.toThrow('no longer wanted')
  })

  it('frees the connection where nobody reads the body', async () => {
    handler = (_, response) => void response.write('begun')
    const { fetchWithin } = createNetwork(testNetworkSettings(server))
    // On a busy machine the time may be over before the headers come.
    await fetchWithin({ ...BOUNDS, totalMs: PASSING_MS })(server.origin()).catch(() => {})
    // The bound of the whole, and not a reader, ends it.
    await server.idle()
  })
})

it('goes past the proxies of the environment', async () => {
  let asked = 0
  const proxy = createServer((socket) => {
    asked++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']) {
    vi.stubEnv(name, address)
    vi.stubEnv(name.toLowerCase(), address)
  }
  vi.stubEnv('NO_PROXY', '')
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  handler = (_, response) => response.end('hello')
  expect((await get('/')).text).toBe('hello')
  expect(asked).toBe(0)
  await new Promise((closed) => proxy.close(closed))
})
