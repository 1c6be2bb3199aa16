import type { DecidedName } from '../names/names-decision.ts'

/** A text without its marks, and what stands between each two as a name of a class with a probability. */
export function markedNames(
  marked: string,
  judged: (index: number) => Pick<DecidedName, 'name' | 'score'>,
): { readonly text: string; readonly told: readonly DecidedName[] } {
  const told: DecidedName[] = []
  let text = ''
  for (const part of marked.split(/(⟦[^⟧]*⟧)/)) {
    const value = part.replace(/[⟦⟧]/g, '')
    const start = text.length
    text += value
    if (part !== value) told.push({ start, end: text.length, ...judged(told.length) })
  }
  return { text, told }
}
