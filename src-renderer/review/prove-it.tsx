/** Tries the evidence: the passage is read again without its words, and the fall of the score is shown. */

import { useMutation } from '@tanstack/react-query'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { MAX_PASSAGE, type Proof } from '../../src-shared/workspace/proof.ts'
import { problemFrom } from '../data/http-client.ts'
import { proveEvidence } from '../data/proof.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { CircleCheck, CircleHelp, TriangleAlert } from '../ui/icons.ts'
import { ProblemNote } from '../ui/problem-note.tsx'

const { proof: words } = messages

interface ProveItProps {
  readonly jobId: string
  readonly place: Range
  readonly category: Category
}

export function ProveIt({ jobId, place, category }: ProveItProps) {
  const { start, end } = place
  const proving = useMutation({ mutationFn: () => proveEvidence(jobId, { start, end, category }) })
  const problem = problemFrom(proving.error)
  const isTooLong = end - start > MAX_PASSAGE
  return (
    <section aria-label={words.prove} className="mt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="h-7 px-2.5"
          isDisabled={isTooLong || proving.isPending}
          onPress={() => proving.mutate()}
        >
          {words.prove}
        </Button>
        <span className="min-w-0 text-xs text-ink-soft">
          {isTooLong ? words.tooLong : proving.isPending ? words.running : words.hint}
        </span>
      </div>
      <div aria-live="polite">
        {proving.data === undefined ? null : <Outcome proof={proving.data} />}
        {problem === null ? null : <ProblemNote problem={problem} className="mt-2" />}
      </div>
    </section>
  )
}

function Outcome({ proof }: { readonly proof: Proof }) {
  const before = proof.with.score
  const after = proof.without.score
  const { Icon, colour, text } = said(proof)
  return (
    <div className="mt-2 rounded-md border border-line bg-raised px-3 py-2">
      <p className="text-base font-semibold tabular-nums">
        <span aria-hidden="true">{words.fall(before, after)}</span>
        <span className="sr-only">{words.fallName(before, after)}</span>
      </p>
      <Bar share={before} />
      <Bar share={after} />
      <p className="mt-1.5 flex items-start gap-1.5 text-xs">
        <Icon aria-hidden="true" className={`mt-px size-4 shrink-0 ${colour}`} />
        {text}
      </p>
    </div>
  )
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-pressed">
      <span
        className="block h-full rounded-full bg-ink forced-color-adjust-none"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  )
}

function said(proof: Proof) {
  if (proof.without.accepted) return { Icon: TriangleAlert, colour: 'text-warn', text: words.weak }
  if (!proof.with.accepted)
    return { Icon: CircleHelp, colour: 'text-ink-soft', text: words.context }
  return { Icon: CircleCheck, colour: 'text-good', text: words.carries }
}
