/** JUnit's XML, which every build server shows: a test a file, which fails by what was found in it. */

import { toldOnce } from '../../../src-shared/model/finding-groups.ts'
import { partWords } from '../../decide/told-part.ts'
import { regionsOf, visible } from '../../present/exports.ts'
import { countsOf, namesOf, TO_LOOK_AT } from '../scan-report.ts'
import type { ReportStream } from './pipeline-stream.ts'

export function junitStream(): ReportStream {
  const cases: string[] = []
  const counts = { failures: 0, errors: 0, skipped: 0 }
  const put = (name: string, body: string) => {
    cases.push(`<testcase classname="assay" name="${escaped(name)}">${body}</testcase>`)
    return ''
  }
  return {
    add({ document: { job, text }, findings }) {
      const failed = job.completion?.state !== 'complete'
      if (failed) counts.errors++
      const incomplete = failed ? '<error message="not everything could be checked"/>' : ''
      if (findings.length === 0) return put(job.source, incomplete)
      counts.failures++
      const regionOf = regionsOf(text)
      const told = toldOnce(text, findings)
      const lines = told.map((each) => {
        const finding = each.strongest
        const { accepted, severity, page, part, evidence } = finding
        const { category, label } = namesOf(each)
        const { startLine, startColumn } = regionOf(finding)
        const line = page === null ? `${startLine}:${startColumn}` : `page ${page}`
        const place = part === null ? line : partWords(part)
        return [place, category, label, severity, evidence, accepted ? '' : `(${TO_LOOK_AT})`]
          .filter(Boolean)
          .map(String)
          .map(visible)
          .join(' ')
      })
      const found = told.filter(({ strongest }) => strongest.accepted).length
      const message = `${job.decision ?? 'no decision'}: ${countsOf(found, told.length - found).join(', ')}`
      const failure = `<failure message="${escaped(message)}">${escaped(lines.join('\n'))}</failure>`
      return put(job.source, failure + incomplete)
    },
    unread({ name, error, effect }) {
      const message = escaped(error.message)
      if (effect === 'none') {
        counts.skipped++
        return put(name, `<skipped message="${message}"/>`)
      }
      counts.errors++
      return put(name, `<error message="${message}"/>`)
    },
    end() {
      const { failures, errors, skipped } = counts
      const numbers = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`
      return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${numbers}>
<testsuite name="assay" ${numbers}>
${cases.map((each) => `${each}\n`).join('')}</testsuite>
</testsuites>
`
    },
  }
}

/** XML 1.0 has no way to write other controls, which {@link visible} spells out. */
function escaped(text: string): string {
  return text
    .split('\n')
    .map(visible)
    .join('\n')
    .replace(/[&<>"'\ufffe\uffff]/g, (character) => ENTITIES[character] ?? '?')
    .replaceAll('\n', '&#10;')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
