/** What a text is about, where it is no technical one itself: a letter on a release, a page of a project. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

const WORDS = leanExpression(
  oneLine`
    \b(?:
      software|source code|repositor(?:y|ies)|patch(?:es|ed)?|bug ?fix(?:es)?|bugs?
      |pull requests?|commits?|GPL|LGPL|BSD|free software|open[- ]source|man(?:ual)? pages?
      |changelog|makefile|compilers?|libraries|library|packages?|release notes|debian|linux
      |unix|github|gitlab|python|perl|javascript|kernel|API|plugins?|modules?|parsers?|maintainers?
      |port(?:ed|s) to
    )\b
  `,
  'gi',
)
const FEWEST = 3
/** UTF-16 units that are read. */
const READ = 30_000

/** Whether a text is about programs, by how often it has words of whoever makes and publishes them. */
export function isAboutSoftware(text: string): boolean {
  return Array.from(text.slice(0, READ).matchAll(WORDS)).length >= FEWEST
}
