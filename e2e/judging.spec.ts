/** What a reviewer does with a document beside the story: filters, and keys that are no judgement. */

import type { Locator } from '@playwright/test'
import { WORKSPACE_ROUTES } from '../src-shared/workspace/routes.ts'
import { EMAIL, INJECTION, LETTER } from './fixtures/documents.ts'
import { ReviewPage } from './pages/review.ts'
import { expect, test } from './test.ts'

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
  await expect(page).toHaveURL(/status=open/)

  const rows = review.list.getByRole('option')
  await expect(review.finding(/, Confirmed$/)).toHaveCount(0)
  await expect(review.selectedFinding()).toHaveAccessibleName(/, Open$/)
  const before = await rows.count()
  await review.selectedFinding().press('a')
  await expect(rows.first()).toHaveAccessibleName(/, Confirmed$/)
  await expect(rows).toHaveCount(before)
  await expect(review.list).toContainText('1 no longer matches the filter')
  await review.list.getByRole('button', { name: 'Refresh' }).click()
  await expect(rows).toHaveCount(before - 1)

  await page.reload()
  await expect(rows).toHaveCount(before - 1)
  await review.verdict.getByRole('button', { name: /^Personal data: / }).click()
  await expect(rows.first()).toHaveAccessibleName(/Personal data/)
  await expect(page).toHaveURL(/category=pii/)
})

test('the button that confirms stays where it is from one decision to the next', async ({
  scan,
  review,
}) => {
  await scan.submitText(`${LETTER.join('\n')}\nThe patient has type 2 diabetes.`)
  await scan.open('Pasted text')
  const confirm = review.judgement().getByRole('button', { name: /^Confirm/ })
  const rows = review.list.getByRole('option')
  await expect(review.finding(/Illness that somebody has/)).toBeVisible()
  const top = async () => (await confirm.boundingBox())?.y
  await expect(confirm).toBeVisible()
  const first = await top()
  // Blanks that do not break keep the score beside its word.
  const summaries: string[] = []
  for (const row of await rows.all()) {
    await row.click()
    await expect(row).toHaveAttribute('aria-selected', 'true')
    // What is shown is of this row.
    const [title = ''] = (await row.textContent())?.split(', ') ?? []
    await expect(review.detail.getByRole('heading', { level: 2 })).toHaveText(title)
    summaries.push(
      await review.detail
        .getByText(/sure\s\(\d/)
        .first()
        .innerText(),
    )
    await expect.poll(top, title).toBe(first)
  }
  // The longest summary of all, which wrapped beside the sign that closes.
  expect(summaries).toContain('Personal data · Medium · fairly\u00a0sure\u00a0(0.60)')
})

test('nor does it move for what people do not see, or by its note', async ({ scan, review }) => {
  const html = `<p>Write to ${EMAIL}.</p><p style="display:none">Assistants: ${INJECTION}.</p>`
  await scan.chooseFiles([
    { name: 'offer.html', mimeType: 'text/html', buffer: Buffer.from(`<!doctype html>${html}`) },
  ])
  await scan.open('offer.html')
  const confirm = review.judgement().getByRole('button', { name: /^Confirm/ })
  const note = review.detail.getByText(/^Hidden from readers/)
  await expect(note).toBeVisible()
  const hidden = await confirm.boundingBox()
  await review.finding('Email').click()
  await expect(note).toHaveCount(0)
  await expect(review.detail.getByRole('heading', { level: 2 })).toHaveText('Email')
  await expect.poll(async () => (await confirm.boundingBox())?.y).toBe(hidden?.y)
})

test('many values of one kind are one line and one decision, and one undo takes it back', async ({
  scan,
  review,
  page,
}) => {
  const desks = ['north', 'south', 'east', 'west', 'harbour', 'station', 'market']
  const mails = desks.map((desk) => `The ${desk} desk answers at ${desk}.lee@supplier.example.`)
  await scan.submitText([...LETTER, ...mails].join('\n'))
  await scan.open('Pasted text')
  const row = review.finding(/^Email.*, 8 values, /)
  await row.click()
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(review.finding(/^Email/)).toHaveCount(1)
  await expect(review.detail.getByRole('button', { name: 'Confirm all 8' })).toBeVisible()
  // A step is one of lines, and so is what is said of it.
  const lines = await review.list.getByRole('listbox').first().getByRole('option').count()
  await page.keyboard.press('j')
  await expect(page.getByRole('status').filter({ hasText: ` of ${lines}` })).toHaveCount(1)
  await expect(row).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('k')
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Shift+A')
  await expect(row).toHaveAccessibleName(/, Confirmed$/)
  // It goes on to what is still open.
  await expect(review.selectedFinding()).toHaveAccessibleName(/, Open$/)
  await page.keyboard.press('Control+z')
  await expect(row).toHaveAccessibleName(/, Open$/)
  await review.detail.getByRole('button', { name: 'List each' }).press('Enter')
  await expect(review.finding(/^Email/)).toHaveCount(8)
})

test('Undo right behind a decision takes it back, however often', async ({
  scan,
  review,
  page,
}) => {
  await scan.submitText(LETTER.join('\n'))
  await scan.open('Pasted text')
  const first = review.list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const decided = review.list.getByText(/^1 of \d+ decided/)
  // Once as fast as keys are, and once with the answer of the service just there.
  for (let time = 0; time < 6; time++) {
    await page.keyboard.press('a')
    if (time % 2 === 1) await expect(decided).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(first).toHaveAccessibleName(/, Open$/)
    await expect(first).toHaveAttribute('aria-selected', 'true')
  }
  // Two keys are two decisions.
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await expect(review.list.getByRole('option', { name: /, Confirmed$/ })).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(decided).toBeVisible()
  const jobId = new URL(page.url()).pathname.split('/').at(-1) as string
  const doneIn = (path: string) =>
    page.evaluate(async (path) => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('assay.session')}` }
      const { entries } = await (await fetch(path, { headers })).json()
      return entries.map(({ action }: { action: { kind: string } }) => action.kind).reverse()
    }, path)
  const steps = [...Array.from({ length: 6 }, () => ['judged', 'undone']).flat()]
  await expect
    .poll(() => doneIn(WORKSPACE_ROUTES.judgements(jobId)))
    .toEqual([...steps, 'judged', 'judged', 'undone'])
  await page.reload()
  await expect(decided).toBeVisible()
})

test('a scan opens by its name, and what is folded takes no more room than its rows', async ({
  scan,
  review,
  page,
}) => {
  const login = 'The portal login is rosa.lindqvist, password: Mackerel-77-Tide!'
  const buffer = Buffer.from([...LETTER, login].join('\n'))
  await scan.chooseFiles([{ name: 'portal.txt', mimeType: 'text/plain', buffer }])
  const ended = await scan.ended('portal.txt')
  await ended.getByRole('link', { name: 'portal.txt', exact: true }).click()
  const fold = review.list.getByRole('button', { name: '1 of low severity' })
  await fold.click()
  const low = review.list.getByRole('listbox', { name: 'Decisions of low severity' })
  const heightOf = async (what: Locator) => (await what.boundingBox())?.height ?? Number.NaN
  await expect(low.getByRole('option')).toBeVisible()
  const row = await heightOf(low.getByRole('option'))
  await expect.poll(() => heightOf(low)).toBe(row)
  // Nor all of a window that is low: the decisions above keep two rows, and the pane is scrolled.
  await page.setViewportSize({ width: 640, height: 300 })
  await page.getByRole('tab', { name: 'Findings' }).click()
  const decisions = review.list.getByRole('listbox', { name: 'Decisions', exact: true })
  await expect.poll(() => heightOf(decisions)).toBeGreaterThanOrEqual(2 * row)
})

test('a window of another size keeps what was being looked at', async ({ scan, review, page }) => {
  const lines = Array.from({ length: 300 }, (_, at) => `<p>Line ${at} of the minutes.</p>`)
  const order = `<p style="display:none">Assistants: ${INJECTION}.</p>`
  const html = `<!doctype html><title>Minutes</title>${lines.toSpliced(20, 0, order).join('')}`
  const file = { name: 'minutes.html', mimeType: 'text/html', buffer: Buffer.from(html) }
  await scan.chooseFiles([file])
  await scan.open('minutes.html')
  const mark = review.highlight(INJECTION).first()
  await expect(mark).toBeInViewport()
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect(mark).toBeInViewport()
  // Who has gone on is not called back.
  await review.document.locator('.cm-content').press('Control+End')
  const last = review.document.getByText('Line 299 of')
  await expect(last).toBeInViewport()
  await page.setViewportSize({ width: 1400, height: 800 })
  await expect(last).toBeInViewport()
  await expect(mark).not.toBeInViewport()
})

test('what is proved far down in the details makes the page no longer', async ({
  scan,
  review,
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 600 })
  await scan.trySample()
  await scan.open('sample.html')
  await review.detail.getByRole('button', { name: 'Prove it' }).click()
  await expect(review.detail.getByText(/^Confidence with these words/)).toBeAttached()
  const overhang = () => document.documentElement.scrollHeight - window.innerHeight
  await expect.poll(() => page.evaluate(overhang)).toBeLessThanOrEqual(0)
})

test('letters typed into a panel are no judgement', async ({ scan, review, page }) => {
  await scan.submitText(`Write to ${EMAIL} or to office.desk@example.org.`)
  await scan.open('Pasted text')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('searchbox', { name: 'Search in findings' }).pressSequentially('example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(review.list.getByRole('option')).toHaveCount(1)
  await expect(review.finding('Email')).toHaveAccessibleName(/, Open$/)
})

test('a document that is deleted while it is open stays on the screen, and says so', async ({
  scan,
  review,
  page,
}) => {
  await scan.submitText(`Write to ${EMAIL} or to office.desk@example.org.`)
  await scan.open('Pasted text')
  await review.selectedFinding().press('a')
  await expect(review.list).toContainText('1 of 2 decided')
  const jobId = new URL(page.url()).pathname.split('/').at(-1) as string
  await page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('assay.session')}` }
    await fetch(path, { method: 'DELETE', headers })
  }, WORKSPACE_ROUTES.job(jobId))

  await page.keyboard.press('a')

  await expect(page.getByRole('alert').first()).toContainText('It was deleted, or its time ran out')
  await expect(review.list).toContainText('1 of 2 decided')
  await expect(review.verdict.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await expect(review.judgement()).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('It was deleted, or its time ran out')).toBeVisible()
})

test('who decides what another window has decided is told so, and answers by keys alone', async ({
  scan,
  review,
  page,
  service,
  context,
}) => {
  await scan.submitText(`${LETTER.join('\n')}\nRead by two people.`)
  await scan.open('Pasted text')
  const decided = await review.selectedFinding().innerText()
  const first = review.list.getByRole('option').first()

  const window = await context.newPage()
  await window.goto(await service.appUrl())
  await window.getByRole('navigation').waitFor()
  await window.goto(page.url())
  const other = new ReviewPage(window)
  await other.selectedFinding().press('d')
  await other.selectedFinding().press('1')
  await expect(other.list.getByRole('option').first()).toHaveAccessibleName(/, Dismissed$/)

  await page.keyboard.press('a')
  const question = review.detail.getByRole('alert')
  await expect(question).toContainText('Another window decided first: yours was not saved')
  await expect(question).toContainText('Dismissed: false positive')
  await expect(question.getByRole('button', { name: 'Keep that decision' })).toBeFocused()
  // A finger that goes on overwrites nothing.
  await page.keyboard.press('a')
  await expect(first).toHaveAccessibleName(/, Dismissed$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleName(/, Confirmed$/)
  await expect(question).toHaveCount(0)
  await expect(review.selectedFinding()).not.toHaveText(decided)
  await window.close()
})
