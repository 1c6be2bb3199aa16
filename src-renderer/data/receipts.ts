/** A receipt that was dropped back in, and what the service says of it. */

import { create } from 'zustand'
import { RECEIPT_MARK, type ReceiptCheck } from '../../src-shared/workspace/receipt.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { callJson, type Problem, problemFrom } from './http-client.ts'

/** The receipt that is looked at; null where none is. */
export interface ReceiptView {
  readonly name: string
  /** Null while it is checked. */
  readonly check: ReceiptCheck | null
  readonly problem: Problem | null
}

export const useReceipt = create<{ readonly view: ReceiptView | null }>()(() => ({ view: null }))

/** Whether a file calls itself a receipt. */
export async function isReceipt(file: File): Promise<boolean> {
  if (!/\.html?$/i.test(file.name)) return false
  try {
    return (await file.slice(0, RECEIPT_MARK.length).text()) === RECEIPT_MARK
  } catch {
    // A folder, or gone meanwhile: whoever sends it will say so.
    return false
  }
}

/** Shows a receipt and has it checked. */
export async function checkReceipt(file: File): Promise<void> {
  const shown: ReceiptView = { name: file.name, check: null, problem: null }
  useReceipt.setState({ view: shown })
  const answer = await ask(file)
  // Another may have been dropped, or this one closed.
  useReceipt.setState(({ view }) => ({ view: view === shown ? { ...shown, ...answer } : view }))
}

async function ask(file: File): Promise<Partial<ReceiptView>> {
  try {
    const check = await callJson<ReceiptCheck>(WORKSPACE_ROUTES.receiptCheck, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ html: await file.text() }),
    })
    return { check }
  } catch (error) {
    const problem = problemFrom(error)
    if (problem === null) throw error
    return { problem }
  }
}
