import { describe, expect, it } from 'vitest'
import { deepLinkIn, deepLinkPath } from './deep-links.ts'

const JOB = `job_${'0a'.repeat(16)}`

describe('deepLinkPath', () => {
  it.each([
    [`assay://job/${JOB}`, `/review/${JOB}`],
    [`assay://job/${JOB}/`, `/review/${JOB}`],
    [`assay://job/${JOB}?start=1#launch=x`, `/review/${JOB}`],
    ['assay://scan', '/scan'],
    ['assay://scan/', '/scan'],
    [
      'assay://scan?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c',
      '/scan?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c',
    ],
    ['assay://scan?url=https://example.com/&start=true', '/scan?url=https%3A%2F%2Fexample.com%2F'],
  ])('%s opens %s', (link, path) => {
    expect(deepLinkPath(link)).toBe(path)
  })

  it.each([
    '',
    'job',
    `https://job/${JOB}`,
    `assay:job/${JOB}`,
    `assay://job/${JOB.toUpperCase()}`,
    `assay://job/${JOB}0`,
    `assay://job/${JOB}/../../settings`,
    `assay://job/../${JOB}/x`,
    `assay://user@job/${JOB}`,
    `assay://job:80/${JOB}`,
    'assay://settings/reset',
    'assay://scan/now?url=https://example.com/',
    'assay://scan?url=http://example.com/',
    'assay://scan?url=javascript:alert(1)',
    'assay://scan?url=file:///etc/passwd',
    'assay://scan?url=%00',
    `assay://scan?url=https://example.com/${'a'.repeat(2_048)}`,
  ])('%s opens nothing', (link) => {
    expect(deepLinkPath(link)).toBeUndefined()
  })
})

describe('deepLinkIn', () => {
  it('finds the link among other arguments', () => {
    expect(deepLinkIn(['/usr/bin/assay', '--no-first-run', `assay://job/${JOB}`])).toBe(
      `/review/${JOB}`,
    )
  })

  it('finds nothing where there is none', () => {
    expect(deepLinkIn(['/usr/bin/assay', '/home/me/assay.pdf'])).toBeUndefined()
  })
})
