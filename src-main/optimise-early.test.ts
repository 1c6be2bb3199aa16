import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const FLAGS = fileURLToPath(new URL('v8-flags.ts', import.meta.url))
const EARLY = fileURLToPath(new URL('optimise-early.ts', import.meta.url))

/** Whether a function is fast after so many calls; V8 tells who asks in its own syntax, and here compiles at once. */
function isFast(calls: number, prepare: string): boolean {
  const script = `import ${JSON.stringify(FLAGS)}
    import { optimiseEarly } from ${JSON.stringify(EARLY)}
    ${prepare}
    const word = (values) => values.map((value) => value.length).join() + values.length
    for (let call = 0; call < ${calls}; call++) word(['a', 'bc'])
    const MADE_BY_TURBOFAN = 1 << 6
    console.log((%GetOptimizationStatus(word) & MADE_BY_TURBOFAN) !== 0)`
  const own = ['--allow-natives-syntax', '--no-concurrent-recompilation']
  const output = execFileSync(process.execPath, [...own, '--input-type=module', '-e', script])
  return output.toString().trim() === 'true'
}

describe('optimiseEarly', () => {
  it('makes a function fast after some hundred calls, not after thousands', () => {
    expect(isFast(2_000, '')).toBe(false)
    expect(isFast(2_000, 'optimiseEarly()')).toBe(true)
  })
})
