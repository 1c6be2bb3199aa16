/** Why one rule claims a finding: what it looks for, how its score came about, in which view it read. */

import type { FindingExplanation } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { formatChange, formatScore, labelWords } from '../messages/format.ts'
import { Fact, Facts } from '../ui/facts.tsx'

const { detail: words } = messages

export function FindingReason({ explanation }: { readonly explanation: FindingExplanation }) {
  const { title, description, detector_id, view, base_score, score, validated, context } =
    explanation
  return (
    <section className="mt-2 not-first-of-type:mt-4 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-4">
      <h4 className="font-medium">{title}</h4>
      <p className="mt-0.5 text-ink-soft">{description}</p>
      <div className="mt-2.5">
        <Facts>
          <Fact name={words.score}>
            <span
              className="tabular-nums"
              title={words.scoreName(formatScore(base_score), formatScore(score))}
            >
              {base_score === score
                ? formatScore(score)
                : words.scoreChange(formatScore(base_score), formatScore(score))}
            </span>
          </Fact>
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
          <Fact name={words.read}>{words.views[view]}</Fact>
          <Fact name={words.detector}>
            <code className="text-xs break-all">{detector_id}</code>
          </Fact>
        </Facts>
      </div>
    </section>
  )
}
