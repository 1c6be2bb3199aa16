/** Every room, with what opens in it, in light and dark, by the rules of axe: WCAG 2.2, level AA. */

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { offer, pdfLetter } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ROOMS = ['Scan', 'History', 'Server', 'Settings'] as const

/** Rules that are broken, each with the first elements that break it. */
async function broken(page: Page): Promise<readonly object[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, rules: { 'heading-order': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 3).map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }))
}

/** Looks at the page as it stands, in both themes. */
async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await broken(page), `${what}, ${colorScheme}`).toEqual([])
  }
}

/** Goes to a room and waits for it: until then the one before is there, with a title of its own. */
async function goTo(page: Page, room: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: room }).click()
  await expect(page.getByRole('heading', { level: 1, name: room, exact: true })).toBeVisible()
}

test('no room breaks a rule of accessibility, in light or dark', async ({ scan, review, page }) => {
  await scan.trySample()
  await scan.open('sample.html')
  await expect(review.list).toBeVisible()
  await look(page, 'Review')
  for (const room of ROOMS) {
    await goTo(page, room)
    await look(page, room)
    await page.setViewportSize({ width: 400, height: 800 })
    expect.soft(await broken(page), `${room}, narrow`).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('neither does what opens in the rooms', async ({ scan, page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('menuitem', { name: 'Go to Server' })).toBeVisible()
  await look(page, 'the palette')
  await page.getByRole('searchbox').fill('no such thing at all')
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await look(page, 'the palette, narrowed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await look(page, 'the list of keys')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Options/ }).click()
  await page.getByRole('textbox', { name: 'Text to scan' }).fill('é'.repeat(500_001))
  await expect(page.getByRole('alert')).toContainText('1,000,002 bytes')
  await look(page, 'Scan, with options and a text that is too long')
  await page.getByRole('textbox', { name: 'Text to scan' }).fill('')
  await scan.trySample()
  await scan.ended('sample.html')

  await goTo(page, 'History')
  await page.getByRole('button', { name: /Any result/ }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await look(page, 'History, choosing a result')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.getByRole('button', { name: /^Delete all/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'History, asked before deleting')
  await page.keyboard.press('Escape')

  await goTo(page, 'Server')
  await page.getByRole('button', { name: 'Create key…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'Server, making a key')
  await page.keyboard.press('Escape')

  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Change the key: Write a note' }).click()
  await page.keyboard.press('j')
  await expect(page.getByText('J is taken: Next decision')).toBeVisible()
  await look(page, 'Settings, changing a key')
})

test('neither does what opens in the review, wide or narrow', async ({ scan, review, page }) => {
  // Fourteen looks, each of seconds on a machine that is at work.
  test.slow()
  await scan.dropFiles([{ name: 'offer.docx', mimeType: '', buffer: await offer(1) }])
  await scan.open('offer.docx')
  await expect(review.selectedFinding()).toHaveCount(1)
  await page.keyboard.press('t')
  await page.keyboard.press('Control+f')
  const find = review.document.getByRole('searchbox')
  await expect(find).toBeFocused()
  await page.keyboard.type('the')
  await expect(review.document).toContainText('1 of')
  await look(page, 'two readers, and what was looked for')
  await page.keyboard.press('Escape')
  await expect(find).toHaveCount(0)
  await page.keyboard.press('t')

  const opened: readonly (readonly [shown: string, open: () => Promise<void>])[] = [
    ['Redacted text', () => review.verdict.getByRole('button', { name: 'Export' }).click()],
    ['Clear filters', () => review.list.getByRole('button', { name: /^Filter/ }).click()],
    ['How far it reaches', () => page.keyboard.press('s')],
    ['Dismiss as', () => page.keyboard.press('d')],
  ]
  for (const [shown, open] of opened) {
    await open()
    await expect(page.getByText(shown)).toBeVisible()
    await look(page, shown)
    await page.keyboard.press('Escape')
    await expect(page.getByText(shown)).toHaveCount(0)
  }
  await page.setViewportSize({ width: 400, height: 800 })
  for (const tab of ['Findings', 'Document', 'Details']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await look(page, `${tab}, narrow`)
  }
})

test('neither does any view of a document', async ({ scan, review, page }) => {
  // Twelve looks, each of seconds on a machine that is at work.
  test.slow()
  const { bytes } = await pdfLetter()
  const rows = 'No;Name;E-Mail\r\n1;Rosa Lindqvist;rosa.lindqvist@supplier-north.eu\r\n'
  const documents = [
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: bytes },
    { name: 'offer.docx', mimeType: '', buffer: await offer(1) },
    { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) },
  ]
  // Each view once: what they share is the same of every document.
  const seen = new Set<string | null>()
  await scan.chooseFiles(documents)
  for (const { name } of documents) {
    await scan.open(name)
    await expect(review.selectedFinding()).toHaveCount(1)
    for (const view of await review.document.getByRole('radio').all()) {
      const called = await view.textContent()
      if (seen.has(called)) continue
      seen.add(called)
      await view.click()
      await expect(view).toBeChecked()
      await expect(review.document.getByText(/^(Drawing|Reading) .*…$/)).toHaveCount(0)
      await look(page, `${name}, ${called}`)
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  }
  expect([...seen].toSorted()).toEqual(['Bytes', 'Decoded', 'Formatted', 'Page', 'Table', 'Text'])
})
