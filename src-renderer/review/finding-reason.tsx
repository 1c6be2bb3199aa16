/** Why a finding is claimed: what each detector looks for, what it checked, and how its score came about. */

import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import { isModelReason, modelReading, reasonTitle } from '../../src-shared/model/words.ts'
import type { DocumentFinding, FindingExplanation } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { formatChange, formatScore, labelWords } from '../messages/format.ts'
import { CodeText } from '../ui/code-text.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { FoldMark } from '../ui/fold-mark.tsx'

const { detail: words } = messages

interface FindingReasonsProps {
  /** The surest first. */
  readonly explanations: readonly FindingExplanation[]
  /** The class and the score that are told already, and not once more where a reason comes to the same. */
  readonly told: Pick<DocumentFinding, 'label' | 'score'>
}

/** The surest reason in full; who says the same less surely stands behind a line, since one reason decides. */
export function FindingReasons({ explanations, told }: FindingReasonsProps) {
  const [surest, ...others] = explanations
  if (surest === undefined) return null
  return (
    <>
      <FindingReason explanation={surest} told={told} />
      {others.length === 0 ? null : (
        <Disclosure className="mt-2">
          {({ isExpanded }) => (
            <>
              <Button
                slot="trigger"
                className="-ml-1 flex cursor-pointer items-center gap-1.5 rounded-md px-1 py-0.5 text-ink-soft hover:bg-raised"
              >
                <FoldMark isExpanded={isExpanded} />
                {words.moreReasons(others.length)}
              </Button>
              <DisclosurePanel>
                {others.map((explanation) => (
                  <FindingReason
                    key={`${explanation.detector_id} ${explanation.view} ${explanation.description}`}
                    explanation={explanation}
                    told={told}
                  />
                ))}
              </DisclosurePanel>
            </>
          )}
        </Disclosure>
      )}
    </>
  )
}

/** What a model says of a passage beside the class that heads it already. */
function withoutReading(description: string, label: string): string {
  const reading = modelReading(label)
  return description.startsWith(reading) ? description.slice(reading.length).trim() : description
}

interface FindingReasonProps extends Pick<FindingReasonsProps, 'told'> {
  readonly explanation: FindingExplanation
}

function FindingReason({ explanation, told }: FindingReasonProps) {
  const { description, validated, context } = explanation
  return (
    <section className="mt-2">
      <h4 className="font-medium">{reasonTitle(explanation)}</h4>
      <p className="mt-0.5 text-ink-soft">
        {isModelReason(explanation) ? (
          <CodeText>
            {`${withoutReading(description, told.label)} ${words.modelReason}`.trim()}
          </CodeText>
        ) : (
          <CodeText>{description}</CodeText>
        )}
      </p>
      {validated.length + context.length === 0 ? null : (
        <div className="mt-2">
          <Facts>
            {validated.length === 0 ? null : (
              <Fact name={words.validated}>
                <ul>
                  {validated.map((name) => (
                    <li key={name}>{words.check(name, labelWords)}</li>
                  ))}
                </ul>
              </Fact>
            )}
            {context.length === 0 ? null : (
              <Fact name={words.context}>
                <ul>
                  {context.map(({ word, change }) => (
                    <li key={`${word} ${change}`}>
                      {words.contextChange(word, formatChange(change))}
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
          </Facts>
        </div>
      )}
      <Origin explanation={explanation} told={told} />
    </section>
  )
}

/** Which rule or model claims it, for those who look it up; of its score and of how it was read only what is not plain. */
function Origin({ explanation, told }: FindingReasonProps) {
  const { detector_id, view, base_score, score } = explanation
  const [base, end] = [formatScore(base_score), formatScore(score)]
  const read = words.views[view]
  const parts = [
    <code key="detector" className="break-all">
      {detector_id}
    </code>,
    base === end && end === formatScore(told.score) ? null : (
      <span key="score" className="tabular-nums" title={words.scoreName(base, end)}>
        {words.scoreSaid(base === end ? end : words.scoreChange(base, end))}
      </span>
    ),
    read === null ? null : words.readIn(read),
  ].filter((part) => part !== null)
  return (
    <p className="mt-1.5 text-xs text-ink-soft">
      {parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}
    </p>
  )
}
