/** The rooms on paper: nothing of them is cut off without a word. */

import { LETTER } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

test('a room is printed whole, without what only a screen needs, in dark letters on white', async ({
  scan,
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const rail = scan.page.getByRole('navigation')
  await expect(rail).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await rail.getByRole('link', { name: 'Settings' }).click()
  const room = page.getByRole('main')
  await expect(room.getByRole('heading', { name: 'Keyboard' })).toBeAttached()
  const unseen = () =>
    room.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(await unseen()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(unseen).toBe(0)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 29, 34)')
})

test('of a review its verdict is printed, and where the report is that has the rest', async ({
  scan,
  review,
  page,
}) => {
  const buffer = Buffer.from(LETTER.join('\n'))
  await scan.chooseFiles([{ name: 'print.txt', mimeType: 'text/plain', buffer }])
  await scan.open('print.txt')
  await expect(review.list.getByRole('option').first()).toBeVisible()
  const note = page.getByText('The review is not printed.')
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(review.list).toBeHidden()
  await expect(page.getByRole('main', { name: 'print.txt' })).toContainText('Block')
})
