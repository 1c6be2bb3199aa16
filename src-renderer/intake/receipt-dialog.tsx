/** What a receipt is worth that was dropped back in, and what rules and models would change today. */

import { useNavigate } from '@tanstack/react-router'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { Receipt, ReceiptCheck, ReceiptToday } from '../../src-shared/workspace/receipt.ts'
import { useReceipt } from '../data/receipts.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatNumber } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { CircleCheck, CircleHelp, OctagonX } from '../ui/icons.ts'
import { ProblemNote } from '../ui/problem-note.tsx'

const { receipts: words } = messages
const LOOKS = {
  unchanged: { Icon: CircleCheck, colour: 'text-good' },
  foreign: { Icon: CircleHelp, colour: 'text-warn' },
  altered: { Icon: OctagonX, colour: 'text-bad' },
} as const

export function ReceiptDialog() {
  const view = useReceipt((state) => state.view)
  const close = () => useReceipt.setState({ view: null })
  return (
    <ModalOverlay
      isDismissable
      isOpen={view !== null}
      onOpenChange={close}
      className="fixed inset-0 z-40 flex items-center justify-center bg-[rgb(0_0_0/0.45)] p-4"
    >
      <Modal className="max-h-full w-full max-w-lg overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-xl">
        <Dialog className="outline-none">
          <Heading slot="title" className="text-lg font-semibold">
            {words.title}
          </Heading>
          <p className="text-xs break-words text-ink-soft">
            <bdi>{visibleText(view?.name ?? '')}</bdi>
          </p>
          <div aria-live="polite" className="mt-3">
            {view === null ? null : view.problem !== null ? (
              <ProblemNote problem={view.problem} />
            ) : view.check === null ? (
              <p className="text-ink-soft">{words.checking}</p>
            ) : (
              <Checked check={view.check} onOpen={close} />
            )}
          </div>
          <div className="mt-5 flex justify-end">
            <Button autoFocus onPress={close}>
              {words.close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface CheckedProps {
  readonly check: ReceiptCheck
  readonly onOpen: () => void
}

function Checked({ check: { state, receipt, today }, onOpen }: CheckedProps) {
  const navigate = useNavigate()
  const { Icon, colour } = LOOKS[state]
  const isBelieved = receipt !== null && state !== 'altered'
  return (
    <>
      <p className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
        {words.states[state]}
      </p>
      <p className="mt-1 text-ink-soft">{words.hints[state]}</p>
      {isBelieved ? (
        <>
          <ReceiptFacts receipt={receipt} />
          <h3 className="mt-4 border-t border-line pt-3 font-semibold">{words.today}</h3>
          {today === null ? (
            <p className="mt-1 text-ink-soft">{words.notKept}</p>
          ) : (
            <>
              <Today today={today} />
              <div className="mt-3">
                <Button
                  onPress={() => {
                    onOpen()
                    void navigate({
                      to: '/review/$jobId',
                      params: { jobId: receipt.document.job_id },
                    })
                  }}
                >
                  {words.open}
                </Button>
              </div>
            </>
          )}
        </>
      ) : null}
    </>
  )
}

function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  const { total, open, to_look_at } = receipt.decisions ?? findingsOf(receipt)
  return (
    <div className="mt-3">
      <Facts>
        <Fact name={words.document}>
          <bdi className="break-all">{visibleText(receipt.document.name)}</bdi>
        </Fact>
        <Fact name={words.made}>{formatDate(receipt.made_at)}</Fact>
        <Fact name={words.verdict}>{receipt.verdict.headline ?? receipt.verdict.decision}</Fact>
        <Fact name={receipt.decisions === undefined ? words.findings : words.decisions}>
          {words.openThen(total, open)}
        </Fact>
        {to_look_at === 0 ? null : <Fact name={words.toLookAt}>{formatNumber(to_look_at)}</Fact>}
        <Fact name={words.gaps}>
          {receipt.gaps.length === 0 ? (
            words.noGaps
          ) : (
            <ul>
              {receipt.gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </div>
  )
}

/** What an older receipt tells in place of decisions. */
function findingsOf({ findings, to_look_at = [] }: Receipt): NonNullable<Receipt['decisions']> {
  const open = findings.filter(({ status }) => status === 'open').length
  return { total: findings.length, open, to_look_at: to_look_at.length }
}

/** Names that are listed; the number tells of all. */
const MOST_NAMES = 10

function Today({ today }: { readonly today: ReceiptToday }) {
  const { new: added, gone, unchanged, same_engine, decision } = today
  const changes = [
    { key: 'added', word: words.added, list: added },
    { key: 'gone', word: words.gone, list: gone },
  ].filter(({ list }) => list.length > 0)
  return (
    <>
      <p className="mt-1">{same_engine ? words.sameEngine : words.otherEngine}</p>
      <p>
        {changes.length === 0
          ? words.nothingChanges(unchanged)
          : words.changes(added.length, gone.length, unchanged)}
      </p>
      {changes.map(({ key, word, list }) => (
        <div key={key} className="mt-2">
          <h4 className="text-xs font-medium text-ink-soft">{word}</h4>
          <ul className="list-disc pl-5">
            {counted(list).map(([name, often]) => (
              <li key={name} className="break-words">
                <bdi>{name}</bdi>
                {often === 1 ? null : ` ×${formatNumber(often)}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-2">{words.decisionNow(decision)}</p>
    </>
  )
}

/** Equal names once, with how often they come. */
function counted(list: ReceiptToday['new']): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { category, label, to_look_at } of list) {
    const name = words.named(category, label, to_look_at)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].slice(0, MOST_NAMES)
}
