import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The threads and processes that tests start load the same modules over and over: V8 keeps its code of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/code')

/** What is tried there starts services, commands, threads or browsers, reads whole corpora, or needs modules of its own. */
const SYSTEM = [
  'quality/**/*.test.ts',
  'scripts/**/*.test.ts',
  'src-main/{api,cli,desktop,scan,workers}/**/*.test.ts',
  'src-main/intake/*-hostile.test.ts',
]

/** What leaves its process otherwise than it was (other signals, other modules), or needs one whose V8 nobody set otherwise. */
const APART = [
  'src-main/cli/run-electron.test.ts',
  'src-main/detect/rules/prove/pattern-proof.test.ts',
  'src-main/extract/pdf/load-pdfjs.test.ts',
]

/** Files share what they import: loading it anew for each took more than half of the time of units. */
const shared = { isolate: false }

export default defineConfig({
  test: {
    environment: 'node',
    // Vitest leaves one core to itself, which on two cores is half; beyond eight the tests' own threads crowd each other.
    maxWorkers: Math.min(8, availableParallelism()),
    // As src-main/v8-flags.ts sets it, which is too late for what a test imports first.
    execArgv: ['--no-maglev'],
    env: { ASSAY_CACHE_DIR: 'node_modules/.cache/assay' },
    // Worker threads, processes and databases are real in these tests: a slow machine needs time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src-*/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
          exclude: [...SYSTEM, ...APART],
          ...shared,
        },
      },
      { extends: true, test: { name: 'system', include: SYSTEM, exclude: APART, ...shared } },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
})
