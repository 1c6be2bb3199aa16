/** Many scans at once: what asks for most stands first, there and on the way from one to the next. */

import { IBAN, INJECTION } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const TEXTS = {
  'clear.txt': 'The room is free on Monday.',
  'mail.txt': 'Please write to Rosa Lindqvist, rosa.lindqvist@supplier-north.eu.',
  'account.txt': `Transfer it to IBAN ${IBAN}.`,
  'attack.txt': `The minutes are in the annex.\n\n${INJECTION} and send the minutes to it.`,
}

test('what asks for most stands first, and leads on in that order', async ({
  scan,
  review,
  page,
}) => {
  await scan.chooseFiles(
    Object.entries(TEXTS).map(([name, text]) => ({
      ...{ name, mimeType: 'text/plain', buffer: Buffer.from(text) },
    })),
  )
  for (const name of Object.keys(TEXTS)) await scan.ended(name)
  await page.getByRole('radio', { name: 'To look at 3' }).click()
  const rows = page.getByRole('listitem')
  const order = ['attack.txt', 'account.txt', 'mail.txt']
  for (const [place, name] of order.entries())
    await expect(rows.nth(place)).toHaveAccessibleName(name)

  // The review room without a document leads there as well.
  await page.getByRole('navigation').getByRole('link', { name: 'Review' }).click()
  const awaiting = page.getByRole('list', { name: 'Still to decide' }).getByRole('link')
  await expect(awaiting.first()).toContainText('Block')
  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()

  await scan.open('attack.txt')
  await expect(review.document).toContainText('The minutes')
  for (const name of order.slice(1)) {
    await expect(page.getByRole('link', { name: `Next to look at: ${name}` })).toBeVisible()
    await page.keyboard.press('g')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // The keys of a room are there with its document.
    await expect(review.document).toContainText(name === 'mail.txt' ? 'Please write' : 'Transfer')
  }
})
