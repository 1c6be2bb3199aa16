/** The conformance table as tests: one a case, each section against a service of its own. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECTIONS } from './case.ts'
import { type InHouse, startInHouse } from './in-house.ts'
import { runInService } from './run-table.ts'
import { TABLE } from './table.ts'

describe.each(SECTIONS)('%s', (section) => {
  let service: InHouse
  beforeAll(async () => {
    service = await startInHouse()
  })
  afterAll(() => service.close())

  it.each(TABLE.filter((test) => test.section === section))('$id: $says', async (test) => {
    const { complaints } = await runInService(test, service, { interfaceOnly: false })

    expect(complaints).toEqual([])
  })
})

describe('the table', () => {
  it('names every case once', () => {
    expect(new Set(TABLE.map(({ id }) => id)).size).toBe(TABLE.length)
  })
})
