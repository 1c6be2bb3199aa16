/** A refusal where it happened: the sentence, then code and request id for whoever helps. */

import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { Problem } from '../data/http-client.ts'
import { messages } from '../messages/en.ts'
import { CopyButton } from './copy-button.tsx'
import { FoldMark } from './fold-mark.tsx'

interface ProblemNoteProps {
  readonly problem: Problem
  readonly className?: string
  /**
   * What it is of in a list whose head counts it, and is found there: said aloud it would be again at each look
   * at the list, and what is for whoever helps would stand there as often as there are rows.
   */
  readonly listedOf?: string
}

export function ProblemNote({ problem, className = '', listedOf }: ProblemNoteProps) {
  const sentence = problemSentence(problem)
  const details = <ProblemDetails problem={problem} sentence={sentence} />
  if (listedOf !== undefined) {
    return (
      <div className={className}>
        <OnDemand
          sentence={withoutName(sentence, listedOf)}
          name={messages.problem.showDetailsOf(listedOf)}
        >
          {details}
        </OnDemand>
      </div>
    )
  }
  return (
    <div role="alert" className={className}>
      <p>{sentence}</p>
      {details}
    </div>
  )
}

/** What is said of a thing below its own name need not begin with it. */
export function withoutName(sentence: string, name: string): string {
  const named = `"${name}" `
  return sentence.startsWith(named) ? messages.problem.ofIt(sentence.slice(named.length)) : sentence
}

interface OnDemandProps {
  readonly sentence: string
  /** Of the mark, beside those of other rows. */
  readonly name: string
  readonly children: ReactNode
}

/** The sentence, and behind a mark beside it the rest. */
function OnDemand({ sentence, name, children }: OnDemandProps) {
  return (
    <Disclosure>
      {({ isExpanded }) => (
        <>
          <div className="flex flex-wrap items-center gap-x-5">
            <p>{sentence}</p>
            <Button
              slot="trigger"
              aria-label={name}
              className="-my-0.5 -ml-2 flex cursor-pointer items-center gap-0.5 rounded-md px-1 py-1 text-xs text-ink-soft hover:bg-raised"
            >
              <FoldMark isExpanded={isExpanded} />
              {messages.problem.showDetails}
            </Button>
          </div>
          <DisclosurePanel>{children}</DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}

interface ProblemDetailsProps {
  readonly problem: Problem
  readonly sentence: string
}

function ProblemDetails({ problem: { code, requestId }, sentence }: ProblemDetailsProps) {
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 font-mono text-xs text-ink-soft">
      <span className="select-all">{code}</span>
      {requestId === null ? null : (
        <span className="select-all">{messages.common.requestId(requestId)}</span>
      )}
      <CopyButton
        label={messages.problem.copyDetails}
        text={messages.problem.details(code, sentence, requestId)}
      />
    </p>
  )
}

const KNOWN: Readonly<Record<string, string>> = messages.problem.known

/** The sentence for people: what the service says, and of what never reached it what the app knows. */
export function problemSentence(problem: Problem): string {
  if (Object.hasOwn(KNOWN, problem.code)) return KNOWN[problem.code] as string
  return problem.message === '' ? messages.problem.unknown : visibleText(problem.message)
}
