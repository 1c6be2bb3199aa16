/** Requests whose work nobody can give up, as their body is still being read; scans are in faults.test.ts. */

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerBeforeEnd } from './answer-before-end.ts'
import { handleError } from './error-handler.ts'

it('refuses a request whose body is not read yet', async () => {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false })
  app.setErrorHandler(handleError)
  answerBeforeEnd(app, 0)
  const reading = Promise.withResolvers<void>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', () => {
    reading.resolve()
    return new Promise(() => {})
  })
  app.post('/', async () => 'never')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(address, { method: 'POST', body: 'hello' })
  await reading.promise

  await app.close()

  const { status, headers } = await answer
  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
})
