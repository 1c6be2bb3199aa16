/** What a notification says of a file that was scanned: what the app's own says of it, which others may read. */

import { toldOnce } from '../../../src-shared/model/finding-groups.ts'
import { newFindings, type ScanReport } from '../scan-report.ts'
import type { Notification } from './notify.ts'

/**
 * Null of what asks for nothing.
 * @param isNamed whether the owner lets notifications name documents; else it says nothing of them at all.
 */
export function notificationOf(report: ScanReport, isNamed: boolean): Notification | null {
  if ('error' in report || report.job.decision === 'allow') return null
  const isBlock = report.job.decision === 'block'
  if (!isNamed) {
    return {
      title: 'Assay',
      text: isBlock ? 'A document should be blocked' : 'A document needs a look',
    }
  }
  const count = toldOnce(report.document.text, newFindings(report)).length
  return {
    title: `Assay: ${isBlock ? 'block' : 'needs a look'}`,
    text: `${report.name}: ${count} ${count === 1 ? 'finding' : 'findings'}`,
  }
}
