import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openScores } from './scores-file.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-scores-'))
  path = join(folder, 'scores.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const row = (score: number, complete = true) => ({
  positive: true,
  accepted: true,
  score,
  source: 'a',
  lang: 'en',
  labels: {},
  complete,
})
const scores = () =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).score)

it('replaces the file at the end, not before', async () => {
  writeFileSync(path, '{"score":1}\n')
  writeFileSync(`${path}.part`, '{"score":2}\n')
  await using file = await openScores(path)
  await file.add(row(3))
  expect(scores()).toEqual([1])

  await file.finish()

  expect(scores()).toEqual([3])
  expect(existsSync(file.part)).toBe(false)
})

it('passes over rows that were not wholly read', async () => {
  await using file = await openScores(path)
  await file.add(row(1))
  await file.add(row(2, false))
  await file.finish()
  expect(scores()).toEqual([1])
})

it('does not mix two runs at the same time', async () => {
  await using first = await openScores(path)
  await first.add(row(1))
  await using second = await openScores(path)
  await second.add(row(2))
  await first.add(row(3))

  await expect(first.finish()).rejects.toThrow('another run')
  await second.finish()

  expect(scores()).toEqual([2])
})
