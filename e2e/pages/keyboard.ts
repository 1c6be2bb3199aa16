/** A reader without a pointer: goes on by Tab alone, and sees at each stop where that is. */

import { expect, type Locator, type Page } from '@playwright/test'

/** Stops until a reader has been everywhere: more is a trap, or what is looked for cannot be reached. */
const MOST_STOPS = 60

/** Presses Tab, or Shift+Tab, until an element has the focus. Fails where a stop on the way cannot be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
    const { name, isSeen } = await focused(page)
    expect(isSeen, `The focus is not seen on ${name}`).toBe(true)
    passed.push(name)
  }
  throw new Error(`${target} was not reached: ${passed.join(', ')}`)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) =>
    elements.some((element) => element === document.activeElement),
  )
}

/** What has the focus, and whether its outline, or the caret of a field, is in the window; the page as a whole counts as seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return { name: 'the page', isSeen: true }
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
    const isOutlined = (part: Element | null | undefined) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    const row = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    const frame = element.parentElement?.parentElement
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    const isThere = width > 0 && height > 0 && isInside
    const hasCaret = element.matches('input, textarea')
    const isShown = hasCaret || [element, row, element.parentElement, frame].some(isOutlined)
    return { name: name.slice(0, 80), isSeen: isThere && isShown }
  })
}
