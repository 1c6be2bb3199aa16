import { expect, it } from 'vitest'
import { markedGroups } from './entity-groups.ts'

const at = (start: number, label: string) => ({ start, end: start + 8, label })

it('takes a number of no kind for the kind of number that is found there, and for that of a record otherwise', () => {
  const marked = [at(0, 'record_id'), at(20, 'record_id'), at(40, 'record_id')]
  const found = [at(0, 'IBAN'), at(20, 'PERSON')]
  expect(markedGroups(marked, found).map(({ label }) => label)).toEqual([
    'IBAN',
    'RECORD_ID',
    'RECORD_ID',
  ])
})

it('keeps the kind that a data set tells, and leaves out what is no group', () => {
  expect(markedGroups([at(0, 'passport_number'), at(20, 'job_title')], [at(0, 'IBAN')])).toEqual([
    at(0, 'PASSPORT'),
  ])
})

it('takes a codice fiscale for either of the two that it is, and the number of a record for that of a patient', () => {
  const marked = [at(0, 'national_id'), at(20, 'national_id'), at(40, 'medical_record_number')]
  const found = [at(0, 'TAX_ID'), at(20, 'IBAN'), at(40, 'HEALTH_ID')]
  expect(markedGroups(marked, found).map(({ label }) => label)).toEqual([
    'TAX_ID',
    'NATIONAL_ID',
    'HEALTH_ID',
  ])
})
