/** How sure the scan is of a category in the whole document, where that is not what it is of the passage. */

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
  const result = job.categories[finding.category]?.final_result
  if (result === undefined) return null
  const whole = formatScore(result.confidence)
  if (whole === formatScore(finding.score)) return null
  return <Fact name={words.confidence}>{words.confidenceWhole(whole)}</Fact>
}
