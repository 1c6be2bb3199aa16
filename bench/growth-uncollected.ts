/** Measures the growths that are named as arguments, in a process of its own: its starter says how much room V8 has. */

import '../src-main/v8-flags.ts'
import { optimiseEarly } from '../src-main/optimise-early.ts'

optimiseEarly()
const { growths } = await import('./growths.ts')
const measured: Record<string, number> = {}
for (const [name, growth] of growths()) {
  if (process.argv.includes(name)) measured[name] = await growth()
}
process.send?.(measured)
