// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import type { RuleTrialRequest, RuleTrial as Trial } from '../../src-shared/workspace/rule-trial.ts'
import { useTrialDraft, useTrialShown } from '../data/trial-draft.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { RuleTrial } from './rule-trial.tsx'

afterEach(() => {
  cleanup()
  act(() => useTrialDraft.setState({ rules: '', text: '' }))
  act(() => useTrialShown.setState({ shown: false }))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const mark = (start: number, end: number, accepted: boolean): Trial['marks'][number] => ({
  ...{ start, end, accepted, rule_id: 'user_project_number', title: 'Project number' },
  ...{ category: 'dlp', label: 'INTERNAL_RECORD', severity: 'medium', score: accepted ? 0.8 : 0.4 },
})
const nothing: Trial = {
  ...{ rules: 1, examples: 6, problems: [], marks: [], is_cut: false, threshold: 0.5 },
}

/** Opens the part with a service that answers every trial. */
async function open(answer: (asked: RuleTrialRequest) => Trial) {
  const asked: RuleTrialRequest[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const request = JSON.parse(String(init.body)) as RuleTrialRequest
    asked.push(request)
    return Response.json(answer(request))
  })
  await renderInApp(<RuleTrial />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Try rules of your own/ }))
  return { user, asked }
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })

it('begins with the example, marks what it finds, and hands the file out', async () => {
  const { user, asked } = await open(({ text }) =>
    text === '' ? nothing : { ...nothing, marks: [mark(5, 15, true), mark(16, 22, false)] },
  )
  expect(screen.getByText(/^Write or choose a file of rules/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start from the example' }))
  await screen.findByText('This file can be used: 1 rule, 6 examples as promised.')
  await user.click(field(/^Text to try/))
  await user.paste('Plan PRJ-104711 PRJ-12')
  const marked = await screen.findByRole('region', { name: 'The text with what is found' })
  expect(marked.textContent).toBe('Plan PRJ-104711 PRJ-12')
  expect([...marked.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    ...['PRJ-104711', 'PRJ-12'],
  ])
  expect(screen.getByText('1 place found, 1 with too low a score')).toBeTruthy()
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(named[1]).toContain('PRJ-12Project number, 0.40: from 0.50 on it counts')
  expect(asked.at(-1)).toEqual({ rules: EXAMPLE_RULES, text: 'Plan PRJ-104711 PRJ-12' })

  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Save as a file…' }))
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('our-projects.yaml')
})

it('says what is wrong with a file, and offers none of it', async () => {
  const problem = 'line 3: user_a: pattern: is not closed'
  const { user } = await open(() => ({ ...nothing, rules: 0, examples: 0, problems: [problem] }))
  await user.click(field(/^Rules/))
  await user.paste('pack: own')
  await screen.findByText('This file would not be used: 1 problem.')
  expect(within(screen.getByRole('list')).getByText(problem)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save as a file…' })).toBeNull()
  expect(screen.queryByText(/^Beside it/)).toBeNull()
})

it('says which file cannot be read, and keeps what was there', async () => {
  const { user } = await open(() => nothing)
  await user.click(field(/^Rules/))
  await user.paste('pack: own')
  const gone = new File(['pack: other'], 'gone.yaml')
  vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  const [rules] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  await user.upload(rules as HTMLInputElement, gone)
  await screen.findByText('gone.yaml cannot be read.')
  expect((field(/^Rules/) as HTMLTextAreaElement).value).toBe('pack: own')
})

it('takes no file that is no text, and keeps what was there', async () => {
  const { user } = await open(() => nothing)
  await user.click(field(/^Text to try/))
  await user.paste('Plan PRJ-104711')
  const [, text] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  const letter = new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe])], 'letter.pdf')
  await user.upload(text as HTMLInputElement, letter)
  await screen.findByText('letter.pdf is no text in UTF-8: it was not taken.')
  expect((field(/^Text to try/) as HTMLTextAreaElement).value).toBe('Plan PRJ-104711')
})
