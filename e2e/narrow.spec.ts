/** Narrow windows: the review one pane at a time, and what stands in columns elsewhere. */

import type { Page } from '@playwright/test'
import { EMAIL, IBAN, LETTER } from './fixtures/documents.ts'
import { SCAN_MS } from './pages/scan.ts'
import { expect, test } from './test.ts'

/** Most of the window is the pane: at most so much of it goes to what stands above. */
const HEAD_SHARE = 0.3
/** Up to this width of the window there is one pane at a time. */
const ONE_PANE = 900

for (const width of [900, 480]) {
  test(`at ${width} px one hand reviews: a click shows why, deciding goes on and is counted`, async ({
    scan,
    review,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // A document of its own: what was judged of a name or a content is taken over into the next scan of it.
    const name = `letter-${width}.txt`
    const buffer = Buffer.from([...LETTER, `Read on a screen of ${width} px.`].join('\n'))
    await scan.chooseFiles([{ name, mimeType: 'text/plain', buffer }])
    await scan.open(name)
    await review.list.getByRole('option', { name: /^IBAN/ }).click()
    // What was clicked is shown, with what can be done about it.
    await expect(review.detail.getByRole('heading', { level: 2 })).toHaveText('IBAN')
    await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const top = async () => (await page.getByRole('tabpanel').boundingBox())?.y
    await expect.poll(top).toBeLessThan(HEAD_SHARE * 800)

    await review.judgement().getByRole('button', { name: 'Confirm' }).click()
    await expect(review.detail.getByRole('heading', { level: 2 })).not.toHaveText('IBAN')
    await expect(page.getByText(/^1 of \d+ decided$/)).toBeVisible()
    // The same steps are at hand beside the text.
    await page.getByRole('tab', { name: 'Document' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^\d+ decisions$/)).toBeVisible()
    await page.getByRole('button', { name: 'Next decision' }).click()
    await expect(page.locator('.ev-selected').first()).toBeInViewport()
  })
}

test('at 900 px the four answers are told with the scan, and categories by their names', async ({
  scan,
  review,
  page,
}) => {
  await scan.trySample()
  await scan.open('sample.html')
  // Where they stand beside the headline they are told once.
  await page.getByRole('button', { name: 'About this scan' }).click()
  await expect(review.verdict.getByText('Completion')).toBeVisible()
  await expect(review.detail.getByText('Completion', { exact: true })).toBeHidden()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(review.verdict.getByText('Personal data', { exact: true })).toBeVisible()
  await expect(review.verdict.getByText('Completion')).toBeHidden()
  await page.getByRole('tab', { name: 'Details' }).click()
  for (const answer of ['Decision', 'Safety', 'Completion', 'Coverage']) {
    await expect(review.detail.getByText(answer, { exact: true })).toBeVisible()
  }
})

for (const width of [900, 480]) {
  test(`at ${width} px a call in the live log keeps its address in one piece`, async ({
    page,
    service,
    scan,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await scan.page.getByRole('navigation').getByRole('link', { name: 'Server' }).click()
    await fetch(`${service.baseUrl}/api/v1/scan`, { method: 'POST', body: '{}' })
    const call = page.getByRole('cell', { name: 'POST /api/v1/scan' }).first()
    await expect(call).toBeVisible()
    const linesAndOverhang = () =>
      call.evaluate((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
        const table = cell.closest('table')?.parentElement
        return [new Set(tops).size, (table?.scrollWidth ?? 0) - (table?.clientWidth ?? 0)]
      })
    await expect.poll(linesAndOverhang).toEqual([1, 0])
  })
}

test('at 900 px a past scan takes two lines, with what weighs most or what was looked at', async ({
  scan,
  page,
}) => {
  const texts = {
    'dear-900.txt': LETTER.join('\n'),
    'plain-900.txt': 'The room is free on Monday.',
  }
  await scan.chooseFiles(
    Object.entries(texts).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  )
  await page.setViewportSize({ width: 900, height: 800 })
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  for (const [name, said] of [
    ['dear-900.txt', 'Block'],
    ['plain-900.txt', '4 categories'],
  ] as const) {
    const row = page.getByRole('row', { name })
    await expect(row).toContainText(said, { timeout: SCAN_MS })
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(64)
  }
  // Of what is decided nothing is asked any more.
  await page.getByRole('button', { name: /Result/ }).click()
  await page.getByRole('option', { name: 'Still to decide' }).click()
  await expect(page.getByRole('row', { name: 'plain-900.txt' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'dear-900.txt' })).toBeVisible()
})

test('where a window is narrow a past scan is a card, and what its columns were sorts them', async ({
  scan,
  page,
}) => {
  await scan.trySample()
  await scan.open('sample.html')
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  for (const width of [480, 720]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText('Sort by')).toBeVisible()
    for (const name of ['Name', 'When', 'Verdict', 'Decisions']) {
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 })
    }
    // Beside other columns a name would have had no room.
    const link = page.getByRole('link', { name: 'sample.html' }).first()
    await expect
      .poll(() => link.evaluate((name) => name.scrollWidth > name.clientWidth))
      .toBe(false)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('Sort by')).toBeHidden()
})

test('at 320 px a scan is named above what can be done with it, and the past ones are found and sorted', async ({
  scan,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await scan.trySample()
  const row = await scan.ended('sample.html')
  const open = row.getByRole('link', { name: 'Open sample.html' })
  await open.scrollIntoViewIfNeeded()
  const name = row.getByText('sample.html', { exact: true })
  await expect(async () => {
    const [above, below] = [await name.boundingBox(), await open.boundingBox()]
    expect(above?.width).toBeGreaterThan(40)
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  for (const column of ['Name', 'When', 'Verdict', 'Decisions']) {
    await expect(page.getByRole('columnheader', { name: column })).toBeInViewport({ ratio: 1 })
  }
})

for (const width of [900, 720, 480]) {
  test(`at ${width} px the table of decisions has all its choices in the window`, async ({
    scan,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await scan.page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
    const table = page.getByRole('table', { name: 'Decisions' })
    for (const name of ['Injection, critical', 'Injection, nearly found']) {
      await expect(async () => {
        const box = await table.getByRole('button', { name }).boundingBox()
        expect(box?.x).toBeGreaterThan(0)
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width)
      }).toPass()
    }
    const main = page.getByRole('main')
    await expect.poll(() => main.evaluate((room) => room.scrollWidth - room.clientWidth)).toBe(0)
  })
}

test('the letter of a masked value stands on its line, wherever that is broken', async ({
  scan,
  page,
}) => {
  // Cells of tables stand behind tabs, which break lines otherwise than spaces.
  const row = ['Katrin Moller', '11.03.1981', IBAN, EMAIL].join('\t')
  const buffer = Buffer.from(`${LETTER.join('\n')}\nName\tBorn\tIBAN\tE-mail\n${row}\n${row}\n`)
  await scan.chooseFiles([{ name: 'broken-lines.txt', mimeType: 'text/plain', buffer }])
  await scan.open('broken-lines.txt')
  for (const width of [1280, 640, 560, 520, 480, 440, 400]) {
    await page.setViewportSize({ width, height: 800 })
    if (width <= ONE_PANE) await page.getByRole('tab', { name: 'Document' }).click()
    await expect(page.locator('.ev[data-badge] .masked-value').first()).toBeVisible()
    expect(await strayLetters(page), `in a window of ${width} px`).toEqual([])
  }
  // So narrow that values are broken themselves.
  for (const width of [220, 140, 80]) {
    await page.locator('.text-view').evaluate((view, px) => {
      view.style.flex = 'none'
      view.style.width = `${px}px`
    }, width)
    expect(await strayLetters(page), `in a text of ${width} px`).toEqual([])
  }
})

/** Values whose letter stands on another line than they begin on. */
function strayLetters(page: Page): Promise<(string | null)[]> {
  return page.locator('.ev[data-badge]').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const [letter] = mark.getClientRects()
      const [value] = mark.querySelector('.masked-value')?.getClientRects() ?? []
      return letter === undefined || value === undefined || Math.abs(letter.top - value.top) < 5
        ? []
        : [mark.textContent]
    }),
  )
}
