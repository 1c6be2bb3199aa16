/** A scan of a command in the form of which reports and copies are made. */

import { rulesOff, settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { UnstoredScan } from '../present/exports.ts'
import type { Scanned } from './scan-report.ts'

export function unstoredScan({
  prepared,
  job,
  document,
  findings,
}: Pick<Scanned, 'prepared' | 'job' | 'document' | 'findings'>): UnstoredScan {
  return {
    job: { ark_version: '1', ...prepared.metadata, ...job },
    requested: settingsOf(prepared.config).categories,
    policy: prepared.config.policy,
    rulesOff: rulesOff(prepared.config),
    document: { ...document, pages: document.pages ?? null, hasOriginal: false },
    findings,
  }
}
