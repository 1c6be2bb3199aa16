/** A name that stands again somewhere in its document. */

/** What goes on behind a name makes it another one, or a part of an address. */
const GOES_ON = /^[\p{L}\p{M}\p{N}@_]/u

/** Whether a name stands at a place, and no longer one. */
export function standsWholeAt(text: string, start: number, name: string): boolean {
  const end = start + name.length
  return text.startsWith(name, start) && !GOES_ON.test(text.slice(end, end + 2))
}
