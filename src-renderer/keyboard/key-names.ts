/** How a key is written on this machine: `⌘K` on a Mac, `Ctrl+K` elsewhere. */

import type { KeyBinding } from './review-keys.ts'

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc' }

/** @param platform as the browser names it. */
export function keyName(
  { key, shift, ctrl }: Omit<KeyBinding, 'command'>,
  platform: string = navigator.platform,
): string {
  const isMac = platform.startsWith('Mac')
  const name = key.length === 1 ? key.toUpperCase() : (NAMES[key] ?? key)
  if (isMac) return `${shift ? '⇧' : ''}${ctrl ? '⌘' : ''}${name}`
  return `${ctrl ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${name}`
}
