/** Sentences of what is handed out. */

import { formatList } from '../format.ts'

export const exports = {
  title: 'Export',
  running: 'Exporting…',
  saved: (name: string) => `Saved: ${name}`,
  sections: {
    reports: 'Reports, values masked',
    reportsInFull: 'Reports, values in full: masking is off',
    inFull: 'For programs, values in full however they are shown',
    copies: 'New files without what was found, scanned again',
  },
  choices: {
    html: 'Report to read or print (HTML)',
    sarif: 'For code scanning (SARIF 2.1.0)',
    csv: 'Table (CSV)',
    json: 'Answer of the interface (JSON)',
    receipt: 'Receipt: proves later what was scanned and decided (HTML)',
    text: 'Redacted text',
    markdown: 'Redacted Markdown',
    webpage: 'Redacted web page',
    docx: 'Redacted Word document',
    pdf: 'Redacted PDF',
  },
  partial: 'Not all was read or checked: each of these files says what was not.',
  partialCopies:
    'Not all was read or checked: each copy says so on top. What was not read is missing there.',
  unaskedCopies: (names: readonly string[]) =>
    `This scan did not look for: ${formatList(names)}. A copy holds it as it is, and says so on top.`,
  rulesOnlyCopies:
    'No model read this document: what only models find, such as names of people, may be left in a copy. It says so on top.',
  redaction: 'How values are named in a copy',
  pseudonyms: 'Tell values apart: [PERSON 1]',
} as const
