/**
 * Hands the clipboard to the app, which puts it into its text field: nothing is scanned before it
 * is seen. The page itself may not read the clipboard; here somebody has chosen a menu's item.
 */

import { MAX_FILE_BYTES } from '../../src-shared/contract/limits.ts'
import { CLIPBOARD_EVENT } from '../../src-shared/workspace/clipboard-event.ts'

/** The parts of Electron that are used. */
export interface ClipboardParts {
  readonly readText: () => Promise<string>
  /** Runs a script in the page. */
  readonly run: (script: string) => Promise<unknown>
  readonly showProblem: (title: string, text: string) => void
}

export async function scanClipboard({ readText, run, showProblem }: ClipboardParts): Promise<void> {
  // What cannot be read is as good as empty: the field opens, and pasting by hand still works.
  const text = await readText().catch(() => '')
  if (text.length > MAX_FILE_BYTES) {
    showProblem('The clipboard is not scanned', 'It holds more than 10 MB. Save it as a file.')
    return
  }
  // A page that is just being loaded has no field yet; the next choice finds one.
  await run(clipboardScript(text)).catch(() => {})
}

/** A JSON string is a literal of JavaScript: nothing in it is run. */
export function clipboardScript(text: string): string {
  return `window.dispatchEvent(new CustomEvent(${JSON.stringify(CLIPBOARD_EVENT)}, { detail: ${JSON.stringify(text)} }))`
}
