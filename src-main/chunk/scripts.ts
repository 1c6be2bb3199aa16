/**
 * Where the scripts of a document stand (`extract/scripts.ts`). Rules read them as a file of their own, networks do not: of
 * what people read nothing changes by them, and a bundle costs no minutes.
 */

import type { SourceMap } from '../../src-shared/model/source-map.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'

/** What is looked for in them: numbers and accounts of a program are nobody's (six of six marks in 25 saved pages). */
export const SOUGHT_IN_SCRIPTS: ReadonlySet<Category> = new Set(['injection', 'dlp', 'threat'])

/** A document in two: what is read as any text, and behind it what is for programs. */
export interface PartedText {
  /** All of the text where it has no scripts, or nothing else. */
  readonly said: string
  /** Undefined where there are none, or nothing else. */
  readonly scripts?: Range
}

export function partScripts(text: string, sourceMap: SourceMap): PartedText {
  const first = sourceMap.find(({ part }) => part === 'script')
  if (first === undefined || first.start === 0) return { said: text }
  return {
    said: saidBefore(text, first.start),
    scripts: { start: first.start, end: text.length },
  }
}

/** What a document says before its scripts, which start there. */
export function saidBefore(text: string, start: number): string {
  return text.slice(0, start).trimEnd()
}
