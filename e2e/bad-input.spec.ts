/** Files that cannot be read: each is refused by itself, with a reason, and the others go on. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { writeLaunchPage } from '../src-main/launch-page.ts'
import { INJECTION_ROW, LETTER, pdfLetter } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

test('a bad file refuses only itself', async ({ scan, review }) => {
  const letter = (await pdfLetter()).bytes
  await scan.chooseFiles([
    { name: 'cut.pdf', mimeType: 'application/pdf', buffer: letter.subarray(0, 300) },
    { name: 'pictures.pdf', mimeType: 'application/pdf', buffer: await pdfWithoutText() },
    { name: 'image.txt', mimeType: 'text/plain', buffer: PNG },
    { name: 'empty.md', mimeType: 'text/markdown', buffer: Buffer.alloc(0) },
    { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10_000_001, 'a') },
    { name: 'good.txt', mimeType: 'text/plain', buffer: Buffer.from(LETTER.join('\n')) },
  ])
  await expect(scan.refusal('image.txt')).toContainText('is a picture')
  for (const [name, code] of [
    ['cut.pdf', 'EXTRACTION_FAILED'],
    ['pictures.pdf', 'PDF_TEXT_LAYER_REQUIRED'],
    ['image.txt', 'UNSUPPORTED_FILE_TYPE'],
  ] as const) {
    const shown = scan.refusal(name).getByText(code, { exact: true })
    await expect(shown).toBeHidden()
    await scan
      .refusal(name)
      .getByRole('button', { name: `Details of ${name}` })
      .click()
    await expect(shown).toBeVisible()
  }
  await expect(scan.refusal('empty.md')).toContainText('The file is empty.')
  await expect(scan.refusal('large.txt')).toContainText('at most')
  await scan.open('good.txt')
  await expect(review.finding(INJECTION_ROW)).toBeVisible()
})

test('an address without a launch code shows nothing of the service', async ({ page, service }) => {
  await page.goto(service.baseUrl)
  await expect(page.getByRole('heading', { name: 'This window is not connected' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('a launch code works once', async ({ page, context, service }) => {
  const address = await service.appUrl()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Scan', exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/launch/)
  const second = await context.newPage()
  await second.goto(address)
  await expect(second.getByRole('heading', { name: 'This window is not connected' })).toBeVisible()
})

test('a file opens the app, so that no list of processes shows the code', async ({
  page,
  service,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-launch-'))
  await page.goto(writeLaunchPage(folder, await service.appUrl()))
  await expect(page.getByRole('heading', { name: 'Scan', exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${service.baseUrl}/scan`)
  rmSync(folder, { recursive: true })
})

async function pdfWithoutText(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([200, 200]).drawSquare({ x: 20, y: 20, size: 100 })
  return Buffer.from(await pdf.save())
}
