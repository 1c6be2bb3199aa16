import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { ReadTexts } from '../../src-main/detect/detector.ts'
import { rememberReadings } from './remembered-readings.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-readings-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Pack = Parameters<ReadTexts>[0]

function packOf(sha256: string, threshold = 0.5, temperature = 1): Pack {
  const classes = [{ name: 'attack', severity: 'high', threshold }]
  const heads = [{ category: 'injection', kind: 'sequence', output: 'o', temperature, classes }]
  return {
    manifest: { files: { model: { path: 'model.onnx', sha256 } }, heads },
  } as unknown as Pack
}

/** A network that counts what it is asked, and says how long each text is. */
function counting() {
  const asked: string[] = []
  const own: ReadTexts = async (_, texts) => {
    asked.push(...texts)
    return texts.map((text) => ({ heads: [], router: text.length / 100, cached: false }))
  }
  return { asked, own }
}

const { signal } = new AbortController()
const routers = async (read: ReadTexts, pack: Pack, texts: readonly string[]) => {
  const told: number[] = []
  const readings = await read(pack, texts, signal, (more) => told.push(more.length))
  expect(told).toEqual([texts.length])
  return readings.map(({ router }) => router)
}

it('asks for each text once, in this run and in the next', async () => {
  const path = join(folder, 'readings.jsonl')
  const first = counting()
  const read = rememberReadings(path)(first.own)
  expect(await routers(read, packOf('a'), ['xx', 'y', 'xx'])).toEqual([0.02, 0.01, 0.02])
  expect(await routers(read, packOf('a'), ['y', 'zzz'])).toEqual([0.01, 0.03])
  expect(first.asked).toEqual(['xx', 'y', 'zzz'])
  const second = counting()
  const again = rememberReadings(path)(second.own)
  expect(await routers(again, packOf('a', 0.9), ['zzz', 'y', 'w'])).toEqual([0.03, 0.01, 0.01])
  expect(second.asked).toEqual(['w'])
})

it('asks anew where the weights or what is asked of them are others', async () => {
  const path = join(folder, 'others.jsonl')
  const { asked, own } = counting()
  const read = rememberReadings(path)(own)
  for (const pack of [packOf('a'), packOf('b'), packOf('a', 0.5, 2)])
    await routers(read, pack, ['x'])
  expect(asked).toEqual(['x', 'x', 'x'])
})

it('leaves out half a line that a stopped run wrote', async () => {
  const path = join(folder, 'stopped.jsonl')
  writeFileSync(path, '["key",{"heads":[],"router":0.5')
  const { asked, own } = counting()
  for (let run = 0; run < 2; run++) {
    expect(await routers(rememberReadings(path)(own), packOf('a'), ['xx'])).toEqual([0.02])
  }
  expect(asked).toEqual(['xx'])
})
