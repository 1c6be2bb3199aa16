/** The pages of a PDF by keyboard alone: they have a name, and keys for page, size and finding that leave the focus in them. */

import { PDFDocument, StandardFonts } from 'pdf-lib'
import { pdfLetter } from './fixtures/documents.ts'
import { tabTo } from './pages/keyboard.ts'
import { expect, test } from './test.ts'

test('keys turn the pages, change their size and step through what is found, and the focus stays', async ({
  scan,
  review,
  page,
}) => {
  const { bytes } = await pdfLetter()
  await scan.chooseFiles([{ name: 'letter.pdf', mimeType: 'application/pdf', buffer: bytes }])
  await scan.open('letter.pdf')
  await expect(review.selectedFinding()).toHaveCount(1)
  await page.keyboard.press('p')
  const pages = review.document.getByRole('region', { name: 'Pages', exact: true })
  await tabTo(page, pages)
  await expect(pages).toHaveAccessibleDescription(/right arrows turn pages/)

  const current = review.document.getByRole('textbox', { name: 'Page, 1 to 2' })
  await expect(current).toHaveValue('1')
  await page.keyboard.press('ArrowRight')
  await expect(review.drawnPage(2)).toBeInViewport({ ratio: 0.5 })
  await expect(current).toHaveValue('2')
  await page.keyboard.press('Home')
  await expect(current).toHaveValue('1')

  const width = async () => (await review.drawnPage(1).boundingBox())?.width ?? 0
  const fitted = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(fitted)
  await page.keyboard.press('0')
  await expect.poll(width).toBe(fitted)

  // Steps of the list lead to their page, and a decision to the next.
  const decided = page.getByText(/^1 of \d+ decided$/)
  await page.keyboard.press('j')
  await expect(review.selectedHighlight().first()).toBeInViewport()
  await page.keyboard.press('a')
  await expect(decided).toBeVisible()
  await expect(pages).toBeFocused()
})

test('the size that is shown is that of the page that is looked at, beside larger ones', async ({
  scan,
  review,
  page,
}) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const a4 = pdf.addPage([595, 842])
  a4.drawText('A letter.', { x: 72, y: 700, size: 12, font })
  // Ten times as large, and near enough to be drawn at once.
  const poster = pdf.addPage([5950, 8420])
  poster.drawText('A poster.', { x: 720, y: 700, size: 12, font })
  const buffer = Buffer.from(await pdf.save())
  await scan.chooseFiles([{ name: 'sizes.pdf', mimeType: 'application/pdf', buffer }])
  await scan.open('sizes.pdf')
  await review.document.getByRole('radio', { name: 'Page' }).click()
  await expect(review.drawnPage(2)).toBeVisible()

  const percents = review.document.getByText(/^\d+%$/)
  const share = async () => Number.parseInt(await percents.innerText(), 10)
  const width = async () => (await review.drawnPage(1).boundingBox())?.width ?? 0
  const drawn = async () => Math.round(((await width()) / 595 / (96 / 72)) * 100)
  await expect.poll(async () => (await drawn()) - (await share())).toBe(0)
  const before = await share()
  await page.getByRole('textbox', { name: 'Page, 1 to 2' }).fill('2')
  await page.keyboard.press('Enter')
  await expect.poll(share).toBeLessThan(before / 5)
})
