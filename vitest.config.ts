import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src-*/**/*.test.{ts,tsx}',
      'quality/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    environment: 'node',
    // As src-main/v8-flags.ts sets it, which is too late for what a test imports first.
    execArgv: ['--no-maglev'],
    env: { ASSAY_CACHE_DIR: 'node_modules/.cache/assay' },
    // Worker threads, processes and databases are real in these tests: a slow machine needs time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
