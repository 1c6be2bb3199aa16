// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import type { OwnRuleFile } from '../../src-shared/workspace/own-rules.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { useTrialDraft, useTrialFile, useTrialShown } from '../data/trial-draft.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { OwnRuleFiles } from './own-rule-files.tsx'
import { RuleTrial } from './rule-trial.tsx'

const FILE = 'our-projects.yaml'
const used: OwnRuleFile = { file: FILE, rules: 2, problems: [] }

/** A service that holds files of rules, and takes every trial for good. */
let files: OwnRuleFile[]
let refusal: string | null
const saved: unknown[] = []
beforeEach(() => {
  files = []
  refusal = null
  saved.length = 0
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === WORKSPACE_ROUTES.ruleTrial) {
      const trial = {
        rules: 1,
        examples: 6,
        problems: [],
        marks: [],
        is_cut: false,
        threshold: 0.5,
      }
      return Response.json(trial)
    }
    if (method === 'POST') {
      saved.push(JSON.parse(String(body)))
      if (refusal !== null) {
        const error = { code: 'INVALID_INPUT', message: refusal }
        return Response.json({ error }, { status: 422 })
      }
      files = [used]
    }
    if (method === 'DELETE') {
      files = []
      return new Response(null, { status: 204 })
    }
    if (path === WORKSPACE_ROUTES.ownRuleFile(FILE)) return Response.json({ rules: 'pack: mine' })
    return Response.json({ files })
  })
})
afterEach(() => {
  cleanup()
  act(() => useTrialDraft.setState({ rules: '', text: '' }))
  act(() => useTrialFile.setState({ file: null }))
  act(() => useTrialShown.setState({ shown: false }))
  vi.unstubAllGlobals()
})

async function open() {
  await renderInApp(
    <>
      <OwnRuleFiles />
      <RuleTrial />
    </>,
  )
  return userEvent.setup()
}
const list = () => screen.findByRole('list', { name: 'Your files of rules' })

it('puts rules to use that were tried, says so, and asks before it replaces them', async () => {
  act(() => useTrialDraft.setState({ rules: EXAMPLE_RULES }))
  act(() => useTrialShown.setState({ shown: true }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Use these rules' }))
  expect(await screen.findByText(`Saved as ${FILE}: scans use it from now on.`)).toBeTruthy()
  expect(within(await list()).getByText('2 rules in use')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: `Replace ${FILE}` }))
  expect(saved).toEqual([
    { file: FILE, rules: EXAMPLE_RULES, replace: false },
    { file: FILE, rules: EXAMPLE_RULES, replace: true },
  ])
})

it('says why a file was not saved', async () => {
  refusal = 'The file would not be used, and was not saved: line 4: id: another pack has it'
  act(() => useTrialDraft.setState({ rules: EXAMPLE_RULES }))
  act(() => useTrialShown.setState({ shown: true }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Use these rules' }))
  expect(await screen.findByText(refusal)).toBeTruthy()
})

it('names what is left out and why, and takes a file up again where rules are tried', async () => {
  files = [used, { file: 'b.yaml', rules: 0, problems: ['line 2: no id'] }]
  const user = await open()
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.replace(/EditRemove…$/, ''))).toEqual([
    `${FILE} 2 rules in use`,
    'b.yaml not usedline 2: no id',
  ])
  await user.click(screen.getByRole('button', { name: `Edit ${FILE}` }))
  const field = await screen.findByRole('textbox', { name: /^Rules/ })
  expect([(field as HTMLTextAreaElement).value, document.activeElement]).toEqual([
    'pack: mine',
    field,
  ])
  // It is saved where it came from, whatever its pack is called.
  await user.click(await screen.findByRole('button', { name: `Replace ${FILE}` }))
  expect(saved).toEqual([{ file: FILE, rules: 'pack: mine', replace: true }])
})

it('says why the folder is not read, which is nothing to edit or remove', async () => {
  files = [{ file: 'rules', rules: 0, problems: ['is not a folder; links are not followed'] }]
  await open()
  const row = within(await list()).getByRole('listitem')
  expect(row.textContent).toBe('rules not usedis not a folder; links are not followed')
})

it('removes a file that it asked about first', async () => {
  files = [used]
  const user = await open()
  await list()
  await user.click(screen.getByRole('button', { name: `Remove ${FILE}…` }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `Remove ${FILE}?` }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(screen.getByText(/^None yet: rules that were tried/)).toBeTruthy())
  expect(document.activeElement?.textContent).toMatch(/^Your files of rules/)
})
