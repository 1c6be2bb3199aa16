/**
 * The conformance table as tests: one a case, each section against a service of its own.
 *
 * Opening the networks and reading with them takes most of the time, and no case asks what they say but those on what
 * a request configures: the others are held to here without models, and with them by `npm run -s conformance`.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECTIONS } from './case.ts'
import { type InHouse, NO_MODELS, startInHouse } from './in-house.ts'
import { runInService } from './run-table.ts'
import { TABLE } from './table.ts'

describe.each(SECTIONS)('%s', (section) => {
  const settings = section === 'config' ? {} : { shippedModels: NO_MODELS }
  let service: InHouse
  beforeAll(async () => {
    service = await startInHouse(settings)
  })
  afterAll(() => service.close())

  it.each(TABLE.filter((test) => test.section === section))('$id: $says', async (test) => {
    const { complaints } = await runInService(test, service, { interfaceOnly: false, settings })

    expect(complaints).toEqual([])
  })
})

describe('the table', () => {
  it('names every case once', () => {
    expect(new Set(TABLE.map(({ id }) => id)).size).toBe(TABLE.length)
  })
})
