/** What the models read, beside the text: which passage stands out, the way to it, and that it can be switched off. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePack } from '../src-main/detect/models/__fixtures__/write-pack.ts'
import { launchService } from './launch.ts'
import { test as base, expect } from './test.ts'

const test = base.extend({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'assay-heat-'))
      // A screen without a router is sure of nothing: the guard reads every passage.
      writePack(join(dataDir, 'models'), 'sequence', { id: 'l2-attack', level: 'L2' })
      writePack(join(dataDir, 'models'), 'sequence', { id: 'l3-attack' })
      const service = await launchService(['--data-dir', dataDir])
      await use(service)
      await service.stop()
      rmSync(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** The network of the tests takes these words for an attack; no rule does. */
const ATTACK = 'instructions instructions previous previous'
const HARMLESS = 'Please walk in the park and look at the trees.\n'
const LETTER = `${HARMLESS.repeat(60)}${ATTACK}\n${HARMLESS.repeat(60)}`

test('the passage of an attack stands out, and its evidence lies in it', async ({
  scan,
  review,
  page,
}) => {
  await scan.submitText(LETTER)
  await scan.open('Pasted text')
  const bar = review.document.getByRole('region', { name: 'What the models read' })
  const quiet = review.document.locator('.heat-piece.heat-step-0')
  await expect(quiet.first()).toBeVisible()
  await expect(quiet.first()).toHaveAttribute('title', /^Read by the L3 guard\. Most like: /)

  await bar.getByRole('button', { name: 'Most suspicious' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('status')).toHaveText(
    /^Passage \d+ of \d+\. Read by the L3 guard\. Most like: injection, prompt injection [01]\.\d+ \(from 0\.\d+ it counts\)\.$/,
  )
  await expect(review.document.locator('.heat-chosen .ev', { hasText: ATTACK })).toBeInViewport()
  await expect(review.document.locator('.heat-piece.heat-step-3').first()).toBeInViewport()

  const worst = await bar.getByRole('status').innerText()
  await bar.getByRole('button', { name: 'Next passage' }).click()
  await expect(bar.getByRole('status')).not.toHaveText(worst)
})

test('a click on the band says what was read there', async ({ scan, review }) => {
  await scan.submitText(LETTER)
  await scan.open('Pasted text')
  await expect(review.selectedFinding()).toBeVisible()
  // The text is being moved to what weighs most: a click may come while it still goes on.
  await expect(async () => {
    await review.document.locator('.heat-piece').first().click()
    const said = review.document.getByRole('status')
    await expect(said).toContainText(/Passage \d+ of \d+\./, { timeout: 2_000 })
  }).toPass()
})

test('the band stays away once it is switched off', async ({ scan, review, page }) => {
  await scan.submitText(LETTER)
  await scan.open('Pasted text')
  const band = review.document.locator('.heat-band')
  await expect(band).toBeVisible()
  const button = review.document.getByRole('button', { name: 'What the models read' })
  await button.click()
  await expect(band).toHaveCount(0)

  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(band).toHaveCount(0)
})
