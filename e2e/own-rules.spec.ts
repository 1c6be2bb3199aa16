/** Rules of the owner's own: tried in the app on a text, before any scan knows them. */

import { SCAN_MS } from './pages/scan.ts'
import { expect, test } from './test.ts'

test('a file of rules is tried on a text: what it marks, what is wrong with it, and the file to keep', async ({
  scan,
  page,
}) => {
  await scan.page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: /^Try rules of your own/ }).click()
  await page.getByRole('button', { name: 'Start from the example' }).click()
  await expect(page.getByText(/^This file can be used: 1 rule, 6 examples/)).toBeVisible()

  await page.getByRole('textbox', { name: /^Text to try/ }).fill('Plan PRJ-104711, not PRJ-12.')
  const marked = page.getByRole('region', { name: 'The text with what is found' })
  await expect(marked).toHaveText('Plan PRJ-104711, not PRJ-12.')
  await expect(marked.locator('mark')).toHaveText(['PRJ-104711'])

  // It is written nowhere, but another room takes nothing of it.
  await page.getByRole('navigation').getByRole('link', { name: 'Server' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  const rules = page.getByRole('textbox', { name: /^Rules/ })
  await expect(rules).toHaveValue(/user_project_number/)
  await expect(marked.locator('mark')).toHaveText(['PRJ-104711'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file…' }).click()
  expect((await download).suggestedFilename()).toBe('our-projects.yaml')

  // Put to use, they find at once, and are removed again.
  await page.getByRole('button', { name: 'Use these rules' }).click()
  await expect(page.getByText(/^Saved as our-projects.yaml/)).toBeVisible()
  const files = page.getByRole('list', { name: 'Your files of rules' })
  await expect(files.getByRole('listitem')).toContainText(['our-projects.yaml 1 rule in use'])
  await expect(page.getByRole('button', { name: 'Replace our-projects.yaml' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  await scan.submitText('The plan of PRJ-104711 is ready.')
  await expect(page.getByText('Project number')).toBeVisible({ timeout: SCAN_MS })
  await page.getByRole('link', { name: /^Open Pasted text/ }).click()
  await expect(page.getByRole('option', { name: /Project number/ })).toBeVisible()

  // What was open last is a text to try rules on.
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Take the document opened last' }).click()
  await expect(page.getByRole('textbox', { name: /^Text to try/ })).toHaveValue(
    'The plan of PRJ-104711 is ready.',
  )
  await page.getByRole('button', { name: 'Remove our-projects.yaml…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(files).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use these rules' })).toBeVisible()

  await rules.fill((await rules.inputValue()).replace('[0-9]{6}', '[0-9]+'))
  await expect(page.getByText(/^This file would not be used/)).toBeVisible()
  await expect(page.getByText(/^line \d+: user_project_number: pattern/)).toBeVisible()
  await expect(marked).toHaveCount(0)
})
