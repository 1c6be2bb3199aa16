/** How sure the scan is of a passage and of its category in the whole document: two numbers, told once where they are one. */

import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { formatScore } from '../messages/format.ts'
import { Fact } from '../ui/facts.tsx'

const { detail: words } = messages

interface ConfidenceFactProps {
  readonly finding: Pick<DocumentFinding, 'category' | 'score'>
  readonly job: Pick<Job, 'categories'>
}

export function ConfidenceFact({ finding, job }: ConfidenceFactProps) {
  const passage = formatScore(finding.score)
  const result = job.categories[finding.category]?.final_result
  const whole = result === undefined ? passage : formatScore(result.confidence)
  return (
    <Fact name={words.confidence}>
      {whole === passage ? passage : words.confidences(passage, whole)}
    </Fact>
  )
}
