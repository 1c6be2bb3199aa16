import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rendererDir, resourcesDir, workerEntry, workerSources } from './entry-points.ts'

const sourceRoot = fileURLToPath(new URL('.', import.meta.url))
const workerFiles = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .map((path) => `src-main/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(worker|process)\.ts$/.test(path) && !path.includes('__fixtures__/'))

describe('entry points in the source tree', () => {
  it('are those of the tree, each under the name of its file', () => {
    expect(Object.values(workerSources()).sort()).toEqual(workerFiles.sort())
    for (const [name, source] of Object.entries(workerSources())) {
      expect(source.endsWith(`/${name}.ts`)).toBe(true)
    }
  })

  it('stand where they are looked for', () => {
    expect(fileURLToPath(workerEntry('extract')).replaceAll('\\', '/')).toMatch(
      /\/src-main\/extract\/extract\.worker\.ts$/,
    )
  })

  it('finds the resources and the place of the renderer beside the sources', () => {
    expect(readdirSync(resourcesDir())).toContain('rules')
    expect(rendererDir().replaceAll('\\', '/')).toMatch(/\/dist\/renderer$/)
  })
})
