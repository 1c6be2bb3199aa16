/** What a reviewer does with a document, by keyboard alone. */

import { readFile } from 'node:fs/promises'
import { docxLetter, EMAIL, INJECTION } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test("the reviewer's story", async ({ scan, review, page }, testInfo) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await scan.chooseFiles([{ name: 'letter.docx', mimeType: DOCX, buffer: await docxLetter() }])
  await scan.open('letter.docx')

  // It opens on what weighs most.
  const rows = review.list.getByRole('option')
  await expect(review.selectedFinding()).toHaveAccessibleName(/Injection.*, Open$/)
  await expect(review.detail).toContainText(INJECTION)
  const total = await rows.count()
  expect(total).toBeGreaterThan(1)

  // Confirming moves on; so does dismissing, with a reason.
  await page.keyboard.press('a')
  await expect(rows.first()).toHaveAccessibleName(/, Confirmed$/)
  await expect(rows.first()).toHaveAttribute('aria-selected', 'false')
  await expect(review.list).toContainText(`1 of ${total} decided`)
  const second = review.selectedFinding()
  await expect(second).toHaveAccessibleName(/, Open$/)
  await page.keyboard.press('d')
  await expect(review.judgement().getByText('False positive')).toBeVisible()
  await page.keyboard.press('2')
  await expect(rows.nth(1)).toHaveAccessibleName(/, Dismissed$/)

  // Undo takes the last step back and shows what it touched; redo does it again.
  await page.keyboard.press('Control+z')
  await expect(rows.nth(1)).toHaveAccessibleName(/, Open$/)
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+Shift+z')
  await expect(rows.nth(1)).toHaveAccessibleName(/, Dismissed$/)
  await expect(review.judgement()).toContainText('Dismissed: test data')
  await expect(review.detail.getByRole('region', { name: 'History' })).toContainText('Undone')

  // A note is kept; its letters are no commands.
  await page.keyboard.press('n')
  await page.keyboard.type('asked the sender, a duplicate')
  await page.keyboard.press('Control+Enter')
  await page.reload()
  await expect(rows.nth(1)).toHaveAccessibleName(/, Dismissed$/)
  await expect(review.judgement().getByRole('textbox', { name: 'Note' })).toHaveValue(
    'asked the sender, a duplicate',
  )

  // The rest, until nothing is open.
  await page.keyboard.press('Shift+J')
  for (let decided = 2; decided < total; decided++) {
    await expect(review.list).toContainText(`${decided} of ${total} decided`)
    await page.keyboard.press('a')
  }
  await expect(review.list).toContainText(`All ${total} decided`)
  await page.screenshot({ path: testInfo.outputPath('decided.png') })

  // Then it is handed out; the redacted copy holds nothing of what was confirmed.
  for (const [name, extension] of [
    ['For code scanning', '.sarif'],
    ['Redacted text', '.redacted.txt'],
  ] as const) {
    await review.verdict.getByRole('button', { name: 'Export' }).press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name }).first().press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toBe(`letter${extension}`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).not.toContain(INJECTION)
    expect(text.length).toBeGreaterThan(40)
  }
})

test('a filter stands in the address, and judging takes no row away', async ({
  scan,
  review,
  page,
}) => {
  await scan.trySample()
  await scan.open('sample.html')
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: /^Open, / }).press(' ')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(page.url()).toContain('status=open')

  const rows = review.list.getByRole('option')
  const before = await rows.count()
  await review.selectedFinding().press('a')
  await expect(rows.first()).toHaveAccessibleName(/, Confirmed$/)
  expect(await rows.count()).toBe(before)
  await expect(review.list).toContainText('1 no longer matches the filter')
  await review.list.getByRole('button', { name: 'Refresh' }).click()
  await expect(rows).toHaveCount(before - 1)

  await page.reload()
  await expect(rows).toHaveCount(before - 1)
  await review.verdict.getByRole('button', { name: /^Personal data: / }).click()
  await expect(rows.first()).toHaveAccessibleName(/Personal data/)
  expect(page.url()).toContain('category=pii')
})

test('letters typed into a panel are no judgement', async ({ scan, review, page }) => {
  await scan.submitText(`Write to add ${EMAIL} or to ann@example.org.`)
  await scan.open('Pasted text')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('searchbox', { name: 'Search in findings' }).pressSequentially('add supplier')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(review.list.getByRole('option')).toHaveCount(1)
  await expect(review.finding('Email')).toHaveAccessibleName(/, Open$/)
})
