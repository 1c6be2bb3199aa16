/** The findings of a document, with as much of their evidence as may be shown. */

import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import type { EvidenceChoice } from '../../../src-shared/workspace/export-kinds.ts'
import { type Report, reportOf } from '../../present/exports.ts'
import { VERSION } from '../../version.ts'

/** All of them, whatever a reviewer has said: the decision beside them is of all, too. */
export function reportFor(document: ReviewDocument, evidence: EvidenceChoice): Report {
  return reportOf(document, { evidence }, { madeAt: Date.now(), version: VERSION })
}
