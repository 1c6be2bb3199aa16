/** A service that does not answer in the middle of a review: nothing that is decided or written is lost, and all goes on by itself. */

import { EMAIL, IBAN } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const TEXT = `The deposit goes to IBAN ${IBAN}. Questions go to ${EMAIL}.`
const CALLS = '**/workspace/**'

test('decisions and notes wait for the service, and are kept once it answers', async ({
  scan,
  review,
  page,
}) => {
  await scan.chooseFiles([{ name: 'away.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) }])
  await scan.open('away.txt')
  await expect(review.selectedFinding()).toContainText('IBAN')
  await page.route(CALLS, (route) => route.abort())
  // The browser may let through what is asked right behind it.
  const isAnswered = () => page.evaluate(() => fetch('/workspace/v1').then(Boolean, () => false))
  await expect.poll(isAnswered).toBe(false)
  await page.keyboard.press('a')
  const banner = page.getByRole('status').filter({ hasText: 'The service does not answer' })
  await expect(banner).toContainText('1 step of your review waits')
  await expect(page.getByText('1 of 2 decided')).toBeVisible()
  await expect(review.selectedFinding()).toContainText('Email')
  await page.keyboard.press('n')
  await page.keyboard.type('asked the sender')
  await page.keyboard.press('Control+Enter')
  await expect(banner).toContainText('2 steps of your review wait')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(review.detail.getByRole('textbox', { name: 'Note' })).toHaveValue('asked the sender')

  await page.unroute(CALLS)
  await banner.getByRole('button', { name: 'Try now' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('1 of 2 decided')).toBeVisible()
  await review.finding('Email').click()
  await expect(review.detail.getByRole('textbox', { name: 'Note' })).toHaveValue('asked the sender')
})

test('a long name is copied once, as it is', async ({ scan, page }) => {
  const name = 'Minutes of the extraordinary meeting, second reading, v12 final.txt'
  await scan.chooseFiles([
    { name, mimeType: 'text/plain', buffer: Buffer.from('The room is free.') },
  ])
  const row = await scan.ended(name)
  await row.evaluate((element) => getSelection()?.selectAllChildren(element))
  const copied = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(copied.split('Minutes of')).toHaveLength(2)
  expect(copied).toContain(name)
})
