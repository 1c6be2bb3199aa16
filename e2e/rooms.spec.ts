/** The frame of the rooms: one grid for all, and one thing that scrolls in each. */

import { expect, test } from './test.ts'

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
