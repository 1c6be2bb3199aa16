/** Where the system draws all colours: what can be read without them can be read with them, and what is chosen shows. */

import type { Page } from '@playwright/test'
import { unreadable } from './fixtures/forced-colours.ts'
import { expect, test } from './test.ts'

/** Goes to a room and waits for it: until then the one before is there, with a title of its own. */
async function goTo(page: Page, room: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: room }).click()
  await expect(page.getByRole('heading', { level: 1, name: room, exact: true })).toBeVisible()
}

test('all texts of the rooms can be read', async ({ scan, review, page }) => {
  await scan.trySample()
  await scan.open('sample.html')
  await expect(review.selectedFinding()).toHaveCount(1)
  expect.soft(await unreadable(page), 'Review').toEqual([])
  await page.keyboard.press('d')
  await expect(page.getByText('Dismiss as')).toBeVisible()
  expect.soft(await unreadable(page), 'dismissing').toEqual([])
  await page.keyboard.press('Escape')
  for (const room of ['Scan', 'History', 'Server', 'Settings']) {
    await goTo(page, room)
    expect.soft(await unreadable(page), room).toEqual([])
  }
})

test('where the list has the focus, its row shows it', async ({ scan, review, page }) => {
  await scan.trySample()
  await scan.open('sample.html')
  const row = review.selectedFinding()
  await expect(row).toHaveCount(1)
  const line = () => row.evaluate((element) => getComputedStyle(element).outlineStyle)
  await expect.poll(line).toBe('none')
  await page.keyboard.press('j')
  await page.getByRole('listbox', { name: 'Decisions' }).focus()
  await expect.poll(line).toBe('solid')
})

test('what the search marks is framed whole, and its frame leaves other rows free', async ({
  scan,
  page,
}) => {
  await scan.trySample()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const row = page.getByRole('menuitem').and(page.locator('[data-focus-visible]'))
  for (const framed of [field, row]) {
    await expect(framed).toHaveCSS('outline-style', 'solid')
    const beyond = () =>
      framed.evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element)
        return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      })
    await expect.poll(beyond).toBeLessThanOrEqual(0)
  }
})

test('what is selected shows without moving, and what is not done yet does not look done', async ({
  scan,
  review,
  page,
}) => {
  await scan.trySample()
  await scan.open('sample.html')
  const selected = review.selectedFinding()
  await expect(selected).toHaveCount(1)
  const places = () =>
    page
      .getByRole('option')
      .evaluateAll((rows) =>
        rows.map((row) => row.querySelector('span.w-5')?.getBoundingClientRect().left),
      )
  // Rows that are still being drawn are not compared with those that are.
  await expect(async () => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    const before = await places()
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    expect(await places()).toEqual(before)
  }).toPass()
  const bar = await selected.evaluate((row) => {
    const { width, backgroundColor } = getComputedStyle(row, '::before')
    return { width, backgroundColor, ground: getComputedStyle(document.body).backgroundColor }
  })
  expect(bar.width).toBe('8px')
  expect(bar.backgroundColor).not.toBe(bar.ground)

  const track = page.locator('.progress-track')
  const grounds = await track.evaluate((whole) => [
    getComputedStyle(whole).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(grounds[0]).toBe(grounds[1])
  // The line around it leaves some of that ground.
  await expect
    .poll(() => track.evaluate(({ clientHeight }) => clientHeight))
    .toBeGreaterThanOrEqual(4)
})
