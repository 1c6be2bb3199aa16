/** The page for readers in a browser: nothing leaves the service, and copying works. */

import { expect, test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`/docs in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('shows itself without a word to anyone else', async ({ page, service }) => {
      const origins = new Set<string>()
      const complaints: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
      })
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))

      await page.goto(`${service.baseUrl}/docs`)
      for (const summary of await page.locator('details:not([open]) > summary').all()) {
        if (await summary.isVisible()) await summary.click()
      }
      await expect(page.getByRole('heading', { name: 'Read a job' })).toBeVisible()
      const ground = colorScheme === 'dark' ? 'rgb(20, 22, 26)' : 'rgb(255, 255, 255)'
      await expect(page.locator('body')).toHaveCSS('background-color', ground)

      expect([...origins]).toEqual([service.baseUrl])
      expect(complaints).toEqual([])
    })
  })
}

test('a link opens the schema that it names', async ({ page, service }) => {
  await page.goto(`${service.baseUrl}/docs`)
  const config = page.locator('#schema-ScanConfig')
  await expect(config).toBeHidden()

  await page.locator('#createScan').getByRole('link', { name: 'ScanConfig' }).first().click()

  await expect(config).toBeVisible()
  await expect(config.getByRole('rowheader', { name: 'chunk_overlap_tokens' })).toBeInViewport()
})

test('a button copies the command', async ({ page, context, service }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${service.baseUrl}/docs`)
  const first = page.locator('.command').first()

  await first.getByRole('button', { name: 'Copy' }).click()

  await expect(page.getByRole('status')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await first.locator('pre').textContent())
  expect(copied).toContain(`curl -s '${service.baseUrl}/api/v1/scan'`)
})

test('fits a narrow window', async ({ page, service }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${service.baseUrl}/docs`)

  const width = await page.evaluate(() => document.documentElement.scrollWidth)

  expect(width).toBe(360)
})
