/** Where the focus goes when what had it is gone: screen readers and the arrow keys would begin at the top of the page. */

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus where nothing has it: without `when` as the component appears, else whenever `when` changes.
 * @returns for an element with `tabIndex={-1}`.
 */
export function useFocusWhenLost<E extends HTMLElement>(when?: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const was = useRef(when)
  useEffect(() => {
    const isSame = when !== undefined && was.current === when
    was.current = when
    if (!isSame && isFocusLost()) element.current?.focus({ preventScroll: true })
  }, [when])
  return element
}

/** Whether nothing has the focus, or something that is out of use and about to lose it. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}
