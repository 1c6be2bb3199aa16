/** The command as it is called, on a folder of a few documents. */

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { sampleFiles } from './noise-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-noise-'))
const documents = join(folder, 'documents')
mkdirSync(join(documents, 'deeper'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const quiet = 'The path leads past the mill, over the bridge and into the old town. '
writeFileSync(join(documents, 'quiet.md'), quiet.repeat(4))
writeFileSync(join(documents, 'mail.txt'), `${quiet}Write to m.keller@quellwerk.de, please.`)
writeFileSync(join(documents, 'page.html'), `<p>${quiet}</p><p>j.okafor@mail.firm.net</p>`)
writeFileSync(
  join(documents, 'deeper', 'manual.1.gz'),
  gzipSync(`.TH "${quiet}"\n${quiet}`.repeat(9)),
)
writeFileSync(join(documents, 'picture.png'), Buffer.alloc(200))

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'noise-run.ts'),
    '--data-dir',
    folder,
    ...args,
  ])

it('counts what is found by category and detector, and shows it masked', async () => {
  const { stdout } = await run(documents, '--max-level', 'L1', '--json')
  const noise = JSON.parse(stdout)
  expect(noise).toMatchObject({
    documents: 4,
    passed_over: 1,
    by_category: {
      pii: { accepted: 2, documents_with_accepted: 0.5, accepted_per_document: 0.5 },
      dlp: { findings: 0, documents_with_any: 0 },
      injection: { findings: 0 },
    },
    by_detector: [
      { category: 'pii', class_name: 'EMAIL', detector: 'pii_email', accepted: 2, documents: 2 },
    ],
  })
  expect(stdout).not.toContain('keller')
  const printed = await run(documents, '--max-level', 'L1')
  expect(printed.stdout).toContain('pii EMAIL pii_email: accepted 2 of 2, in 2 documents')
  expect(printed.stdout).not.toContain('keller')
})

it('draws the same files again, and a larger sample holds a smaller one', () => {
  const two = sampleFiles([documents], 2)
  const three = sampleFiles([documents], 3)
  expect(two).toHaveLength(2)
  expect(sampleFiles([documents], 2)).toEqual(two)
  expect(three).toEqual(expect.arrayContaining([...two]))
})

it.each([
  ['no folder', []],
  ['no such level', [documents, '--max-level', 'L9']],
  ['no such category', [documents, '--categories', 'dlp,none']],
  ['no number', [documents, '--sample', 'few']],
])('says how it is used: %s', async (_, args) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('usage'),
  })
})

it('names a folder that is not there', async () => {
  await expect(run(join(folder, 'none'), '--max-level', 'L1')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('none'),
  })
})
