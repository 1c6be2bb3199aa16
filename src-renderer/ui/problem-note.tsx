/** A refusal where it happened: the sentence, then code and request id for whoever helps. */

import { NO_ANSWER, type Problem } from '../data/http-client.ts'
import { messages } from '../messages/en.ts'
import { CopyButton } from './copy-button.tsx'

interface ProblemNoteProps {
  readonly problem: Problem
  readonly className?: string
}

export function ProblemNote({ problem, className = '' }: ProblemNoteProps) {
  const sentence = problemSentence(problem)
  return (
    <div role="alert" className={className}>
      <p>{sentence}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 font-mono text-xs text-ink-soft">
        <span className="select-all">{problem.code}</span>
        {problem.requestId === null ? null : (
          <>
            <span className="select-all">{messages.common.requestId(problem.requestId)}</span>
            <CopyButton
              label={messages.problem.copyDetails}
              text={messages.problem.details(problem.code, sentence, problem.requestId)}
            />
          </>
        )}
      </p>
    </div>
  )
}

/** The sentence for people. */
function problemSentence(problem: Problem): string {
  if (problem.code === NO_ANSWER) return messages.problem.noAnswer
  return problem.message === '' ? messages.problem.unknown : problem.message
}
