import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { openJournal } from './journal.ts'

let path: string
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'assay-journal-')), 'run.journal')
})
afterEach(() => rmSync(join(path, '..'), { recursive: true }))

const identity = (rules = 'r') => ({ version: '1', rules, models: [] })
const document = (text: string) => ({
  mediaType: 'text/plain' as const,
  text,
  sourceMap: [],
  warnings: [],
})
const config = { categories: ['dlp' as const] }
const outcome = (decision: string) =>
  ({
    status: 'completed',
    result: { decision, completion: { state: 'complete' } },
    findings: [],
    heat: [],
  }) as unknown as ScanOutcome

it('finds again what it was given, in another process too', () => {
  {
    using journal = openJournal(path, identity())
    for (const text of ['one', 'two', 'x'.repeat(3_000_000)]) {
      journal.add(journal.keyOf(document(text), config), outcome(text.slice(0, 5)))
    }
  }
  using again = openJournal(path, identity())
  expect(again.find(again.keyOf(document('two'), config))).toEqual(outcome('two'))
  expect(again.find(again.keyOf(document('x'.repeat(3_000_000)), config))).toEqual(outcome('xxxxx'))
  expect(again.find(again.keyOf(document('three'), config))).toBeUndefined()
})

it('another text, other settings, other rules are other entries', () => {
  using journal = openJournal(path, identity())
  const keys = [
    journal.keyOf(document('one'), config),
    journal.keyOf(document('two'), config),
    journal.keyOf({ ...document('one'), sourceMap: [{ start: 0, end: 1, hidden: 'css' }] }, config),
    journal.keyOf(document('one'), { categories: ['pii'] }),
  ]
  using other = openJournal(path, identity('newer'))
  expect(new Set([...keys, other.keyOf(document('one'), config)]).size).toBe(5)
})

it('goes on behind a line that was cut off', () => {
  {
    using journal = openJournal(path, identity())
    journal.add(journal.keyOf(document('one'), config), outcome('1'))
  }
  const whole = statSync(path).size
  appendFileSync(path, `{"key":"${'a'.repeat(64)}","outco`)
  {
    using journal = openJournal(path, identity())
    expect(statSync(path).size).toBe(whole)
    journal.add(journal.keyOf(document('two'), config), outcome('2'))
  }
  using again = openJournal(path, identity())
  expect(again.find(again.keyOf(document('one'), config))).toEqual(outcome('1'))
  expect(again.find(again.keyOf(document('two'), config))).toEqual(outcome('2'))
})

it('writes over no other file, and lets nobody else read it', () => {
  writeFileSync(path, 'my letter\n')
  expect(() => openJournal(path, identity())).toThrow('is no journal')
  expect(readFileSync(path, 'utf8')).toBe('my letter\n')
  const other = `${path}.2`
  openJournal(other, identity())[Symbol.dispose]()
  expect(statSync(other).mode & 0o077).toBe(0)
})
