/** The frame of the rooms: one grid for all, and one thing that scrolls in each. */

import { expect, test } from './test.ts'

/** From 0, black, to 765, white, of a colour as the browser computes it: `rgb(r, g, b)`. */
const brightness = (colour: string): number =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme} theme: the chosen one of a few stands out of the others`, async ({
    scan,
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await expect(scan.page.getByRole('radio', { name: 'Web page' })).toBeVisible()
    const difference = async () => {
      const [chosen = '', track = ''] = await page
        .getByRole('radio', { name: 'Web page' })
        .evaluate((chosen) =>
          [chosen, chosen.parentElement as Element].map(
            (each) => getComputedStyle(each).backgroundColor,
          ),
        )
      return brightness(chosen) - brightness(track)
    }
    await expect.poll(difference).toBeGreaterThan(0)
  })
}

const ROOMS = ['Scan', 'History', 'Server', 'Settings'] as const

for (const width of [1280, 400]) {
  test(`at ${width} px every title stands at one place, and the page never scrolls behind its room`, async ({
    scan,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await scan.submitText('Nothing to see.')
    let first: string | null = null
    for (const room of ROOMS) {
      await page.getByRole('navigation').getByRole('link', { name: room }).click()
      const title = page.getByRole('heading', { level: 1, name: room })
      await expect(title).toBeVisible()
      const place = async () => {
        const box = await title.boundingBox()
        return `${box?.x}, ${box?.y}`
      }
      first ??= await place()
      await expect.poll(place, room).toBe(first)
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      await expect.poll(overhang, room).toBe(0)
    }
  })
}

test('where no motion is wanted nothing moves, neither in the rooms nor while a scan runs', async ({
  scan,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  /** What would be seen to move: what takes no time only waits. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation as CSSAnimation).animationName),
    )
  await scan.submitText('Nothing to see.')
  expect(await moving(), 'a scan that begins').toEqual([])
  for (const room of ROOMS) {
    await page.getByRole('navigation').getByRole('link', { name: room }).click()
    await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible()
    expect(await moving(), room).toEqual([])
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toBeVisible()
  expect(await moving(), 'the palette').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Scan' }).click()
  await scan.open('Pasted text')
  expect(await moving(), 'Review').toEqual([])
})
