/**
 * By what a file that is dropped again is known ({@link scanKey}): null for a text, what others sent,
 * and what was scanned before this was kept.
 */

import type { Migration } from './migration.ts'

export const scanKeys: Migration = {
  version: 11,
  name: 'scan-keys',
  sql: `
    ALTER TABLE sources ADD COLUMN scan_key TEXT;
  `,
}
