/** One page of many documents: a list of all, then each, then what was not read. */

import { decidedOf } from '../../src-shared/workspace/group-statuses.ts'
import { hostile } from './html-text.ts'
import { mainFindings } from './main-findings.ts'
import type { Report } from './report.ts'
import { counted, headOf, section, unreadSection } from './report-html.ts'
import type { Unread } from './report-stream.ts'
import { verdictWords } from './verdict-words.ts'

/** A document in a report of many, made by itself: each field is HTML. */
export interface HtmlPart {
  readonly section: string
  readonly name: string
  readonly headline: string
  /** What its verdict stands on. */
  readonly scope: string
  readonly gaps: readonly string[]
  readonly found: string
  /** How far its review has come. */
  readonly decided: string
}

/** @param name as whoever asks calls the document; hostile. */
export function htmlPart(report: Report, name: string): HtmlPart {
  const { document } = report
  const { headline, scope, gaps } = verdictWords(document)
  const groups = document.groups.length
  return {
    section: section(report, name),
    name: hostile(name),
    headline: `<strong>${headline}</strong>`,
    scope,
    gaps: gaps.map(({ words }) => hostile(words)),
    found: hostile(mainFindings(document)),
    decided: groups === 0 ? '' : `${decidedOf(document)} of ${groups}`,
  }
}

/** What is the same of all is told once, above the list. */
export function htmlOf(parts: readonly HtmlPart[], unread: readonly Unread[]): string {
  const title = counted(parts.length, 'document')
  const [scope = '', ...others] = new Set(parts.map((part) => part.scope))
  const isSame = others.length === 0
  return `${headOf(title)}<section>
<h1>Scan of ${title}</h1>
${isSame ? `<p class="verdict">${scope}</p>\n` : ''}<table class="all"><thead><tr><th>Document</th><th>Result</th><th>Found</th><th>Decided</th></tr></thead>
<tbody>
${parts.map((part) => row(part, isSame)).join('\n')}
</tbody></table>
</section>
${parts.map((part) => part.section).join('\n')}
${unreadSection(unread)}</body>
</html>
`
}

function row({ name, headline, scope, gaps, found, decided }: HtmlPart, isSame: boolean): string {
  const result = [isSame ? headline : `${headline} ${scope}`, ...gaps].join('<br>')
  return `<tr>${[name, result, found, decided].map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
