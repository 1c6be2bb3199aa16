/** The reviewer's story: from a document with six problems to what is handed out, and its next version. */

import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import {
  CARD,
  EMAIL,
  HIDDEN,
  IBAN,
  INJECTION,
  KEY,
  LATER_EMAIL,
  LETTER,
  offer,
} from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const CARD_ROW = /^Credit card.*Critical/
/** What the offer holds, as the list says it. */
const PROBLEMS = [
  CARD_ROW,
  /^Cloud key.*Critical/,
  /^Hidden text/,
  /^IBAN/,
  /^Instruction override/,
  /^Email.*o••••@supplier\.example/,
]

// In the dark theme; what is no drop is by keyboard alone.
test("the reviewer's story", async ({ scan, review, page }, testInfo) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 17, 20)')
  await scan.dropFiles([{ name: 'offer.docx', mimeType: DOCX, buffer: await offer(1) }])
  await open('offer.docx')

  // It opens on what weighs most.
  const rows = review.list.getByRole('option')
  await expect(review.selectedFinding()).toHaveAccessibleName(/^.*Critical.*, Open$/)
  for (const problem of PROBLEMS) {
    await expect(review.list.getByRole('option', { name: problem })).toHaveCount(1)
  }
  // What nobody sees of it is framed where it stands.
  await expect(review.document.locator('.unseen').first()).toBeAttached()
  // The networks may say more than the six that were put there.
  const total = await rows.count()

  // Each is decided: the account is a test's, the others are true. It moves on by itself.
  for (let decided = 0; decided < total; decided++) {
    if (decided > 0) await expect(review.list).toContainText(`${decided} of ${total} decided`)
    // It is counted before what comes next is selected.
    await expect(review.selectedFinding()).toHaveAccessibleName(/, Open$/)
    const name = await review.selectedFinding().textContent()
    await page.keyboard.press(name?.includes('IBAN') ? 'd' : 'a')
    if (name?.includes('IBAN')) {
      await expect(review.judgement().getByText('False positive')).toBeVisible()
      await page.keyboard.press('2')
    }
  }
  await expect(review.list).toContainText(`All ${total} decided`)
  // That it is said leaves the tools where they are.
  await expect(async () => {
    const pane = await review.list.boundingBox()
    const filters = await review.list.getByRole('button', { name: /^Filter/ }).boundingBox()
    expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThanOrEqual(
      (pane?.x ?? 0) + (pane?.width ?? 0),
    )
  }).toPass()

  // One is undone, and shown; done again, and kept over a reload with its note, whose letters are no commands.
  const last = review.selectedFinding()
  await page.keyboard.press('Control+z')
  await expect(last).toHaveAccessibleName(/, Open$/)
  await expect(review.list).toContainText(`${total - 1} of ${total} decided`)
  await page.keyboard.press('Control+Shift+z')
  await expect(last).toHaveAccessibleName(/, Confirmed$|, Dismissed$/)
  await expect(review.detail.getByRole('region', { name: 'History' })).toContainText('Undone')
  await page.keyboard.press('n')
  const note = review.judgement().getByRole('textbox', { name: 'Note' })
  await expect(note).toBeFocused()
  await page.keyboard.type('asked the sender, a duplicate')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Note kept' })).toHaveCount(1)
  await page.reload()
  await expect(note).toHaveValue('asked the sender, a duplicate')
  await expect(review.list).toContainText(`All ${total} decided`)

  // The views keep what is selected.
  for (const view of ['Formatted', 'Decoded', 'Bytes', 'Text']) {
    await page.keyboard.press('v')
    await expect(review.document.getByRole('radio', { name: view })).toBeChecked()
    await expect(last).toHaveAttribute('aria-selected', 'true')
  }
  await page.screenshot({ path: testInfo.outputPath('decided.png') })

  // Then it is handed out.
  const sarif = await exported('For code scanning')
  expect(sarif.name).toBe('offer.sarif')
  const [run] = JSON.parse(sarif.text).runs
  expect(run.columnKind).toBe('unicodeCodePoints')
  const dismissed = run.results.filter(
    ({ suppressions = [] }: { suppressions?: unknown[] }) => suppressions.length > 0,
  )
  expect(dismissed.length).toBeGreaterThanOrEqual(1)
  for (const value of [EMAIL, CARD, KEY]) expect(sarif.text).not.toContain(value)

  const copy = await exported('Redacted Word document')
  expect(copy.name).toMatch(/^document-[0-9a-f]{6}\.redacted\.docx$/)
  const parts = unzipSync(copy.bytes)
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(body).toContain(LETTER[0])
  expect(body).toContain(IBAN)
  for (const part of Object.values(parts).map((bytes) => strFromU8(bytes))) {
    for (const value of [INJECTION, HIDDEN, EMAIL, CARD, KEY]) expect(part).not.toContain(value)
  }

  const receipt = await exported('Receipt')
  expect(receipt.name).toBe('offer.receipt.html')
  await page.getByRole('link', { name: 'Scan', exact: true }).press('Enter')
  await scan.dropFiles([
    { name: receipt.name, mimeType: 'text/html', buffer: Buffer.from(receipt.bytes) },
  ])
  const dialog = page.getByRole('dialog', { name: 'Receipt' })
  await expect(dialog).toContainText('Sealed here, and unchanged')
  await expect(dialog).toContainText('The same rules and models as then.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // Its next version: what was judged is taken over, what is new is open, what is gone is told.
  await page.getByRole('button', { name: 'Clear finished' }).press('Enter')
  await scan.dropFiles([{ name: 'offer.docx', mimeType: DOCX, buffer: await offer(2) }])
  await open('offer.docx')
  // It opens on what is still to be decided.
  await expect(review.selectedFinding()).toHaveAccessibleName(/^Email.*, Open$/)
  await review
    .finding(/, Confirmed$/)
    .first()
    .click()
  await expect(review.judgement()).toContainText('Carried over from the scan before')
  await page.keyboard.press('Shift+J')
  await expect(review.selectedFinding()).toHaveAccessibleName(/^Email.*, Open$/)
  await expect(review.detail).toContainText('New since the last scan')
  await expect(review.list.getByRole('option', { name: CARD_ROW })).toHaveCount(0)
  for (const name of [/^Cloud key.*, Confirmed$/, /^IBAN.*, Dismissed$/]) {
    await expect(review.list.getByRole('option', { name })).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  const since = review.detail.getByRole('region', { name: /last scan|scan before/i })
  await expect(since).toContainText('taken over')
  await expect(since).toContainText('Credit card', { ignoreCase: true })
  await page.screenshot({ path: testInfo.outputPath('next-version.png') })
  await page.keyboard.press('m')
  await expect(review.list).toContainText(LATER_EMAIL)

  async function open(name: string): Promise<void> {
    await (await scan.ended(name)).getByRole('link', { name: `Open ${name}` }).press('Enter')
  }

  async function exported(choice: string) {
    await review.verdict.getByRole('button', { name: 'Export' }).press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: choice }).first().press('Enter')
    const file = await download
    const bytes = new Uint8Array(await readFile(await file.path()))
    return { name: file.suggestedFilename(), bytes, text: strFromU8(bytes) }
  }
})
