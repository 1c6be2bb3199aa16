/** What a reviewer does with a document, by keyboard alone. */

import { readFile } from 'node:fs/promises'
import { docxLetter, EMAIL, INJECTION, LETTER } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test("the reviewer's story", async ({ scan, review, page }, testInfo) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await scan.chooseFiles([{ name: 'letter.docx', mimeType: DOCX, buffer: await docxLetter() }])
  await scan.open('letter.docx')

  // It opens on what weighs most.
  const rows = review.list.getByRole('option')
  await expect(review.selectedFinding()).toHaveAccessibleName(/Injection.*, Open$/)
  await expect(review.detail).toContainText('Injection')
  const total = await rows.count()
  expect(total).toBeGreaterThan(1)

  // Confirming moves on; so does dismissing, with a reason.
  await page.keyboard.press('a')
  await expect(rows.first()).toHaveAccessibleName(/, Confirmed$/)
  await expect(rows.first()).toHaveAttribute('aria-selected', 'false')
  await expect(review.list).toContainText(`1 of ${total} decided`)
  // What else is an injection is confirmed too; then comes the account number.
  let decided = 1
  while (!(await review.selectedFinding().textContent())?.includes('IBAN')) {
    await page.keyboard.press('a')
    decided += 1
    await expect(review.list).toContainText(`${decided} of ${total} decided`)
  }
  const iban = rows.nth(decided)
  await expect(iban).toHaveAccessibleName(/^IBAN.*, Open$/)
  await page.keyboard.press('d')
  await expect(review.judgement().getByText('False positive')).toBeVisible()
  await page.keyboard.press('2')
  await expect(iban).toHaveAccessibleName(/, Dismissed$/)

  // Undo takes the last step back and shows what it touched; redo does it again.
  await page.keyboard.press('Control+z')
  await expect(iban).toHaveAccessibleName(/, Open$/)
  await expect(iban).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+Shift+z')
  await expect(iban).toHaveAccessibleName(/, Dismissed$/)
  await expect(review.judgement()).toContainText('Dismissed: test data')
  await expect(review.detail.getByRole('region', { name: 'History' })).toContainText('Undone')

  // A note is kept; its letters are no commands.
  await page.keyboard.press('n')
  await page.keyboard.type('asked the sender, a duplicate')
  await page.keyboard.press('Control+Enter')
  await page.reload()
  await expect(iban).toHaveAccessibleName(/, Dismissed$/)
  await expect(review.judgement().getByRole('textbox', { name: 'Note' })).toHaveValue(
    'asked the sender, a duplicate',
  )

  // The rest, until nothing is open.
  await page.keyboard.press('Shift+J')
  for (decided += 1; decided < total; decided++) {
    await expect(review.list).toContainText(`${decided} of ${total} decided`)
    await page.keyboard.press('a')
  }
  await expect(review.list).toContainText(`All ${total} decided`)
  await page.screenshot({ path: testInfo.outputPath('decided.png') })

  // Then it is handed out. The redacted copy holds nothing of what was confirmed.
  const report = await exported('For code scanning')
  expect(report.name).toBe('letter.sarif')
  expect(JSON.parse(report.text).version).toBe('2.1.0')
  expect(report.text).not.toContain(EMAIL)
  const copy = await exported('Redacted text')
  expect(copy.name).toBe('document.redacted.txt')
  expect(copy.text).toContain(LETTER[0])
  for (const confirmed of [INJECTION, EMAIL]) expect(copy.text).not.toContain(confirmed)

  async function exported(choice: string): Promise<{ name: string; text: string }> {
    await review.verdict.getByRole('button', { name: 'Export' }).press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: choice }).first().press('Enter')
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
})

test('a filter stands in the address, and judging takes no row away', async ({
  scan,
  review,
  page,
}) => {
  await scan.trySample()
  await scan.open('sample.html')
  await review.selectedFinding().press('a')
  await expect(review.list).toContainText('1 of ')
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
  await scan.submitText(`Write to ${EMAIL} or to ann@example.org.`)
  await scan.open('Pasted text')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('searchbox', { name: 'Search in findings' }).pressSequentially('example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(review.list.getByRole('option')).toHaveCount(1)
  await expect(review.finding('Email')).toHaveAccessibleName(/, Open$/)
})
