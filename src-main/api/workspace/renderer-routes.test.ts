import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addRendererRoutes } from './renderer-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-renderer-'))
const app = Fastify()

beforeAll(async () => {
  mkdirSync(join(folder, 'assets/samples'), { recursive: true })
  for (const path of [
    'index.html',
    'theme.js',
    'assets/index-CeZgUpDB.js',
    'assets/pdf.worker.min.mjs',
    'assets/samples/notice-everyone.txt',
  ]) {
    writeFileSync(join(folder, path), 'x')
  }
  await addRendererRoutes(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('lets browsers keep for ever what is named after its content, and nothing else', async () => {
  const kept = async (url: string) => (await app.inject({ url })).headers['cache-control']
  expect(await kept('/assets/index-CeZgUpDB.js')).toBe('public, max-age=31536000, immutable')
  for (const url of [
    '/theme.js',
    '/assets/pdf.worker.min.mjs',
    '/assets/samples/notice-everyone.txt',
    '/scan',
  ]) {
    expect((await kept(url)) ?? '', url).not.toContain('immutable')
  }
})
