import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const FLAGS = fileURLToPath(new URL('v8-flags.ts', import.meta.url))

/** Time of a pattern whose backtracking doubles with every character, in a process of its own. */
function catastrophe(length: number, imports: string): number {
  const script = `${imports}
    const start = performance.now()
    const found = /(?:a|a)*b/.test('a'.repeat(${length}))
    console.log(JSON.stringify({ found, took: performance.now() - start }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script])
  const { found, took } = JSON.parse(output.toString()) as { found: boolean; took: number }
  expect(found).toBe(false)
  return took
}

describe('v8-flags', () => {
  it('makes a catastrophic pattern quick', () => {
    const without = catastrophe(22, '')
    // Ten characters more would take a thousand times as long.
    expect(catastrophe(32, `import ${JSON.stringify(FLAGS)}`)).toBeLessThan(without * 20)
    expect(catastrophe(32, `import ${JSON.stringify(FLAGS)}`)).toBeLessThan(1_000)
  })

  it('keeps the compiler from reading stale variables', () => {
    const script = `import ${JSON.stringify(FLAGS)}
      async function stale() {
        const pieces = []
        const ranges = []
        let units = 0
        const push = (text) => { pieces.push(text); units += text.length }
        for (let page = 0; page < 500; page++) {
          await null
          for (let item = 0; item < 100; item++) {
            push(' ')
            const start = units
            push('word')
            ranges.push({ start, end: units })
          }
        }
        return ranges.filter(({ start, end }) => end !== start + 4).length
      }
      console.log(await stale())`

    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script])

    expect(Number(output)).toBe(0)
  })
})
