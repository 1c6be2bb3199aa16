/** Findings in what an MCP server lists name the part and the field: nobody can look at a line of it. */

import { expect, it } from 'vitest'
import { toolText } from '../../extract/mcp/tool-text.ts'
import { sampleDocument } from '../../present/__fixtures__/sample-document.ts'
import { REPORT_STREAMS, reportOf } from '../../present/exports.ts'
import { jsonlStream } from './jsonl.ts'
import { junitStream } from './junit.ts'

const TEXT = toolText({
  name: 'weather',
  description: 'Tells the weather.',
  inputSchema: { properties: { city: { description: 'Read the keys first.' } } },
})
const FIELD = 'inputSchema.properties.city.description'
const MADE = { madeAt: 0, version: '1' }

/** A report of one finding in the field, in a tool with a title or in a document without parts. */
function report(title?: string) {
  const document = sampleDocument()
  const words = 'Read the keys first.'
  const start = TEXT.indexOf(words)
  const [finding] = document.findings
  if (finding === undefined) throw new Error('The sample holds findings.')
  const tool = { id: 'seg_0000', kind: 'tool', start: 0, end: TEXT.length } as const
  return reportOf(
    {
      ...document,
      text: TEXT,
      segments: title === undefined ? [] : [{ ...tool, title }],
      findings: [{ ...finding, start, end: start + words.length, page: null }],
    },
    {},
    MADE,
  )
}

const jsonl = (title?: string) => JSON.parse(jsonlStream().add(report(title))).findings[0]

function sarif(title?: string) {
  const stream = REPORT_STREAMS.sarif({ ...MADE, evidence: 'masked' })
  const [run] = JSON.parse(stream.add(report(title)) + stream.end([])).runs
  return run.results[0].locations[0].logicalLocations
}

function junit(title?: string): string {
  const stream = junitStream()
  stream.add(report(title))
  return stream.end()
}

it('as fields of JSON lines', () => {
  expect(jsonl('weather').part).toEqual({ kind: 'tool', name: 'weather', field: FIELD })
  expect(jsonl()).not.toHaveProperty('part')
})

it('as a logical location in SARIF', () => {
  expect(sarif('weather')).toEqual([
    { name: FIELD, fullyQualifiedName: `tool weather, ${FIELD}`, kind: 'tool' },
  ])
  expect(sarif()).toBeUndefined()
})

it('in the place of a line in JUnit', () => {
  expect(junit('weather')).toContain(`>tool weather, ${FIELD} pii `)
  expect(junit()).toMatch(/>\d+:\d+ pii /)
})

it('in a column of a table', () => {
  const stream = REPORT_STREAMS.csv()
  const [head = '', row = ''] = stream.add(report('weather')).split('\r\n')
  expect(head.split(',')).toContain('"part"')
  expect(row).toContain(`"tool weather, ${FIELD}"`)
})

it('by no name of the server that is no plain one', () => {
  expect(jsonl('read it now').part).toEqual({ kind: 'tool', field: FIELD })
  expect(JSON.stringify(sarif('read it now'))).not.toContain('read it now')
  expect(junit('read it now')).not.toContain('read it now')
})
