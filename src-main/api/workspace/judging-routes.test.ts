import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import {
  JudgementHistory,
  ReviewChanges,
  ReviewConflict,
  SuppressionPreview,
  Suppressions,
} from '../../../src-shared/workspace/judging.ts'
import { PackedDocument, unpackDocument } from '../../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { createMovableClock } from '../../clock.ts'
import { type Answer, bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

/** Another text each time: judgements are carried from one scan of a text to the next. */
const textOf = (test: string) =>
  `Mail ann@nord.de of ${test}.\nOr bob@nord.de of ${test}.\nOr ann@nord.de of ${test} again.`
const clock = createMovableClock(1_700_000_000_000)
let service: TestService
let token: string

beforeAll(async () => {
  service = await startTestService({ clock })
  token = await service.session()
})
afterAll(() => service.close())

/** A finished scan of a file, as the app has it. */
async function scan(text: string, name = `${text.length}.txt`): Promise<string> {
  const form = new FormData()
  form.append('files', new File([text], name))
  form.append('config', JSON.stringify({ categories: ['pii'] }))
  const accepted = await service.post(form, bearer(token))
  const jobId = accepted.body.jobs[0].job_id
  await service.ended(jobId, token)
  return jobId
}

function call(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  return service.request(path, {
    method,
    headers: {
      ...bearer(token),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
const open = async (jobId: string) => {
  const { body } = await call(WORKSPACE_ROUTES.document(jobId))
  expect([...Compile(PackedDocument).Errors(body)]).toEqual([])
  const { known: _, ...document } = unpackDocument(body)
  return document
}

it('shows findings with fingerprints, groups and judgements, in the form of the contract', async () => {
  const jobId = await scan(textOf('shown'))
  const before = await open(jobId)
  expect(before.groups.map((group: { findings: number[] }) => group.findings)).toEqual([
    [0, 2],
    [1],
  ])
  const judged = await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', {
    revision: 0,
    findings: [0],
    status: 'dismissed',
    reason: 'other',
    note: '=HYPERLINK("x") <b>\u202e',
  })
  expect(judged.status).toBe(200)
  expect(Compile(ReviewChanges).Check(judged.body)).toBe(true)
  const after = await open(jobId)
  expect([...Compile(ReviewDocument).Errors(after)]).toEqual([])
  expect(after.findings[0]?.judgement).toMatchObject({
    ...{ status: 'dismissed', reason: 'other', note: '=HYPERLINK("x") <b>\u202e' },
    ...{ origin: 'judged', at: clock.now() },
  })
  expect(after.findings[1]?.judgement).toBeNull()
  expect(after.review).toMatchObject({ revision: judged.body.revision, undo: { kind: 'judged' } })
})

it('undoes and redoes, and tells the history', async () => {
  const jobId = await scan(textOf('undone'))
  const judged = await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', {
    ...{ revision: 0, findings: [0, 1, 2], status: 'confirmed' },
  })
  const { revision } = judged.body
  const undone = await call(WORKSPACE_ROUTES.undo(jobId), 'POST', { revision })
  expect(undone.body).toMatchObject({ undo: null, redo: { changed: 3 } })
  const redone = await call(WORKSPACE_ROUTES.redo(jobId), 'POST', {
    revision: undone.body.revision,
  })
  expect(redone.body.changes).toHaveLength(3)
  const history = await call(`${WORKSPACE_ROUTES.judgements(jobId)}?finding=1`)
  expect(Compile(JudgementHistory).Check(history.body)).toBe(true)
  expect(history.body.entries.map((entry: { to: string }) => entry.to)).toEqual([
    'confirmed',
    'open',
    'confirmed',
  ])
})

it('tells the second of two windows what the first one said', async () => {
  const jobId = await scan(textOf('two'))
  const request = { revision: 0, findings: [0], status: 'confirmed' }
  const answers = await Promise.all(
    [1, 2].map(() => call(WORKSPACE_ROUTES.judgements(jobId), 'POST', request)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body } = answers.find(({ status }) => status === 409) as Answer
  expect(Compile(ReviewConflict).Check(body)).toBe(true)
  expect(body.review.changes).toMatchObject([{ judgement: { status: 'confirmed' } }])
  const since = await call(`${WORKSPACE_ROUTES.review(jobId)}?since=${body.review.revision}`)
  expect(since.body.changes).toEqual([])
})

it('keeps a note, and takes it away', async () => {
  const jobId = await scan(textOf('noted things'))
  const noted = await call(WORKSPACE_ROUTES.notes(jobId), 'PUT', {
    ...{ revision: 0, findings: [1], note: 'ask them' },
  })
  expect(noted.body.changes).toMatchObject([{ judgement: { status: 'open', note: 'ask them' } }])
  const { revision } = noted.body
  const gone = await call(WORKSPACE_ROUTES.notes(jobId), 'PUT', {
    revision,
    findings: [1],
    note: '',
  })
  expect(gone.body.changes).toMatchObject([{ judgement: null }])
})

it('carries judgements to a changed version, and says what is new and gone', async () => {
  const text = textOf('carried')
  const jobId = await scan(text, 'contract.txt')
  await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', {
    ...{ revision: 0, findings: [0, 1], status: 'dismissed', reason: 'test_data' },
  })
  const next = await open(
    await scan(`Title\n${text.split('\n')[0]}\nNow eve@nord.de.`, 'contract.txt'),
  )
  expect(next.findings.map(({ baseline }) => baseline)).toEqual(['unchanged', 'new'])
  expect(next.findings[0]?.judgement).toMatchObject({ status: 'dismissed', origin: 'carried' })
  expect(next.baseline).toMatchObject({
    job_id: jobId,
    new: 1,
    unchanged: 1,
    carried: 1,
    gone_total: 2,
  })
  expect(next.baseline?.gone[0]).toMatchObject({ quote: 'b••••@nord.de', status: 'dismissed' })
})

it('counts what was carried as decisions: a value that stands twice is one', async () => {
  const text = textOf('twice')
  const jobId = await scan(text, 'twice.txt')
  await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', {
    ...{ revision: 0, findings: [0, 1, 2], status: 'confirmed' },
  })
  const next = await open(await scan(`${text}\n`, 'twice.txt'))
  expect(next.findings.map(({ judgement }) => judgement?.origin)).toEqual(Array(3).fill('carried'))
  expect(next.baseline).toMatchObject({ unchanged: 3, carried: 2 })
  expect(next.groups).toHaveLength(2)
})

it('suppresses everything like a group, until it expires', async () => {
  const jobId = await scan('Write to zoe@nord.de.', 'one.txt')
  const { groups } = await open(jobId)
  const like = { group: groups[0]?.id, scope: 'always' }
  const preview = await call(WORKSPACE_ROUTES.suppressionPreview(jobId), 'POST', like)
  expect(Compile(SuppressionPreview).Check(preview.body)).toBe(true)
  expect(preview.body).toMatchObject({ findings: 1, complete: true })
  const expires_at = clock.now() + 1_000
  await call(WORKSPACE_ROUTES.suppress(jobId), 'POST', {
    ...{ revision: 0, ...like, reason: 'accepted_risk', expires_at },
  })
  const other = await scan('Then call Zoe@nord.de!', 'two.txt')
  expect((await open(other)).findings[0]?.judgement).toMatchObject({ origin: 'suppressed' })
  const list = await call(WORKSPACE_ROUTES.suppressions)
  expect(Compile(Suppressions).Check(list.body)).toBe(true)
  expect(list.body.suppressions).toMatchObject([{ scope: 'always', expires_at }])
  clock.pass(1_000)
  expect((await open(other)).findings[0]?.judgement).toBeNull()
  expect((await call(WORKSPACE_ROUTES.suppressions)).body.suppressions).toEqual([])
})

it('lifts a suppression', async () => {
  const jobId = await scan('Write to kim@nord.de.', 'kim.txt')
  const { groups } = await open(jobId)
  await call(WORKSPACE_ROUTES.suppress(jobId), 'POST', {
    ...{
      revision: 0,
      group: groups[0]?.id,
      scope: 'source',
      reason: 'test_data',
      expires_at: null,
    },
  })
  const suppression = (await open(jobId)).findings[0]?.judgement?.suppression ?? ''
  expect((await call(WORKSPACE_ROUTES.suppression(suppression), 'DELETE')).status).toBe(204)
  expect((await call(WORKSPACE_ROUTES.suppression(suppression), 'DELETE')).status).toBe(404)
  expect((await call(WORKSPACE_ROUTES.suppression('x'), 'DELETE')).status).toBe(404)
  expect((await open(jobId)).findings[0]?.judgement).toBeNull()
})

const judge = { revision: 0, findings: [0], status: 'confirmed' }
it.each<[string, unknown, number]>([
  ['no reason', { ...judge, status: 'dismissed' }, 422],
  ['a reason too many', { ...judge, reason: 'test_data' }, 422],
  ['no note for "other"', { ...judge, status: 'dismissed', reason: 'other', note: ' ' }, 422],
  ['an unknown status', { ...judge, status: 'done' }, 422],
  ['no findings', { ...judge, findings: [] }, 422],
  ['a finding that is not there', { ...judge, findings: [99] }, 422],
  ['a note of a book', { ...judge, note: 'x'.repeat(2_001) }, 422],
  ['an unknown field', { ...judge, extra: 1 }, 422],
  [
    'a wrong id behind thousands of right ones',
    { ...judge, findings: [...Array(5_000).fill(0), 'x'] },
    422,
  ],
  ['more findings than a request may name', { ...judge, findings: Array(100_001).fill(0) }, 422],
])('refuses %s', async (_, body, status) => {
  const jobId = await scan('Mail ann@nord.de.', 'refused.txt')
  expect((await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', body)).status).toBe(status)
})

it('takes thousands of findings at once', async () => {
  const jobId = await scan('Mail ann@nord.de.', 'bulk.txt')
  const many = { ...judge, findings: Array(50_000).fill(0) }
  expect((await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', many)).status).toBe(200)
})

it('is for the app only, and for jobs that are there', async () => {
  const jobId = await scan('Mail ann@nord.de.', 'mine.txt')
  const headers = { ...bearer(service.key()), 'content-type': 'application/json' }
  const asKey = await service.request(WORKSPACE_ROUTES.judgements(jobId), {
    ...{ method: 'POST', headers, body: JSON.stringify(judge) },
  })
  expect(asKey.status).toBe(401)
  const nowhere = `job_${'0'.repeat(32)}`
  expect((await call(WORKSPACE_ROUTES.judgements(nowhere), 'POST', judge)).status).toBe(404)
  expect((await call(WORKSPACE_ROUTES.review(nowhere))).status).toBe(404)
  expect((await call(`${WORKSPACE_ROUTES.review(jobId)}?since=x`)).status).toBe(400)
})

it('has nothing any more, anywhere, of a job whose time ran out', async () => {
  const jobId = await scan('Mail ann@nord.de.', 'expired.txt')
  expect((await open(jobId)).groups).toHaveLength(1)

  clock.pass(31 * 24 * 3_600_000)

  const asked = [
    await call(WORKSPACE_ROUTES.document(jobId)),
    await call(WORKSPACE_ROUTES.job(jobId)),
    await call(WORKSPACE_ROUTES.judgements(jobId), 'POST', judge),
    await call(WORKSPACE_ROUTES.export(jobId), 'POST', { format: 'html' }),
    await call(`/api/v1/scan/${jobId}`),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})
