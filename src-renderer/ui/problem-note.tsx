/** A refusal where it happened: the sentence, then code and request id for whoever helps. */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { Problem } from '../data/http-client.ts'
import { messages } from '../messages/en.ts'
import { CopyButton } from './copy-button.tsx'

interface ProblemNoteProps {
  readonly problem: Problem
  readonly className?: string
  /** It stands in a list whose head counts it, and is found there: said aloud it would be again at each look at the list. */
  readonly isListed?: boolean
}

export function ProblemNote({ problem, className = '', isListed = false }: ProblemNoteProps) {
  const sentence = problemSentence(problem)
  return (
    <div {...(!isListed && { role: 'alert' })} className={className}>
      <p>{sentence}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 font-mono text-xs text-ink-soft">
        <span className="select-all">{problem.code}</span>
        {problem.requestId === null ? null : (
          <span className="select-all">{messages.common.requestId(problem.requestId)}</span>
        )}
        <CopyButton
          label={messages.problem.copyDetails}
          text={messages.problem.details(problem.code, sentence, problem.requestId)}
        />
      </p>
    </div>
  )
}

const KNOWN: Readonly<Record<string, string>> = messages.problem.known

/** The sentence for people: what the service says, and of what never reached it what the app knows. */
function problemSentence(problem: Problem): string {
  if (Object.hasOwn(KNOWN, problem.code)) return KNOWN[problem.code] as string
  return problem.message === '' ? messages.problem.unknown : visibleText(problem.message)
}
