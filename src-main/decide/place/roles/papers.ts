/**
 * Who wrote a paper of science and whom its authors thank. A paper has an abstract below its head, and behind it a list of
 * references or where it is found (DOI). Whom it studied has no name there.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { referencesOf } from '../../../detect/references.ts'

/** The head of an abstract, alone on its line or before its first sentence. */
const ABSTRACT = leanExpression(
  String.raw`^[#*_\d. ]{0,6}(?:abstract|summary|zusammenfassung|kurzfassung|résumé|resumen|riassunto|sommario|abstrakt|resumo|samenvatting|sammanfattning|sammendrag|streszczenie|abstrakt|souhrn|аннотация|реферат|анотація)[*_ ]{0,3}(?:[:.—–-]|$)`,
  'imu',
)
/** Where one is found. */
const DOI = /\b(?:doi(?:\.org\/|: ?)|arXiv: ?)(?:10\.\d{4,9}\/|\d{4}\.)/i
/** The head of the part in which authors thank. */
const THANKS = leanExpression(
  String.raw`^[#*_\d. ]{0,6}(?:acknowledge?ments?|danksagung|remerciements|agradecimientos|ringraziamenti|agradecimentos|dankwoord|podziękowania|poděkování|благодарности)[*_ ]{0,3}[:.]?[*_ ]{0,3}$`,
  'imu',
)
/** UTF-16 units before an abstract: a title, its authors and where they work. */
const LONGEST_BYLINE = 3_000
/** UTF-16 units in which authors thank. */
const LONGEST_THANKS = 1_500
const FEWEST_REFERENCES = 3
const YEAR = /(?<!\d)(?:1[89]|20)\d\d[a-z]?(?!\d)/g

/** The authors' lines and thanks of a paper, in reading order; none in another text. O(n). */
export function creditsOfPaper(text: string): readonly Range[] {
  const abstract = ABSTRACT.exec(text.slice(0, LONGEST_BYLINE))
  if (abstract === null) return []
  const behind = text.slice(abstract.index)
  if (!DOI.test(text) && yearsCited(behind) < FEWEST_REFERENCES) return []
  const credits = [{ start: 0, end: abstract.index }]
  const thanks = THANKS.exec(behind)
  if (thanks === null) return credits
  const from = abstract.index + thanks.index
  const said = text.slice(from + thanks[0].length, from + LONGEST_THANKS).trimStart()
  const start = text.indexOf(said, from)
  const [thanked = ''] = said.split(/\n\s*\n/, 1)
  return [...credits, { start, end: start + thanked.length }]
}

/** Years in the lists of references of a text: each entry has one, and several may stand without a line between. */
function yearsCited(text: string): number {
  const entries = referencesOf(text).map(({ start, end }) => text.slice(start, end))
  return Array.from(entries.join('\n').matchAll(YEAR)).length
}
