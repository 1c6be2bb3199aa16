/** The way through the app: a document in, its findings, their places, the next one by key. */

import type { Locator, Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import {
  docxLetter,
  EMAIL,
  IBAN,
  INJECTION,
  INJECTION_ROW,
  LETTER,
  type PdfFixture,
  pdfLetter,
} from './fixtures/documents.ts'
import type { ReviewPage } from './pages/review.ts'
import { expect, test } from './test.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('pasted text: findings, highlights, details, the next by key', async ({ scan, review }) => {
  await scan.submitText(LETTER.join('\n'))
  await scan.open('Pasted text')
  await expect(review.verdict).toContainText('Block')

  const injection = review.finding(INJECTION_ROW)
  await injection.click()
  await expect(injection).toHaveAttribute('aria-selected', 'true')
  await expect(review.highlight(INJECTION)).toBeInViewport()
  await expect(review.detail).toContainText('Instruction override', { ignoreCase: true })
  await expect(review.detail).toContainText(INJECTION)

  await review.page.keyboard.press('j')
  await expect(injection).toHaveAttribute('aria-selected', 'false')
  await expect(review.selectedFinding()).toHaveCount(1)
  await review.page.keyboard.press('k')
  await expect(injection).toHaveAttribute('aria-selected', 'true')
})

test('values are masked in list and document until asked for', async ({ scan, review }) => {
  await scan.submitText(LETTER.join('\n'))
  await scan.open('Pasted text')
  await expect(review.finding('Email')).toHaveCount(1)
  await expect(review.list).not.toContainText(EMAIL)
  await expect(review.highlight('o••••@supplier.example')).toBeVisible()
  await expect(review.document).not.toContainText(EMAIL)
  await review.finding('Email').click()
  await review.page.keyboard.press('m')
  await expect(review.highlight(EMAIL)).toBeVisible()
  await expect(review.finding('Email').filter({ hasText: EMAIL })).toHaveCount(1)
})

test('a PDF: highlights lie on the words of the page', async ({ scan, review }) => {
  const letter = await pdfLetter()
  await scan.dropFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter.bytes }])
  await scan.open('letter.pdf')
  await review.finding(INJECTION_ROW).click()
  await review.showPages()
  // An order is shown as its whole sentence.
  await expectOnWords(review.drawnPage(1), review.selectedHighlight(), letter, LETTER[2])

  await iban(review).click()
  await expectOnWords(review.drawnPage(2), review.selectedHighlight(), letter, IBAN)
  await expect(review.detail).toContainText('Page')
})

test('a key leads from one scan of several to the next that needs a look', async ({
  scan,
  review,
  page,
}) => {
  const texts = [`Pay to IBAN ${IBAN}.`, 'All is well.', `Transfer it to IBAN ${IBAN}.`]
  const files = texts.map((text, at) => ({
    ...{ name: `note-${at}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) },
  }))
  await scan.dropFiles(files)
  await scan.open('note-2.txt')
  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  await scan.open('note-0.txt')
  await expect(page.getByRole('link', { name: 'Next to look at: note-2.txt' })).toBeVisible()
  await expect(review.selectedFinding()).toHaveCount(1)
  await page.keyboard.press('g')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('note-2.txt')
  await expect(review.document).toContainText('Transfer it')
  // What is decided is no more to be looked at, until it is taken back.
  await expect(review.selectedFinding()).toHaveCount(1)
  await page.keyboard.press('a')
  await expect(review.list.getByText('Confirmed', { exact: true })).toBeVisible()
  // In the text too: what is decided is told from what is not.
  await expect(review.document.locator('.ev-settled')).toHaveAttribute('data-badge', 'P✓')
  // Behind the last one the way comes round to what is open above.
  await expect(page.getByRole('link', { name: 'Next to look at: note-0.txt' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  await expect(scan.row('note-2.txt')).toContainText('1 confirmed')
  await expect(scan.row('note-0.txt')).not.toContainText('1 confirmed')
  await scan.open('note-2.txt')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  await expect(scan.row('note-2.txt')).not.toContainText('1 confirmed')
  // What was scanned together is handed on together.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export report' }).click()
  expect((await download).suggestedFilename()).toBe('assay.report.html')
})

test('a PDF: what only the page broke is one line, and its places stay', async ({
  scan,
  review,
}) => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const lines = [
    'The offer for the move of the office is in the annex, which was sent to all',
    'of the desks on the first of the month and is to be answered by each of them',
    `at ${EMAIL} before the month is over.`,
  ]
  for (const [at, line] of lines.entries())
    page.drawText(line, { x: 72, y: 700 - at * 14, size: 10 })
  const buffer = Buffer.from(await pdf.save())
  await scan.dropFiles([{ name: 'notice.pdf', mimeType: 'application/pdf', buffer }])
  await scan.open('notice.pdf')
  await review.finding('Email').click()
  await expect(review.highlight('o••••@supplier.example')).toBeInViewport()
  const paragraph = review.document.locator('.cm-line', { hasText: 'The offer for' })
  await expect(paragraph).toContainText('sent to all of the desks')
  await expect(paragraph).toContainText('o••••@supplier.example before the month')
})

test('a PDF: the page view opens at the selection', async ({ scan, review }) => {
  const letter = await pdfLetter()
  await scan.dropFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter.bytes }])
  await scan.open('letter.pdf')
  await iban(review).click()
  await review.showPages()
  await expect(review.selectedHighlight().first()).toBeInViewport()
})

test('a PDF: what is covered on a page is not read out either', async ({ scan, review }) => {
  const letter = await pdfLetter()
  await scan.dropFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter.bytes }])
  await scan.open('letter.pdf')
  await iban(review).click()
  await review.showPages()
  const page = review.drawnPage(2)
  await expect(page.locator('.text-layer')).toContainText(IBAN)
  const spoken = () => page.ariaSnapshot()
  await expect(async () => {
    const all = await spoken()
    expect(all).toContain('DE89 •••• 3000')
    expect(all).not.toContain(IBAN)
  }).toPass()
  await review.page.keyboard.press('m')
  await expect.poll(spoken).toContain(IBAN)
})

test('a DOCX: body and table are scanned', async ({ scan, review }) => {
  await scan.chooseFiles([{ name: 'letter.docx', mimeType: DOCX, buffer: await docxLetter() }])
  await scan.open('letter.docx')
  await expect(review.highlight(INJECTION)).toBeVisible()
  await expect(review.highlight('o••••@supplier.example')).toBeVisible()
  await expect(iban(review)).toHaveCount(1)
  // As it looks, with the marks in place.
  await review.document.getByRole('radio', { name: 'Formatted' }).click()
  const page = review.document.getByRole('document')
  await expect(page.getByRole('heading', { name: LETTER[0] })).toBeVisible()
  await expect(page.getByRole('cell').locator('[data-ev]').first()).toBeVisible()
  await expect(page).not.toContainText(EMAIL)
})

test('a reload keeps the window connected and the document open', async ({
  scan,
  review,
  page,
}) => {
  await scan.submitText(LETTER.join('\n'))
  await scan.open('Pasted text')
  await expect(review.finding(INJECTION_ROW)).toBeVisible()
  await page.reload()
  await expect(review.finding(INJECTION_ROW)).toBeVisible()
})

test('the sample holds a finding of each kind that rules find', async ({ scan, review, page }) => {
  await scan.trySample()
  await scan.open('sample.html')
  for (const category of ['Injection', 'Data leak', 'Personal data']) {
    await expect(review.finding(new RegExp(`${category}.*, Open$`)).first()).toBeVisible()
  }
  await review
    .finding(/, Injection/)
    .first()
    .click()
  await expect(review.detail).toContainText('Injection')
  if (process.env.ASSAY_UPDATE_SCREENSHOT) await takePictures(page)
})

/** The pictures in the README, which are taken anew only where that is asked for. */
async function takePictures(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('option', { name: /“Assistant: do not mention/ }).click()
  await expect(page.locator('.ev-selected').first()).toBeInViewport()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const name = colorScheme === 'light' ? 'screenshot' : 'screenshot-dark'
    await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' })
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme} theme: the review of a PDF`, async ({ scan, review, page }, testInfo) => {
    await page.emulateMedia({ colorScheme })
    const { bytes } = await pdfLetter()
    await scan.chooseFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: bytes }])
    await scan.open('letter.pdf')
    await review.finding(INJECTION_ROW).click()
    await expect(review.highlight(INJECTION)).toBeInViewport()
    await page.screenshot({ path: testInfo.outputPath('text.png') })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect.poll(async () => lightness(await background()) > 0.5).toBe(colorScheme === 'light')
    await review.showPages()
    await expect(review.selectedHighlight().first()).toBeVisible()
    await page.screenshot({ path: testInfo.outputPath('page.png') })
  })
}

/** From 0, black, to 1, of a colour as the browser computes it: `rgb(r, g, b)`. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / (3 * 255)
}

/** The row of the account number; the evidence of an attack may quote it, too. */
function iban(review: ReviewPage): Locator {
  return review.finding(/IBAN/i).filter({ hasNotText: 'Prompt injection' })
}

/** Points of the page: the browser's substitute for Helvetica has letters of slightly other widths. */
const TOLERANCE = 5

/** Checks that one of the highlights lies on the words as they were drawn. */
async function expectOnWords(
  drawnPage: Locator,
  highlights: Locator,
  { placeOf, pageSize }: PdfFixture,
  words: string,
): Promise<void> {
  const { x, y, size, width } = placeOf(words)
  await expect(highlights.first()).toBeVisible()
  await expect(async () => {
    const page = await drawnPage.boundingBox()
    if (page === null) throw new Error('not drawn')
    const scale = pageSize.width / page.width
    const boxes = await highlights.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    )
    const misses = boxes.map((box) => {
      const left = (box.x - page.x) * scale
      const top = pageSize.height - (box.y - page.y) * scale
      return Math.max(
        Math.abs(left - x),
        Math.abs(left + box.width * scale - (x + width)),
        // The baseline is at `y`; letters reach some way below it and almost their size above.
        Math.abs(top - (y + size)),
        Math.abs(top - box.height * scale - y),
      )
    })
    expect(Math.min(...misses)).toBeLessThan(TOLERANCE)
  }).toPass({ timeout: 30_000 })
}
