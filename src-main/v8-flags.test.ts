import { execFile, execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const FLAGS = fileURLToPath(new URL('v8-flags.ts', import.meta.url))

const run = promisify(execFile)

describe('v8-flags', () => {
  it('makes a catastrophic pattern quick', async ({ signal }) => {
    // Backtracking doubles with every character: without the flag this has no end.
    const script = `import ${JSON.stringify(FLAGS)}
      console.log(/(?:a|a)*b/.test('a'.repeat(1_000)))`

    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      signal,
    })

    expect(stdout.trim()).toBe('false')
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
