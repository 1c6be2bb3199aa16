/** The end-to-end tests: the real service, in a real browser. */

import { defineConfig, devices } from '@playwright/test'
import { ensureBrowser } from './scripts/ensure-browser.ts'

// Worker processes load this file again: the path goes to them, so that only one looks.
process.env.ASSAY_CHROMIUM = ensureBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/build.ts',
  // Each worker has a service of its own; two are what two cores carry.
  workers: 2,
  fullyParallel: true,
  // Bounds for what hangs: on a machine that is busy thirtyfold a start takes minutes, and nothing else depends on speed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.ASSAY_CHROMIUM },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording every test takes a sixth of the time: `npx playwright test --trace on` where one is sought.
    trace: 'off',
  },
})
