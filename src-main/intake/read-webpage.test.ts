/** Pages fetched from real HTTPS servers. */

import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startHttpsServer, testNetwork } from './__fixtures__/https-server.ts'
import { readWebpage } from './read-webpage.ts'

const HTML = { 'content-type': 'text/html; charset="ISO-8859-1"' }
const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function serve(handler: RequestListener) {
  const server = await startHttpsServer(handler)
  const network = testNetwork(server)
  closers.push(network.close, server.close)
  const read = (path = '/', signal = new AbortController().signal) =>
    readWebpage(server.origin() + path, network, signal)
  return { origin: server.origin(), read }
}

describe('readWebpage', () => {
  it('fetches the page and what its origin offers to agents', async () => {
    const asked: string[] = []
    const { origin, read } = await serve((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.accept?.split(',')[0]}`)
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end()
      else if (request.url === '/new') response.writeHead(200, HTML).end('<p>é', 'latin1')
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"tools":[]}')
    })
    const page = await read('/old')
    expect(page).toEqual({
      url: `${origin}/new`,
      mediaType: 'text/html',
      charset: 'iso-8859-1',
      bytes: new Uint8Array([0x3c, 0x70, 0x3e, 0xe9]),
      wellKnownWebMcp: new TextEncoder().encode('{"tools":[]}'),
    })
    expect(asked).toEqual([
      'GET /old text/html',
      'GET /new text/html',
      'GET /.well-known/webmcp application/json',
    ])
  })

  it.each([
    ['text/plain', 'text/plain'],
    ['Text/Markdown; variant=GFM', 'text/markdown'],
    ['application/xhtml+xml', 'application/xhtml+xml'],
  ])('takes %s', async (type, mediaType) => {
    const { read } = await serve((request, response) => {
      if (request.url !== '/') response.writeHead(404).end('{}')
      else response.writeHead(200, { 'content-type': type }).end('x')
    })
    const page = await read()
    expect(page.mediaType).toBe(mediaType)
    expect('wellKnownWebMcp' in page).toBe(false)
  })

  it('takes a page without a type for HTML, as browsers do, and leaves its charset to the page', async () => {
    const { read } = await serve((request, response) => {
      if (request.url !== '/') response.writeHead(404).end()
      else response.writeHead(200).end('<meta charset="latin1"><p>é', 'latin1')
    })
    const page = await read()
    expect(page.mediaType).toBe('text/html')
    expect(page.charset).toBeUndefined()
    expect(page.bytes.at(-1)).toBe(0xe9)
  })

  it.each<[string, RequestListener]>([
    ['a page in its place', (_, response) => response.writeHead(200, HTML).end('<p>front')],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['a broken answer', (_, response) => response.destroy()],
    ['nothing', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end()],
    [
      'too much',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(5_000_001)),
    ],
  ])('takes %s at the well-known address for no offer', async (_, answer) => {
    const { read } = await serve((request, response) => {
      if (request.url === '/') response.writeHead(200, HTML).end('<p>x')
      else answer(request, response)
    })
    expect('wellKnownWebMcp' in (await read())).toBe(false)
  })

  it.each([
    ['a status that is none of success', 503, HTML, 'x', 'TARGET_UNREACHABLE', /status 503/],
    ['another type', 200, { 'content-type': 'image/png' }, 'x', 'UNSUPPORTED_FILE_TYPE', /page/],
    ['too large a page', 200, HTML, 'x'.repeat(5_000_001), 'CONTENT_TOO_LARGE', /5,000,000/],
  ])('refuses %s', async (_, status, headers, body, code, message) => {
    const { read } = await serve((_request, response) => {
      response.writeHead(status, headers).end(body)
    })
    await expect(read()).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it('stops when it is cancelled', async () => {
    const cancelled = new AbortController()
    const { read } = await serve((request, response) => {
      if (request.url === '/') response.writeHead(200, HTML).end('<p>x')
      else cancelled.abort(new Error('cancelled'))
    })
    await expect(read('/', cancelled.signal)).rejects.toThrow('cancelled')
  })
})
