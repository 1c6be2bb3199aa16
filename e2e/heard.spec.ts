/** What a screen reader is told, by the browser's own tree of it. */

import type { Page } from '@playwright/test'
import { INJECTION, pdfLetter } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

/** All that the tree names, in its order. */
async function heard(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ ignored, role, name }) =>
    ignored || role?.value === 'InlineTextBox' ? [] : [String(name?.value ?? '')],
  )
}

test('a mark is heard by its category, in a table and a text, and a page by its places', async ({
  scan,
  review,
  page,
}) => {
  const table = 'Name,Mail\nOffice,rosa.lindqvist@supplier-north.eu\n'
  const pdf = await pdfLetter()
  await scan.chooseFiles([
    { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf.bytes },
  ])
  await scan.open('list.csv')
  for (const view of ['Table', 'Text']) {
    await expect(review.document.getByRole('radio', { name: view })).toBeChecked()
    await expect(review.document.locator('.ev').first()).toBeVisible()
    const names = await heard(page)
    expect(names, view).toContain('Personal data: ')
    expect(names, view).not.toContain('P')
    await page.keyboard.press('p')
  }

  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  await scan.open('letter.pdf')
  await expect(review.document).toContainText(INJECTION)
  await review.showPages()
  await expect(review.drawnPage(1)).toHaveAccessibleName('Page 1 of 2, 1 place marked')
  await expect(review.drawnPage(2)).toHaveAccessibleName('Page 2 of 2, 2 places marked')
})
