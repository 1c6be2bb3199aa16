/** Puts the clipboard into the text field, where it is seen before it is scanned. */

import { messages } from '../messages/en.ts'
import { addToDraft, changeDraft } from './draft-store.ts'

const { intake: words } = messages

/** Gives why nothing was pasted, in words; null where it was. The field is shown in any case. */
export async function pasteClipboard(): Promise<string | null> {
  changeDraft({ isOpen: true })
  try {
    const text = await navigator.clipboard.readText()
    if (text === '') return words.clipboardEmpty
    addToDraft({ text, html: null })
    return null
  } catch {
    return words.clipboardRefused
  }
}
