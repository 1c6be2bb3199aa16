/** What a drop or the clipboard carries: files and folders, or words with the page that they come from. */

import type { DroppedEntry } from './add-files.ts'

/** Words from another program. */
export interface Carried {
  readonly text: string
  /** The page that they are shown by there, which can hold more than they say; null where there is none. */
  readonly html: string | null
}

/** Null where it carries no words. */
export function carriedWords(transfer: DataTransfer | null): Carried | null {
  const text = transfer?.getData('text/plain') ?? ''
  return text === '' ? null : { text, html: transfer?.getData('text/html') || null }
}

/** A folder shows itself only through its entry; its `File` cannot be read. */
export function carriedEntries(transfer: DataTransfer | null): readonly DroppedEntry[] {
  const entries: DroppedEntry[] = []
  for (const item of transfer?.items ?? []) {
    if (item.kind !== 'file') continue
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) entries.push({ folder: entry as FileSystemDirectoryEntry })
    else if (file !== null) entries.push({ file })
  }
  return entries
}

/**
 * Whether the words are what was copied, and a picture beside them only shows them: programs for texts and sheets put one
 * there. A file that is copied has its name beside it, but no page.
 */
export function isPictureOfWords(words: Carried | null, entries: readonly DroppedEntry[]): boolean {
  return (
    words !== null &&
    words.html !== null &&
    entries.every((entry) => entry.folder === undefined && entry.file.type.startsWith('image/'))
  )
}
