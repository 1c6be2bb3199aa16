/** A notification of the desktop. The names in it come from elsewhere: they are never part of a command. */

import { spawn } from 'node:child_process'
import { printable } from '../terminal-table.ts'

export interface Notification {
  readonly title: string
  readonly text: string
}

/** The program that shows it, with its arguments; null on systems that have none. */
export function notifier(
  { title, text }: Notification,
  platform: NodeJS.Platform = process.platform,
): readonly [program: string, args: readonly string[]] | null {
  const words = [printable(title), printable(text)] as const
  if (platform === 'darwin') {
    const script = [
      'on run argv',
      'display notification (item 2 of argv) with title (item 1 of argv)',
      'end run',
    ]
    return ['osascript', [...script.flatMap((line) => ['-e', line]), '--', ...words]]
  }
  if (platform === 'win32') return null
  return ['notify-send', ['--app-name', 'Assay', '--', ...words]]
}

/** Shows it where the system can; where not, nothing is lost but a hint. */
export function notify(notification: Notification): void {
  const found = notifier(notification)
  if (found === null) return
  const [program, args] = found
  spawn(program, args, { stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
