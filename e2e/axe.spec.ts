/** Every room, in light and dark, by the rules of axe: WCAG 2.2, level AA. */

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ROOMS = ['Scan', 'History', 'Server', 'Settings'] as const

/** Rules that are broken, each with the first elements that break it. */
async function broken(page: Page): Promise<readonly object[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 3).map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }))
}

test('no room breaks a rule of accessibility, in light or dark', async ({ scan, review, page }) => {
  await scan.trySample()
  await scan.open('sample.html')
  await expect(review.list).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await broken(page), `Review, ${colorScheme}`).toEqual([])
  }
  for (const room of ROOMS) {
    await page.getByRole('navigation').getByRole('link', { name: room }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await broken(page), `${room}, ${colorScheme}`).toEqual([])
    }
  }
})
