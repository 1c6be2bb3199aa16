/** A document whose scan goes on, looked at by stand-ins of the storage and the scheduler. */

import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { addDocumentRoutes, type DocumentParts } from './document-routes.ts'

const JOB_ID = `job_${'0'.repeat(32)}`

it('brings the text first, and decides on what was found for whoever has it', async () => {
  const record = { bytes: new Uint8Array() }
  const foundSoFar = vi.fn(async () => ({ record }))
  const json = vi.fn(async () => new TextEncoder().encode('{}'))
  const app = Fastify()
  app.decorateRequest('principal')
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { principal: { accountId: 'own' } })
  })
  addDocumentRoutes(app, {
    review: { json },
    scheduler: { foundSoFar },
  } as unknown as DocumentParts)

  const path = WORKSPACE_ROUTES.document(JOB_ID)
  await app.inject(path)
  expect(foundSoFar).not.toHaveBeenCalled()
  expect(json).toHaveBeenLastCalledWith(JOB_ID, 'own', { known: '', soFar: undefined })
  await app.inject(`${path}?known=tag`)
  expect(json).toHaveBeenLastCalledWith(JOB_ID, 'own', { known: 'tag', soFar: record })
  await app.close()
})
