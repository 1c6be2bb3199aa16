/** By what a scan is known whose answer would be the same: the file, the settings, and what reads it. */

import { hash } from 'node:crypto'
import { type AppliedConfig, settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { EngineIdentity } from '../../src-shared/workspace/receipt.ts'
import type { PreparedSubmission } from './prepared-submission.ts'

/** What the answer to a file of one name follows from. */
export interface ScanIdentity {
  /** SHA-256 of its bytes. */
  readonly sha256: string
  readonly config: AppliedConfig
  readonly engine: EngineIdentity
}

/** Equal for scans that find the same in files of one name: 64 hexadecimal digits. */
export function scanKey({ sha256, config, engine }: ScanIdentity): string {
  const { rules, models, ...settings } = settingsOf(config)
  const switched = [rules, models].map((switches) =>
    [...switches].sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return hash('sha256', JSON.stringify([sha256, settings, switched, engine]))
}

/**
 * A submission whose files are known again when they come once more. What of a file was left out, as pages for which no time
 * was left, may be read the next time.
 */
export function withScanKeys(
  prepared: PreparedSubmission,
  engine: EngineIdentity,
): PreparedSubmission {
  const { config, metadata } = prepared
  if (metadata.coverage.state !== 'complete') return prepared
  const documents = prepared.documents.map((each) =>
    each.file === undefined
      ? each
      : { ...each, scanKey: scanKey({ sha256: hash('sha256', each.file), config, engine }) },
  )
  return { ...prepared, documents }
}
