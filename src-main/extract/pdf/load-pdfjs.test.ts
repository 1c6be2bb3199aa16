import { registerHooks } from 'node:module'
import { expect, it } from 'vitest'
import { loadPdfjs } from './load-pdfjs.ts'

it('tries again after it could not be loaded', async () => {
  const hooks = registerHooks({
    load(url, context, next) {
      if (url.includes('pdf.worker.mjs')) throw new Error('no file handle is left')
      return next(url, context)
    },
  })
  const first = await Promise.allSettled([loadPdfjs(), loadPdfjs()])
  hooks.deregister()

  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const loaded = await loadPdfjs()
  expect(loaded.pdfjs.version).toMatch(/^\d/)
  expect(await loadPdfjs()).toBe(loaded)
})
