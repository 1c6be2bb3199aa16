/**
 * The test function of all specs: each test gets a running service and a page
 * that is signed in to it. The tests that one worker runs share its service, as
 * a user's windows do: starting it costs more than most of them.
 */

import { test as base } from '@playwright/test'
import { type LaunchedService, launchService } from './launch.ts'
import { ReviewPage } from './pages/review.ts'
import { ScanPage } from './pages/scan.ts'

interface WorkerFixtures {
  readonly service: LaunchedService
}

interface TestFixtures {
  /** Opened on the service. */
  readonly scan: ScanPage
  readonly review: ReviewPage
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const service = await launchService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  scan: async ({ page, service }, use) => {
    await page.goto(await service.appUrl())
    await use(new ScanPage(page))
  },
  review: async ({ page }, use) => {
    await use(new ReviewPage(page))
  },
})

export { expect } from '@playwright/test'
