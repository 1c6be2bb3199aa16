import { expect, it } from 'vitest'
import { errorReport } from './error-report.ts'

it('tells kind and places, and nothing that the error says', () => {
  const error = new TypeError('cannot read "ann@example.org"\n    at ann@example.org (secret)')
  error.stack = [
    'TypeError: cannot read "ann@example.org"',
    '    at ann@example.org (secret)',
    '    at render (http://127.0.0.1:4100/assets/index-abc.js:10:5)',
    '    at http://127.0.0.1:4100/assets/vendor.js:1:2',
    '    at async load (http://127.0.0.1:4100/assets/index-abc.js:11:6)',
    '    at evil (http://127.0.0.1:4100/review/ann@example.org?q=x:1:2)',
  ].join('\n')
  expect(errorReport(error, 'review', '0.1.0')).toBe(
    [
      'Assay 0.1.0',
      'TypeError in review',
      '  at render /assets/index-abc.js:10:5',
      '  at (anonymous) /assets/vendor.js:1:2',
      '  at load /assets/index-abc.js:11:6',
    ].join('\n'),
  )
})

it.each([['a text'], [null], [Object.assign(new Error('x'), { name: 'ann@example.org' })]])(
  'takes %j for an error without a kind',
  (error) => {
    expect(errorReport(error, 'scan', '1').split('\n')[1]).toBe('Error in scan')
  },
)
