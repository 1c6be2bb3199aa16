// @vitest-environment happy-dom
/** Why a finding is claimed, as its reviewer reads it: one reason in full, no number twice, no code without words. */

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { modelReading } from '../../src-shared/model/words.ts'
import type { FindingExplanation } from '../../src-shared/workspace/document.ts'
import { openRoom, serviceStandIn } from '../testing/judging-room.tsx'
import { reviewDocument } from '../testing/review-document.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function reason(detector_id: string, more: Partial<FindingExplanation>): FindingExplanation {
  return {
    ...{ detector_id, title: detector_id, description: '', view: 'original' },
    ...{ base_score: 0.75, score: 0.95, validated: [], context: [] },
    ...more,
  }
}

const CARD = reason('pii_credit_card', {
  title: 'Payment card number',
  validated: ['payment_card'],
  context: [{ word: 'card', change: 0.2 }],
})
const SHORT = reason('pii_credit_card_short_form', {
  ...{ title: 'Card number in short', base_score: 0.8, score: 0.8, view: 'labelled' },
})

async function openReasons(...explanations: FindingExplanation[]) {
  serviceStandIn()
  const found = { words: '4556', label: 'CREDIT_CARD', score: 0.95, explanations }
  const { user } = await openRoom('?span=0', reviewDocument('card 4556', [found]))
  return { user, detail: within(screen.getByRole('region', { name: 'Details' })) }
}

it('shows the surest reason with what was checked, and others once they are asked for', async () => {
  const { user, detail } = await openReasons(CARD, SHORT)
  expect(detail.getByText('its issuer and check digit are those of a card')).toBeTruthy()
  expect(detail.getByText('“\u2068card\u2069” +0.20')).toBeTruthy()
  expect(detail.getByText('score 0.75 → 0.95')).toBeTruthy()
  const more = detail.getByRole('button', { name: '1 more reason' })
  expect(more.getAttribute('aria-expanded')).toBe('false')

  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  const group = detail.getByRole('group')
  expect(group.textContent).toContain('Card number in short')
  expect(group.textContent).toContain(
    'score 0.80 · read in the cell with the head of its column or its field',
  )
})

it('names a model once and calls it no rule', async () => {
  const { detail } = await openReasons(
    reason('l2-names', { title: 'Model l2-names', base_score: 0.95 }),
  )
  expect(detail.getByRole('heading', { name: 'Judged by a model' })).toBeTruthy()
  expect(detail.getAllByText(/l2-names/).map(({ tagName }) => tagName)).toEqual(['CODE'])
  expect(detail.getByText(/can be wrong/)).toBeTruthy()
  expect(detail.queryByText('Rule')).toBeNull()
  expect(detail.queryByRole('button', { name: /more reason/ })).toBeNull()
})

it('tells the class that a model reads only where it is another than that of the finding', async () => {
  const reading = (label: string, more = '') =>
    reason('l2-names', {
      ...{ title: 'Model l2-names', base_score: 0.95, score: 0.95 },
      description: `${modelReading(label)}${more}`,
    })
  const same = await openReasons(reading('CREDIT_CARD', ' It presses its reader.'))
  expect(same.detail.queryByText(/Reads this passage/)).toBeNull()
  expect(same.detail.getByText(/^It presses its reader. It goes by/)).toBeTruthy()
  cleanup()
  const other = await openReasons(reading('PHONE'))
  expect(other.detail.getByText(/^Reads this passage as: Phone. It goes by/)).toBeTruthy()
})

it('shows all values of the document from the evidence that is masked', async () => {
  const { user, detail } = await openReasons(CARD)
  expect(detail.queryByText('4556')).toBeNull()
  await user.click(detail.getByRole('button', { name: /^Show all values/ }))
  expect(detail.getByText('4556')).toBeTruthy()
  expect(detail.queryByRole('button', { name: /^Show all values/ })).toBeNull()
})

it('says one score of a finding, also where that of the whole document is another', async () => {
  const { detail } = await openReasons(reason('pii_credit_card', { base_score: 0.95 }))
  expect(detail.getAllByText(/0[.]95/)).toHaveLength(1)
  cleanup()

  serviceStandIn()
  const document = reviewDocument('card 4556', [{ words: '4556', score: 0.95 }])
  const final_result = { class_name: 'EMAIL', confidence: 0.8, source: 'l1' }
  document.job.categories = { pii: { evidence_spans: [], final_result } }
  await openRoom('?span=0', document)
  const told = screen.getByRole('region', { name: 'Details' })
  expect(told.textContent?.match(/0[.]\d\d/g)).toEqual(['0.95'])
})

it('says that readers do not see it, and why, before the reasons and below what stays in its place', async () => {
  serviceStandIn()
  const document = reviewDocument('dear all, pay now', [{ words: 'pay now' }])
  const hidden = { start: 14, end: 17, hidden: 'same_colour' } as const
  await openRoom('?span=0', { ...document, source_map: [{ start: 0, end: 14 }, hidden] })
  const told = screen.getAllByText('Hidden from readers: same colour as its ground')
  expect(told).toHaveLength(1)
  const decide = screen.getByRole('region', { name: 'Your decision' })
  const why = screen.getByRole('heading', { name: 'Why' })
  const order = [decide, why].map((other) => told[0]?.compareDocumentPosition(other))
  expect(order).toEqual([Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING])
})

it('sets the names of tools and fields as code', async () => {
  const { detail } = await openReasons(
    reason('pii_iban', { description: 'An account. It stands in `iban` of the tool `pay`.' }),
  )
  expect(detail.getByText('iban').tagName).toBe('CODE')
  expect(detail.getByText('pay').parentElement?.textContent).toBe(
    'An account. It stands in iban of the tool pay.',
  )
})

it('says on which line it stands, or on which of several, and in which part', async () => {
  serviceStandIn()
  const found = {
    words: 'pay\nnow',
    label: 'COVERT_INSTRUCTION',
    score: 0.95,
    explanations: [CARD],
  }
  const document = reviewDocument('one\ntwo pay\nnow', [found])
  const part = { id: 'seg_0000', kind: 'tool', title: 'pay', start: 0, end: 15 } as const
  await openRoom('?span=0', { ...document, segments: [part] })
  const detail = within(screen.getByRole('region', { name: 'Details' }))
  const factOf = (name: string) => detail.getByText(name).nextElementSibling?.textContent
  expect(factOf('Line')).toBe('2–3')
  expect(factOf('Part')).toBe('Tool: pay')
})
