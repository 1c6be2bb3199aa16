import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { handleError } from './error-handler.ts'
import { refuseUnknownRoutes } from './unknown-route.ts'

async function serverWithApp() {
  const app = Fastify()
  app.decorateRequest('principal')
  app.setErrorHandler(handleError)
  refuseUnknownRoutes(app, async (reply) => reply.type('text/html').send('<p>the app</p>'))
  app.get('/known', async () => 'here')
  // As the files of the app are served: what is not among them is left over.
  app.get('/*', async (_request, reply) => reply.callNotFound())
  await app.ready()
  return app
}

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'

it.each([
  ['GET', '/nowhere', BROWSER, 404, true],
  ['GET', '/review/job_1/more?x=1', BROWSER, 404, true],
  ['GET', '/apiary', BROWSER, 404, true],
  ['GET', '/nowhere', '*/*', 404, false],
  ['GET', '/nowhere', undefined, 404, false],
  ['GET', '/api/v1/nowhere', BROWSER, 404, false],
  ['GET', '/workspace', BROWSER, 404, false],
  ['GET', '/assets/gone.js', BROWSER, 404, false],
  ['POST', '/nowhere', BROWSER, 404, false],
  ['DELETE', '/known', BROWSER, 405, false],
  ['GET', '/known', BROWSER, 200, false],
  ['GET', '/kno%77n', BROWSER, 200, false],
  ['PUT', '/kno%77n', BROWSER, 405, false],
  ['PUT', '/kno%2Fwn', BROWSER, 404, false],
  ['GET', '/%61pi/nowhere', BROWSER, 404, false],
] as const)(
  '%s %s of a client that accepts %s is %i',
  async (method, url, accept, status, isPage) => {
    const app = await serverWithApp()
    const answer = await app.inject({ method, url, headers: accept ? { accept } : {} })
    expect([answer.statusCode, answer.body === '<p>the app</p>']).toEqual([status, isPage])
    if (status !== 200 && !isPage) expect(answer.json().error.code).toBeTruthy()
  },
)
