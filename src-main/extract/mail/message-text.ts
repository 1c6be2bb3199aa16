/** Lays out a message as its reader sees it, whichever file it came in: header, body, and behind them what is not shown. */

import type { AttachedFile, CanonicalDocument, MediaType } from '../canonical-document.ts'
import { extractPage } from '../html/extract-html.ts'
import { createJoiner } from '../text/join-documents.ts'

export interface Message {
  /** Lines that every mail program shows, as `Subject: …`. */
  readonly shown: readonly string[]
  readonly html: string | undefined
  /** Of a message that has both, programs show the HTML and only some a link to this. */
  readonly text: string | undefined
  /** Header lines and texts between parts that no program shows. */
  readonly unseen: readonly string[]
  readonly attachments: readonly AttachedFile[]
  /** Whether something in it cannot be read. */
  readonly leavesOut: boolean
}

/** The message as a document; what its text says and its HTML does not is hidden by the HTML. */
export async function messageDocument(
  mediaType: MediaType,
  { shown, html, text = '', unseen, attachments, leavesOut }: Message,
): Promise<CanonicalDocument> {
  const joiner = createJoiner()
  for (const line of shown) joiner.addText(line, { part: 'header' })
  let isAlternative = false
  let scripts: CanonicalDocument['scripts'] = []
  if (html !== undefined && html.trim() !== '') {
    const page = await extractPage(html.toWellFormed())
    scripts = page.scripts
    joiner.addDocument({
      ...page,
      warnings: page.warnings.filter((each) => each !== 'markup_recovered'),
    })
    for (const line of linesNotIn(text, page.text)) {
      joiner.addText(line, { hidden: 'alternative' })
      isAlternative = true
    }
  } else joiner.addText(text, {}, 2)
  for (const line of unseen) joiner.addText(line, { part: 'metadata' })
  const joined = joiner.finish()
  const warnings = new Set(joined.warnings)
  if (isAlternative) warnings.add('hidden_text_found')
  if (leavesOut) warnings.add('embedded_objects_skipped')
  return {
    mediaType,
    text: joined.text,
    sourceMap: joined.sourceMap,
    warnings: [...warnings],
    attachments,
    ...(scripts && { scripts }),
  }
}

/** A line of so few words says nothing by itself, and every text has others of them. */
const FEW_LETTERS = 12
/** Letters that may be looked through for lines that stand elsewhere; behind them a line counts as missing. */
const SEARCHED_LETTERS = 500_000_000

/**
 * Lines of a text that another one does not hold, joined where they follow each other.
 * Layout, links and signs that stand for markup are no difference: only letters and digits count.
 */
function linesNotIn(text: string, other: string): readonly string[] {
  const said = lettersOf(other)
  let left = SEARCHED_LETTERS
  let at = 0
  // Both texts mostly say the same in the same order.
  const isSaid = (letters: string) => {
    if (left <= 0) return false
    let found = said.indexOf(letters, at)
    if (found < 0) {
      left -= said.length
      found = said.indexOf(letters)
    }
    if (found >= 0) at = found + letters.length
    return found >= 0
  }
  const missing: string[] = []
  let joined = ''
  const flush = () => {
    if (joined !== '') missing.push(joined)
    joined = ''
  }
  for (const line of text.split(/\r?\n/)) {
    const letters = lettersOf(line.replace(/[<([]?\s*(?:https?:\/\/|mailto:)\S+/gi, ''))
    if (letters.length < FEW_LETTERS && joined === '') continue
    if (letters !== '' && isSaid(letters)) flush()
    else joined += joined === '' ? line : `\n${line}`
  }
  flush()
  return missing
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
