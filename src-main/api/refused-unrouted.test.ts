import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { refuseTunnels } from './refused-unrouted.ts'

const CONNECT = 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n'

/** All that comes back on a connection, until the server ends it. */
async function sent(bytes: string, listener?: RequestListener): Promise<string> {
  const server = createServer(listener)
  refuseTunnels(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  const answer = await text(socket)
  server.close()
  return answer
}

it('answers who asks for a tunnel that there is none, and ends', async () => {
  const answer = await sent(CONNECT)
  expect(answer).toMatch(/^HTTP\/1\.1 405 (?:.+\r\n)+Allow: \r\n/)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const { error } = JSON.parse(body)
  expect(error.code).toBe('METHOD_NOT_ALLOWED')
  expect(head).toContain(`X-Request-ID: ${error.request_id}`)
})

it('says nothing where another request would take that for its answer', async () => {
  const held: RequestListener = () => {}
  expect(await sent(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${CONNECT}`, held)).toBe('')
})
