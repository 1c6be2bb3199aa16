import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutput } from './output.ts'
import { scanInputs } from './scan-inputs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-inputs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function names(
  ...[paths, sources]: Parameters<typeof scanInputs>
): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { name } of scanInputs(paths, sources))
    found.push(name.replace(`${folder}/`, ''))
  return found
}

it('leaves out what the scan itself writes and compares with', async () => {
  for (const name of ['a.txt', 'found.sarif', 'known.json', 'new.json']) {
    writeFileSync(join(folder, name), 'x')
  }
  const own = {
    output: relative(process.cwd(), join(folder, 'found.sarif')),
    baseline: join(folder, 'known.json'),
    writeBaseline: join(folder, 'new.json'),
  }
  const output = openOutput(own.output)
  expect(await names([folder], { url: [], ignore: true, mcp: [], ...own })).toEqual(['a.txt'])
  output.abandon()
  expect(await names([own.baseline, folder], { url: [], ignore: true, mcp: [], ...own })).toEqual([
    'known.json',
    'a.txt',
  ])
})

it('reads a member of an archive that is called like what the scan writes', async () => {
  const bytes = new TextEncoder().encode('x')
  writeFileSync(join(folder, 'in.zip'), zipSync({ '../found.sarif': bytes, '../copies/a': bytes }))
  const own = { output: join(folder, 'found.sarif'), redact: join(folder, 'copies') }
  expect(await names([folder], { url: [], ignore: true, mcp: [], ...own })).toEqual([
    'in.zip!/../found.sarif',
    'in.zip!/../copies/a',
  ])
})

it('makes no copies of copies', async () => {
  mkdirSync(join(folder, 'copies', 'sub'), { recursive: true })
  for (const name of ['a.txt', 'copies/a.txt', 'copies/sub/b.txt', 'copies.txt'])
    writeFileSync(join(folder, name), 'x')
  const redact = join(folder, 'copies')
  const from = (...paths: string[]) => names(paths, { url: [], ignore: true, mcp: [], redact })
  expect(await from(folder)).toEqual(['a.txt', 'copies.txt'])
  expect(await from(join(redact, 'a.txt'))).toEqual(['copies/a.txt'])
})

it('heeds files of rules, or not', async () => {
  for (const name of ['a.txt', '.assayignore'])
    writeFileSync(join(folder, name), '.assayignore\na.txt')
  const from = (ignore: boolean) => names([folder], { url: [], mcp: [], ignore })
  expect(await from(false)).toEqual(['.assayignore', 'a.txt'])
  expect(await from(true)).toEqual(['.assayignore', 'a.txt', folder])
})

it('takes pages and servers behind the files', async () => {
  writeFileSync(join(folder, 'a.txt'), 'x')
  const url = ['https://a.example/']
  expect(await names([folder], { url, ignore: true, mcp: ['https://b.example/mcp'] })).toEqual([
    'a.txt',
    'https://a.example/',
    'https://b.example/mcp',
  ])
})
