/** Commands of GitHub Actions: a finding becomes a note beside its line, what claims one passage one of them (docs.github.com, "Workflow commands"). */

import { toldOnce } from '../../../src-shared/model/finding-groups.ts'
import type { Severity } from '../../../src-shared/model/vocabulary.ts'
import { reasonTitle } from '../../../src-shared/model/words.ts'
import { isFileItself, regionsOf, visible } from '../../present/exports.ts'
import { namesOf, TO_LOOK_AT } from '../scan-report.ts'
import type { ReportStream } from './pipeline-stream.ts'

const COMMANDS: Readonly<Record<Severity, string>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'notice',
}

export function githubStream(): ReportStream {
  return {
    add({ document: { job, media_type, text }, findings }) {
      const regionOf = isFileItself(media_type) ? regionsOf(text) : undefined
      return toldOnce(text, findings)
        .map((told) => {
          const finding = told.strongest
          const { accepted, severity, page, explanations, evidence } = finding
          const { category, label } = namesOf(told)
          const [why] = explanations
          const region = regionOf?.(finding)
          return command(
            accepted ? COMMANDS[severity] : 'warning',
            {
              file: job.source,
              ...(region && { line: region.startLine, endLine: region.endLine }),
              // Columns hold only on one line.
              ...(region &&
                region.startLine === region.endLine && {
                  col: region.startColumn,
                  endColumn: region.endColumn,
                }),
              title: `${category} ${label}${accepted ? '' : `, ${TO_LOOK_AT}`}`,
            },
            [why && reasonTitle(why), page === null ? undefined : `page ${page}`, evidence]
              .filter(Boolean)
              .join(': '),
          )
        })
        .join('')
    },
    unread: ({ name, error, effect }) =>
      effect === 'none' ? '' : command('warning', { file: name, title: 'not read' }, error.message),
    end: () => '',
  }
}

function command(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${property(String(value))}`)
  return `::${name} ${list.join(',')}::${data(message)}\n`
}

/** No text from a document begins a command of its own: those begin on a line. */
function data(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
