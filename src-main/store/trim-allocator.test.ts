/** What glibc keeps is seen in a process of its own: here it depends on what other tests have left. */

import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { LEAN } from '../lean-allocator.ts'

const MODULE = pathToFileURL(`${import.meta.dirname}/trim-allocator.ts`).href
/** Frees two hundred megabytes of blocks, behind each of which another stays in use. */
const PROGRAM = `
  import { trimAllocator } from ${JSON.stringify(MODULE)}
  const megabytes = () => process.memoryUsage.rss() / 1e6
  const blocks = []
  const between = []
  for (let count = 0; count < 2_000; count++) {
    blocks.push(Buffer.alloc(100_000, 1).buffer)
    between.push(Buffer.allocUnsafeSlow(300).fill(count % 256))
  }
  for (const block of blocks) block.transfer(0)
  const freed = megabytes()
  trimAllocator()
  trimAllocator()
  const areWhole = between.every((bytes, count) => bytes.every((byte) => byte === count % 256))
  console.log(JSON.stringify({ givenBack: freed - megabytes(), areWhole }))
`

it.runIf(isGlibc())('gives back what lies free between blocks in use, and leaves those', () => {
  const args = ['--input-type=module', '--eval', PROGRAM]
  const told = JSON.parse(
    execFileSync(process.execPath, args, { env: { ...LEAN }, encoding: 'utf8' }),
  )
  expect(told.givenBack).toBeGreaterThan(150)
  expect(told.areWhole).toBe(true)
})

function isGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}
