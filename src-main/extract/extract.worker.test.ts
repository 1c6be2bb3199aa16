/** Extraction where it runs: in a thread, without native code. */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Piscina } from 'piscina'
import { afterAll, describe, expect, it } from 'vitest'
import type { FileSource } from '../intake/submission.ts'
import { makeDocxBody, makePdf } from './__fixtures__/make-documents.ts'
import type { ExtractionOutcome } from './extract-document.ts'

const entry = new URL('./extract.worker.ts', import.meta.url)
const threads = new Piscina<FileSource, ExtractionOutcome>({ filename: entry.href, maxThreads: 1 })
afterAll(() => threads.destroy())

const extract = (bytes: Uint8Array) => threads.run({ name: 'x', bytes })

describe('extract.worker', () => {
  it('gives documents of every kind as plain data', async () => {
    const sources = [
      new TextEncoder().encode('Hello'),
      new TextEncoder().encode('<html>Hello'),
      await makePdf([[{ text: 'Hello', y: 50 }]]),
      makeDocxBody('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>'),
    ]
    for (const bytes of sources) {
      expect(await extract(bytes)).toMatchObject({ ok: true, document: { text: 'Hello' } })
    }
  })

  it('gives a refusal as a value', async () => {
    expect(await extract(new Uint8Array(0))).toEqual({
      ok: false,
      code: 'INVALID_TEXT',
      message: 'holds no text',
    })
  })

  it('loads no native module, not even for a PDF', async () => {
    const pdf = Buffer.from(await makePdf([[{ text: 'Hello', y: 50 }]])).toString('base64')
    const script = `
      const { default: extract } = await import(${JSON.stringify(entry.href)})
      const outcome = await extract({ name: 'x', bytes: Buffer.from('${pdf}', 'base64') })
      const native = process.report.getReport().sharedObjects.filter((path) => path.endsWith('.node'))
      console.log(JSON.stringify([outcome.document.text, native]))`
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      script,
    ])
    expect(JSON.parse(stdout)).toEqual(['Hello', []])
    expect(stderr).toBe('')
  })
})
