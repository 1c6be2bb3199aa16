import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_RULES } from '../../../src-shared/model/example-rules.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { MAX_TRIED_TEXT, RuleTrial } from '../../../src-shared/workspace/rule-trial.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService()
  token = await service.session()
})
afterAll(() => service.close())

const attempt = (body: object, headers: Record<string, string> = bearer(token)) =>
  service.request(WORKSPACE_ROUTES.ruleTrial, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

it('says what a file of rules marks in a text, without keeping it', async () => {
  const { status, body } = await attempt({ rules: EXAMPLE_RULES, text: 'Plan PRJ-104711.' })
  expect(status).toBe(200)
  expect(Value.Check(RuleTrial, body)).toBe(true)
  expect(body).toMatchObject({ rules: 1, problems: [], marks: [{ start: 5, end: 15 }] })
  const rules = await service.request(WORKSPACE_ROUTES.rules, { headers: bearer(token) })
  expect(JSON.stringify(rules.body)).not.toContain('user_project_number')
})

it('holds ids against the rules that ship', async () => {
  const rules = EXAMPLE_RULES.replace('user_project_number', 'dlp_aws_access_key')
  const { body } = await attempt({ rules, text: '' })
  expect(body.problems.join()).toContain('another pack has a rule of this id')
})

it('refuses a text that is too long, other fields, and whoever is no window', async () => {
  const asked = { rules: EXAMPLE_RULES, text: '' }
  const long = await attempt({ ...asked, text: 'a'.repeat(MAX_TRIED_TEXT + 1) })
  expect([long.status, long.body.error.code]).toEqual([422, 'INVALID_INPUT'])
  expect((await attempt({ ...asked, save: true })).status).toBe(422)
  expect((await attempt(asked, {})).status).toBe(401)
})
