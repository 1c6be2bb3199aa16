import { expect, it } from 'vitest'
import { isPrinted, isPrintedSo } from './printed-passwords.ts'

it.each(['admin', 'Admin123', 'p@55w0rd', 'test_user_pass', 'my-secret-pw', 'hunter2'])(
  'knows %s, whatever stands beside its letters or for them',
  (value) => {
    expect(isPrinted(value)).toBe(true)
  },
)

it.each(['Lorca7vesper', 'blue42harbour!', ''])('knows nothing of %j', (value) => {
  expect(isPrinted(value)).toBe(false)
})

it('takes a value as it stands where nothing is to be read into it', () => {
  expect(isPrintedSo('Admin')).toBe(true)
  expect(isPrintedSo('Admin123')).toBe(false)
})
