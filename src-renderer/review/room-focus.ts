/** Where the focus of the room is, for keys that act in it and for those who hear it. */

/** The room itself, which takes the focus where it has no list. */
export const ROOM = '[data-review-room]'

const LIST = '[role="listbox"]'

/**
 * Gives the focus to the list of decisions, which names what is selected to whoever hears it and
 * hands on letters that a screen reader would keep to itself elsewhere; to the room where it shows none.
 */
export function focusRoom(room: HTMLElement | null): void {
  const target = room?.querySelector<HTMLElement>(LIST) ?? room
  target?.focus({ preventScroll: true })
}

/** Whether the list has the focus: then it names by itself what becomes selected. */
export function isListFocused(): boolean {
  return document.activeElement?.matches(`${ROOM} ${LIST}`) ?? false
}

/** Whether an element is a field that takes letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
}

/**
 * Acts at once, or where a field is being written in once that is left: who is led elsewhere meanwhile would lose what is
 * written, and decide something by its next letters.
 */
export function onceWritten(act: () => void): void {
  const field = document.activeElement
  if (field === null || !isTyping(field)) {
    act()
    return
  }
  // Behind what leaving the field does with what is written.
  field.addEventListener('blur', () => queueMicrotask(act), { once: true })
}
