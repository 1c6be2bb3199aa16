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
    const grounds = await page
      .getByRole('radio', { name: 'Web page' })
      .evaluate((chosen) =>
        [chosen, chosen.parentElement as Element].map(
          (each) => getComputedStyle(each).backgroundColor,
        ),
      )
    const [chosen = '', track = ''] = grounds
    expect(brightness(chosen)).toBeGreaterThan(brightness(track))
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
    const places: (readonly [x: number, y: number])[] = []
    for (const room of ROOMS) {
      await page.getByRole('navigation').getByRole('link', { name: room }).click()
      const title = page.getByRole('heading', { level: 1, name: room })
      const box = await title.boundingBox()
      places.push([box?.x ?? Number.NaN, box?.y ?? Number.NaN])
      const overhang = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      )
      expect.soft(overhang, room).toBe(0)
    }
    expect(new Set(places.map(String)).size, places.join(' ')).toBe(1)
  })
}
