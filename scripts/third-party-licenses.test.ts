import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  isAllowed,
  LICENSES_FILE,
  shippedPackages,
  writtenLicenses,
} from './third-party-licenses.ts'

const project = join(import.meta.dirname, '..')
const packages = shippedPackages(project)

describe('THIRD_PARTY_LICENSES.txt', () => {
  it('is what the script writes of the packages as they are (npm run licenses renews it)', () => {
    const written = readFileSync(join(project, LICENSES_FILE), 'utf8')
    expect(written === writtenLicenses(project, packages)).toBe(true)
  })

  it('knows what is bundled, what that depends on, and nothing that is for work on the project', () => {
    const names = new Set(packages.map(({ name }) => name))
    // Imported by the renderer, by a package of it, and by the service.
    for (const name of ['react', 'scheduler', 'style-mod', 'fastify', 'avvio', 'electron'])
      expect(names).toContain(name)
    for (const name of ['vitest', '@biomejs/biome', 'docx', 'recheck'])
      expect(names).not.toContain(name)
  })

  it('has no licence that asks for more than to be named', () => {
    expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([])
  })
})

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['UNKNOWN', false],
    ['', false],
  ])('%s: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed))
})
