import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createSender } from './send.ts'

it('sends a request again whose kept-open connection was closed', async () => {
  const used = new WeakSet<Socket>()
  const server = createServer(({ socket }, response) => {
    // The second request on a connection finds it closed.
    if (used.has(socket)) socket.destroy()
    else response.end('answered')
    used.add(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sender = createSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const get = { method: 'GET', path: '/', headers: {} }

  expect((await sender.send(get)).text).toBe('answered')
  expect((await sender.send(get)).text).toBe('answered')

  sender.close()
  server.close()
  await once(server, 'close')
})
