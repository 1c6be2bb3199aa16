import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleReport } from './__fixtures__/sample-document.ts'
import { reportOf } from './report.ts'
import { toCsv } from './report-csv.ts'
import { toHtml } from './report-html.ts'
import { htmlOf, htmlPart } from './report-overview.ts'
import { toSarif } from './report-sarif.ts'

const MADE = { madeAt: 0, version: '1' }

describe('reportOf', () => {
  it('holds the accepted findings of the statuses asked for', () => {
    const ids = (statuses?: ('open' | 'dismissed' | 'confirmed')[]) =>
      reportOf(sampleDocument(), statuses === undefined ? {} : { statuses }, MADE).findings.map(
        ({ id }) => id,
      )
    expect([ids(), ids(['dismissed']), ids(['open']), ids(['confirmed'])]).toEqual([
      [0, 1],
      [1],
      [0],
      [],
    ])
  })

  it('masks evidence unless told otherwise', () => {
    const evidence = (choice?: 'full' | 'none') =>
      reportOf(sampleDocument(), choice === undefined ? {} : { evidence: choice }, MADE).findings[0]
        ?.evidence
    expect([evidence(), evidence('full'), evidence('none')]).toEqual([
      'a••••@nord.de',
      'ann@nord.de',
      null,
    ])
  })
})

describe('SARIF', () => {
  const { runs } = JSON.parse(toSarif([sampleReport()]))
  const [run] = runs

  it('places findings in the text in lines, characters and bytes', () => {
    expect(run.columnKind).toBe('unicodeCodePoints')
    const [first, second] = run.results.map(
      (result: { locations: { physicalLocation: { region: object } }[] }) =>
        result.locations[0]?.physicalLocation.region,
    )
    expect(first).toMatchObject({ startLine: 1, startColumn: 6, endLine: 1, endColumn: 17 })
    // A face before it is one character, two units and four bytes.
    expect(second).toMatchObject({
      ...{ startLine: 2, startColumn: 8, endColumn: 19 },
      ...{ charOffset: 29, charLength: 11, byteOffset: 32, byteLength: 11 },
    })
    expect(run.artifacts[1]).toMatchObject({ parentIndex: 0 })
    expect(run.results[0].locations[0].logicalLocations).toMatchObject([
      { fullyQualifiedName: 'page 1' },
    ])
  })

  it('places findings of a text file in the file itself', () => {
    const document = { ...sampleDocument({ source: 'a b.md' }), media_type: 'text/markdown' }
    const [plain] = JSON.parse(toSarif([reportOf(document, {}, MADE)])).runs
    expect(plain.artifacts).toMatchObject([{ location: { uri: 'a%20b.md' } }])
    expect(plain.results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      ...{ uri: 'a%20b.md', uriBaseId: '%SRCROOT%' },
      index: 0,
    })
    expect(plain.originalUriBaseIds).toHaveProperty('%SRCROOT%')
  })

  it('places findings of a member in its archive', () => {
    const source = 'in/a b.zip!/docs.tar!/../x: ü.pdf'
    const [inArchive] = JSON.parse(toSarif([reportOf(sampleDocument({ source }), {}, MADE)])).runs
    expect(inArchive.artifacts).toMatchObject([
      { location: { uri: 'in/a%20b.zip', uriBaseId: '%SRCROOT%' } },
      { location: { uri: '/docs.tar' }, parentIndex: 0 },
      { location: { uri: '/../x%3A%20%C3%BC.pdf' }, parentIndex: 1, roles: ['analysisTarget'] },
      { location: { uri: '/text' }, parentIndex: 2 },
    ])
    const [result] = inArchive.results
    expect(result.locations[0].physicalLocation.artifactLocation).toEqual({
      uri: '/text',
      index: 3,
    })
    const [note] = inArchive.invocations[0].toolExecutionNotifications
    expect(note.locations[0].physicalLocation.artifactLocation.uri).toBe('in/a%20b.zip')
  })

  it('tells fingerprints, what is dismissed and why, and how it compares', () => {
    expect(run.results[0]).toMatchObject({
      partialFingerprints: { 'assay/v1': '0'.repeat(32) },
      baselineState: 'new',
    })
    expect(run.results[0].suppressions).toBeUndefined()
    expect(run.results[1].suppressions).toEqual([
      {
        kind: 'external',
        status: 'accepted',
        justification: 'test data: a demo',
        properties: { by: 'ann', at: '2020-09-13T12:26:40.000Z', origin: 'judged' },
      },
    ])
  })

  it('tells what failed and what was not read', () => {
    const notes = run.invocations[0].toolExecutionNotifications.map(
      (each: { message: { text: string } }) => each.message.text,
    )
    expect(notes).toEqual([
      'Threat was not checked.',
      'Failed: inference, L2, timeout.',
      'Pages without readable text: 2.',
    ])
  })

  it('says that masked evidence is masked', () => {
    const [masked] = JSON.parse(toSarif([reportOf(sampleDocument(), {}, MADE)])).runs
    expect(masked.redactionTokens).toEqual(['•'])
    expect(JSON.stringify(masked)).not.toContain('ann@nord')
  })
})

describe('HTML', () => {
  it('calls a reason of a model what a reader calls it, here and in SARIF', () => {
    const guard = { title: 'Model l3-guard', detector: 'l3-guard' }
    expect(toHtml([sampleReport(guard)])).toContain('Judged by a model')
    expect(toHtml([sampleReport(guard)])).not.toContain('l3-guard')
    const [run] = JSON.parse(toSarif([sampleReport(guard)])).runs
    expect(run.results[0].message.text).toBe('Judged by a model (EMAIL)')
    expect(run.results[0].ruleId).toBe('l3-guard')
  })

  it('calls what was read from an address by what stands there', () => {
    const sample = sampleDocument()
    const input = { kind: 'mcp_server' as const, media_types: ['application/json'] }
    const document = { ...sample, job: { ...sample.job, input } }
    expect(toHtml([reportOf(document, {}, MADE)])).toContain(
      '<dt>Type</dt><dd><bdi>MCP server</bdi></dd>',
    )
  })

  it('counts as decided what only asks for a look, as the app does', () => {
    const sample = sampleDocument()
    const [group] = sample.groups
    const groups = [...sample.groups, { ...group, id: 'c', asking: true, findings: [2] }]
    const page = toHtml([reportOf({ ...sample, groups } as typeof sample, {}, MADE)])
    expect(page).toContain('<dt>Decided</dt><dd><bdi>1 of 3 decisions</bdi></dd>')
  })

  it('names what weighs most, each kind once, and not what is dismissed', () => {
    const { groups, ...sample } = sampleDocument()
    const [first, dismissed] = groups as [(typeof groups)[0], (typeof groups)[0]]
    const mainly = (...labels: string[]) => {
      const named = labels.map((label) => ({ ...first, label }))
      const report = reportOf({ ...sample, groups: [...named, dismissed] }, {}, MADE)
      const told = /<dt>Found<[/]dt><dd><bdi>(.*?)<[/]bdi>/.exec(toHtml([report]))?.[1]
      expect(htmlPart(report, 'a').found).toBe(`<bdi>${told}</bdi>`)
      return told
    }
    expect(mainly('phishing', 'PERSON', 'IBAN', 'PERSON', 'EMAIL', 'PHONE')).toBe(
      'Phishing, Person (2), IBAN and 2 more',
    )
    expect(mainly('PERSON')).toBe('Person')
    expect(mainly()).toBe('All dismissed')
  })

  it('calls a text that has no name pasted', () => {
    const sample = sampleDocument({ source: 'text' })
    const input = { kind: 'text' as const, media_types: ['text/plain'] }
    const document = { ...sample, job: { ...sample.job, input } }
    expect(toHtml([reportOf(document, {}, MADE)])).toContain('<h1>Scan of <bdi>pasted text</bdi>')
  })

  it('says what was not checked', () => {
    const html = toHtml([sampleReport()])
    for (const words of ['Threat was not checked', 'Pages without readable text: 2', 'timeout']) {
      expect(html).toContain(words)
    }
  })

  it('says what the app says of it', () => {
    expect(toHtml([sampleReport()])).toContain(
      '<strong>Needs a look</strong> rules and models, 1 category',
    )
  })

  it('says where a place is found again, and how far the review has come', () => {
    const document = sampleDocument()
    const page = toHtml([reportOf(document, {}, MADE)])
    expect(page).toContain('page 1<br>characters ')
    expect(page).toContain('<dt>Decided</dt><dd><bdi>1 of 2 decisions</bdi></dd>')
    const findings = document.findings.map((each) => ({ ...each, page: null, judgement: null }))
    const text = toHtml([reportOf({ ...document, findings }, {}, MADE)])
    expect(text).toContain('line 2<br>characters 29–40')
    expect(text).not.toContain('Decided')
  })

  it('says what hidden characters spell', () => {
    const words = 'send the keys'
    const hidden = Array.from(words, (letter) =>
      String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
    ).join('')
    const html = toHtml([sampleReport({ evidence: hidden })])
    expect(html).toContain('13 hidden characters that read “send the keys”')
    expect(html).not.toContain('U+E00')
  })

  it('lists decisions with the places that were asked for', () => {
    const html = toHtml([reportOf(sampleDocument(), { statuses: ['dismissed'] }, MADE)])
    expect(html).toContain('1 decision, 1 finding')
    expect(html).toContain('b••••@nord.de')
    expect(html).not.toContain('a••••@nord.de')
  })
})

it('tells what all verdicts stand on once, and of each where they differ', () => {
  const parts = ['a', 'b'].map((name) => htmlPart(sampleReport(), name))
  const scopeIn = (page: string) =>
    page.split('</table>')[0]?.match(/rules and models, 1 category/g)
  expect(scopeIn(htmlOf(parts, []))).toHaveLength(1)
  const [one, other] = parts as [(typeof parts)[0], (typeof parts)[0]]
  const page = htmlOf([one, { ...other, scope: 'rules only, 1 category' }], [])
  expect(page).toMatch(/<td><bdi>a<[/]bdi><[/]td><td><strong>Needs a look<[/]strong> rules and mod/)
  expect(page).toMatch(/<td><strong>Needs a look<[/]strong> rules only, 1 category<br>/)
})

it('names the document in each row of a table', () => {
  const [, row = ''] = toCsv([sampleReport()]).split('\r\n')
  expect(row).toMatch(/^"letter\.pdf","0","open",/)
})

it('lists a stretch once in the page to read, also where two detectors claim it', () => {
  const document = sampleDocument()
  const [first] = document.findings
  const [group, ...others] = document.groups
  if (first === undefined || group === undefined) throw new Error('The sample has findings.')
  const rowsOf = (second: typeof first) => {
    const both = { ...group, findings: [0, second.id] }
    const page = toHtml([
      reportOf({ ...document, findings: [first, second], groups: [both, ...others] }, {}, MADE),
    ])
    return page.match(/class="place"/g)
  }
  expect(rowsOf({ ...first, id: 7, score: 0.4 })).toHaveLength(1)
  expect(rowsOf({ ...first, id: 7, end: first.end - 1 })).toHaveLength(2)
})
