/**
 * Programs that a manual shows: blocks of code fenced with the name of a programming language (CommonMark, "info
 * string"). Telephone numbers, addresses and names in them are samples, `parseNumber('+1 213 373 4253')`. Blocks of data
 * (`json`, `csv`, `sql`), of a shell and those without a language may hold anybody's and stay what they are.
 */

import { compareRanges, overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import { matchesAtLines } from '../lines.ts'

/**
 * Where a fence stands, in a quotation or a remark too, and the language that it names. Blanks and the language are never
 * taken in part: a line that turns out to be none is read once.
 */
const FENCE = /^[ \t>*]*(`{3,}|~{3,})[ \t]*(?![ \t])\{?\.?([\w+#-]*)(?![\w+#-])[^\n`]*$/my
const PROGRAMMING: ReadonlySet<string> = new Set(
  (
    'c c++ cc cpp csharp cs c# clj clojure coffee coffeescript cxx d dart elixir erlang ex f# fsharp go golang groovy h haskell hs ' +
    'java javascript jl js jsx julia kotlin kt lisp lua matlab ml mjs objc objective-c ocaml perl php pl py python python3 r rb rs ruby ' +
    'rust scala scheme swift ts tsx typescript vala vb vue zig'
  ).split(' '),
)

/** Tells of stretches of one text whether they stand in a program that the text shows. */
export function sampleProgramsOf(text: string): (range: Range) => boolean {
  const programs: Range[] = []
  let open:
    | { readonly mark: string; readonly start: number; readonly isProgram: boolean }
    | undefined
  for (const { 0: line, 1: mark = '', 2: language = '', index } of matchesAtLines(text, FENCE)) {
    if (open === undefined) {
      open = { mark, start: index, isProgram: PROGRAMMING.has(language.toLowerCase()) }
    } else if (language === '' && mark.startsWith(open.mark)) {
      if (open.isProgram) programs.push({ start: open.start, end: index + line.length })
      open = undefined
    }
  }
  const programsOver = overlapFinder(programs.sort(compareRanges))
  return (range) =>
    programsOver(range).some(({ start, end }) => start <= range.start && range.end <= end)
}
