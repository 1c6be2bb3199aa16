// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  RECEIPT_MARK,
  type Receipt,
  type ReceiptCheck,
  type ReceiptFinding,
} from '../../src-shared/workspace/receipt.ts'
import { useQueue } from '../data/queue-store.ts'
import { useReceipt } from '../data/receipts.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { addDropped } from './add-files.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'

const ENGINE = { version: '1', rules: 'a'.repeat(64), models: [] }
const finding = (status: ReceiptFinding['status']): ReceiptFinding => ({
  fingerprint: 'a'.repeat(32),
  category: 'pii',
  label: 'EMAIL',
  severity: 'low',
  status,
  reason: null,
  note: '',
  by: '',
  at: null,
  places: 1,
})
const RECEIPT: Receipt = {
  made_at: 0,
  document: {
    name: '<img src=x onerror=alert(1)>',
    media_type: 'text/plain',
    job_id: 'job_1',
    text_sha256: 'a'.repeat(64),
    file_sha256: null,
    bytes: 3,
  },
  verdict: {
    decision: 'block',
    safety_status: 'attack',
    completion: 'complete',
    coverage: 'complete',
    checked: [],
  },
  gaps: ['threat was not checked.'],
  engine: ENGINE,
  reproduced: true,
  findings: [finding('open'), finding('confirmed'), finding('open')],
}
const CHECK: ReceiptCheck = {
  state: 'unchanged',
  receipt: RECEIPT,
  today: {
    engine: ENGINE,
    same_engine: false,
    unchanged: 4,
    new: [
      { category: 'pii', label: 'EMAIL', to_look_at: false },
      { category: 'pii', label: 'EMAIL', to_look_at: false },
    ],
    gone: [{ category: 'injection', label: 'instruction_override', to_look_at: true }],
    decision: 'review',
  },
}

let answer: ReceiptCheck
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  useReceipt.setState({ view: null })
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return Response.json(answer)
  })
})
afterEach(() => {
  useQueue.setState({ items: [] })
  cleanup()
  vi.unstubAllGlobals()
})

const drop = (content: string, name = 'x.receipt.html') =>
  act(() => addDropped([{ file: new File([content], name) }]))

it('checks a receipt that is dropped, and tells what would change today', async () => {
  answer = CHECK
  await renderInApp(<ReceiptDialog />)
  await drop(`${RECEIPT_MARK} …`)
  await waitFor(() => expect(screen.getByText('Sealed here, and unchanged')).toBeTruthy())
  expect(sent).toEqual(['/workspace/v1/receipts/check'])
  expect(screen.getByText('2 new findings, 1 gone, 4 as then.')).toBeTruthy()
  expect(screen.getByText('Other rules or models than then.')).toBeTruthy()
  expect(screen.getByText('threat was not checked.')).toBeTruthy()
  expect(screen.getByText('3, of which 2 open')).toBeTruthy()
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toContain('Personal data: Email ×2')
  expect(items).toContain('Injection: Instruction override (to look at)')
  expect(document.querySelector('img')).toBeNull()
})

it('counts decisions, as the review does, and findings where an older receipt tells no others', async () => {
  const facts = () =>
    [...document.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ])
  answer = {
    ...CHECK,
    receipt: { ...RECEIPT, decisions: { total: 2, open: 1, to_look_at: 1 } },
  }
  await renderInApp(<ReceiptDialog />)
  await drop(`${RECEIPT_MARK} …`)
  await waitFor(() => expect(facts()).toContainEqual(['Decisions then', '2, of which 1 open']))
  expect(facts()).toContainEqual(['To look at then', '1'])
  cleanup()
  answer = CHECK
  await renderInApp(<ReceiptDialog />)
  await drop(`${RECEIPT_MARK} …`)
  await waitFor(() => expect(facts()).toContainEqual(['Findings then', '3, of which 2 open']))
})

it('shows nothing of what was altered', async () => {
  answer = { ...CHECK, state: 'altered', today: null }
  await renderInApp(<ReceiptDialog />)
  await drop(`${RECEIPT_MARK} …`)
  await waitFor(() => expect(screen.getByText(/Believe nothing of it/)).toBeTruthy())
  expect(screen.queryByText('block')).toBeNull()
})

it('leaves other pages to the scan', async () => {
  answer = CHECK
  await renderInApp(<ReceiptDialog />)
  const before = useQueue.getState().items.length
  await drop('<!doctype html><p>x', 'page.html')
  expect(useQueue.getState().items.length).toBe(before + 1)
  expect(useReceipt.getState().view).toBeNull()
})
