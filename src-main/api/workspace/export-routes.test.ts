import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Job } from '../../../src-shared/contract/scan-result.ts'
import { EXPORT_FORMATS, EXPORT_KINDS } from '../../../src-shared/workspace/export-kinds.ts'
import { ExportRefusal } from '../../../src-shared/workspace/exports.ts'
import { unpackDocument } from '../../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

const TEXT = 'Mail ann@nord.de or bob@nord.de.\nCard 4111 1111 1111 1111, again ann@nord.de.'
let service: TestService
let token: string
let jobId: string

beforeAll(async () => {
  service = await startTestService()
  token = await service.session()
  jobId = await scan(TEXT, 'my "letter"\u202e.txt')
})
afterAll(() => service.close())

async function scan(text: string, name: string): Promise<string> {
  const form = new FormData()
  form.append('files', new File([text], name))
  form.append('config', JSON.stringify({ categories: ['pii', 'dlp'] }))
  const accepted = await service.post(form, bearer(token))
  const id = accepted.body.jobs[0].job_id
  await service.ended(id, token)
  return id
}

async function exported(request: unknown, id = jobId, key = token) {
  const response = await fetch(`${service.baseUrl}${WORKSPACE_ROUTES.export(id)}`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { ...bearer(key), 'content-type': 'application/json' },
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

describe.each(EXPORT_FORMATS)('%s', (format) => {
  it('comes as a file that no browser opens by itself', async () => {
    const { status, headers, body } = await exported({ format })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(EXPORT_KINDS[format].mediaType)
    const { extension, isRedacted } = EXPORT_KINDS[format]
    // The name of a document can hold what was taken out of its copy.
    const copy = `document-${jobId.slice(4, 10)}`
    const named = ['my letter _U_202E_', 'my%20letter%20%E2%80%B9U%2B202E%E2%80%BA']
    const [plain, encoded] = isRedacted ? [copy, copy] : named
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${plain}${extension}"; filename*=UTF-8''${encoded}${extension}`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(body).not.toBe('')
    if (format !== 'json') expect(body).not.toContain('ann@nord.de')
  })
})

it('is never named as a document of its type is, which it would lie over in its folder', () => {
  const names = EXPORT_FORMATS.map((format) => EXPORT_KINDS[format].extension)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /^[.](?:txt|md|html?|pdf|docx|csv|json)$/.test(name))).toEqual([])
})

it('is the job of the interface as JSON', async () => {
  const { body } = await exported({ format: 'json' })
  expect(Compile(Job).Check(JSON.parse(body))).toBe(true)
})

/** The service of these tests has no models. */
const NOTE =
  '[Redacted copy (rules only, 2 categories). What only models find, such as names of people, may still be here.]'

it('takes values out of a copy everywhere, and tells them apart where asked to', async () => {
  const copy = await exported({ format: 'text', redaction: 'pseudonyms' })
  expect(copy.body).toBe(
    `${NOTE}\n\nMail [EMAIL 1] or [EMAIL 2].\nCard [CREDIT CARD 1], again [EMAIL 1].`,
  )
  const markdown = await exported({ format: 'markdown' })
  expect(markdown.body).toContain('Card \\[CREDIT CARD\\]')
})

it.each([
  ['docx', 'docx'],
  ['pdf', 'pdf'],
  ['webpage', 'html'],
] as const)('draws a new %s without what was taken out', async (format, ending) => {
  const response = await fetch(`${service.baseUrl}${WORKSPACE_ROUTES.export(jobId)}`, {
    method: 'POST',
    body: JSON.stringify({ format, redaction: 'pseudonyms' }),
    headers: { ...bearer(token), 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
  const form = new FormData()
  form.append('files', new File([new Uint8Array(await response.arrayBuffer())], `copy.${ending}`))
  const accepted = await service.post(form, bearer(token))
  const id = accepted.body.jobs[0].job_id
  await service.ended(id, token)
  const copy = await service.request(WORKSPACE_ROUTES.document(id), { headers: bearer(token) })
  expect(unpackDocument(copy.body).text.replaceAll(/\s+/g, ' ').trim()).toBe(
    `${NOTE} Mail [EMAIL 1] or [EMAIL 2]. Card [CREDIT CARD 1], again [EMAIL 1].`,
  )
})

it('says what a PDF cannot draw, and what can', async () => {
  const id = await scan('Mail ann@nord.de, שלום.', 'letter.txt')
  const refused = await exported({ format: 'pdf' }, id)
  expect(refused.status).toBe(422)
  expect(JSON.parse(refused.body).error.message).toMatch(
    /lines of Hebrew run from right to left.*Word document, web page or text/,
  )
  expect(refused.body).not.toContain('ann@')
  expect((await exported({ format: 'docx' }, id)).status).toBe(200)
})

it('refuses a copy in which a second scan finds a value that was taken out', async () => {
  // One number, grouped otherwise: what is dismissed in one place stays in the text there.
  const id = await scan('Card 4111 1111 1111 1111.\nOr 4111-1111-1111-1111.', 'cards.txt')
  const judged = await service.request(WORKSPACE_ROUTES.judgements(id), {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ revision: 0, findings: [1], status: 'dismissed', reason: 'test_data' },
    }),
  })
  expect(judged.status).toBe(200)
  const refused = await exported({ format: 'text' }, id)
  expect(refused.status).toBe(422)
  const refusal = JSON.parse(refused.body)
  expect(Compile(ExportRefusal).Check(refusal)).toBe(true)
  expect(refusal.left).toBe(1)
  expect(refused.body).not.toContain('4111')
  for (const format of ['docx', 'pdf']) expect((await exported({ format }, id)).status).toBe(422)
  expect((await exported({ format: 'text', statuses: ['open', 'dismissed'] }, id)).status).toBe(200)
})

it('exports the findings of the statuses asked for', async () => {
  const rows = async (statuses: string[]) =>
    (await exported({ format: 'csv', statuses })).body.split('\r\n').slice(1, -1)
  expect(await rows(['open'])).toHaveLength(4)
  // None is confirmed: a row of the document, with its verdict and no finding.
  const [alone = '', ...others] = await rows(['confirmed'])
  expect(others).toEqual([])
  expect(alone).toContain('"","",""')
})

it.each<[string, unknown, number]>([
  ['no format', {}, 422],
  ['an unknown format', { format: 'exe' }, 422],
  ['no statuses', { format: 'csv', statuses: [] }, 422],
  ['an unknown choice', { format: 'csv', evidence: 'all' }, 422],
])('refuses %s', async (_, request, status) => {
  expect((await exported(request)).status).toBe(status)
})

it('is for the app only, and for jobs that are there', async () => {
  expect((await exported({ format: 'csv' }, jobId, service.key())).status).toBe(401)
  for (const format of ['csv', 'text']) {
    expect((await exported({ format }, `job_${'0'.repeat(32)}`)).status).toBe(404)
  }
})

it('makes one report of many jobs, and tells what is gone and what was not read', async () => {
  const second = await scan('Mail eve@nord.de.', 'second.txt')
  const gone = `job_${'0'.repeat(32)}`
  const unread = [{ name: '<b>locked\u202e.pdf', why: 'It is encrypted.' }]
  const report = (jobs: readonly string[], key = token) =>
    fetch(`${service.baseUrl}${WORKSPACE_ROUTES.batchReport}`, {
      method: 'POST',
      body: JSON.stringify({
        jobs: jobs.map((job_id) => ({ job_id, name: `scan ${jobs.indexOf(job_id) + 1}` })),
        unread,
      }),
      headers: { ...bearer(key), 'content-type': 'application/json' },
    })
  const answer = await report([second, jobId, gone])
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('assay.report.html')
  const page = await answer.text()
  expect(page).toContain('<h1>Scan of 2 documents</h1>')
  // Under the names that were sent: two scans of one address have the same source.
  expect(page).toMatch(
    /<td><bdi>scan 1<\/bdi><\/td><td><strong>.*<\/td><td><bdi>Email<\/bdi><\/td><td>0 of 1<\/td>/,
  )
  expect(page.match(/<h1>/g)).toHaveLength(4)
  expect(page.indexOf('Scan of <bdi>scan 1')).toBeLessThan(page.indexOf('Scan of <bdi>scan 2'))
  expect(page).toContain('<td><bdi>scan 3</bdi></td>')
  expect(page).not.toContain(gone)
  expect(page).toContain('&lt;b&gt;locked')
  expect(page).toContain('It is encrypted.')
  expect(page).not.toMatch(/<b>|\u202e|ann@nord\.de|eve@nord\.de/)
  expect((await report([gone])).status).toBe(404)
  expect((await report([])).status).toBe(422)
})
