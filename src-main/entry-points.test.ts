import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rendererDir, resourcesDir, workerEntry } from './entry-points.ts'

const NAMES = [
  'extract',
  'tokens',
  'rules',
  'inference',
  'describe',
  'decide',
  'json',
  'copy',
  'format',
  'storage',
] as const
const sourceRoot = fileURLToPath(new URL('.', import.meta.url))
const workerFiles = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(worker|process)\.ts$/.test(path) && !path.includes('__fixtures__/'))

describe('entry points in the source tree', () => {
  it('names a file that is there for every worker', () => {
    for (const name of NAMES) {
      expect(readFileSync(workerEntry(name), 'utf8').length).toBeGreaterThan(0)
    }
  })

  it.each(workerFiles)('knows %s, so that the bundle has it too', (path) => {
    const known = NAMES.map((name) => fileURLToPath(workerEntry(name)))
    expect(known.map((file) => file.slice(sourceRoot.length).replaceAll('\\', '/'))).toContain(path)
  })

  it('finds the resources and the place of the renderer beside the sources', () => {
    expect(readdirSync(resourcesDir())).toContain('rules')
    expect(rendererDir().replaceAll('\\', '/')).toMatch(/\/dist\/renderer$/)
  })
})
