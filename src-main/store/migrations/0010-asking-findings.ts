/**
 * Rejected findings that ask for a look are marked: what a decision stands on can be shown. Of scans
 * of earlier versions nobody knows any more which they were.
 */

import type { Migration } from './migration.ts'

export const askingFindings: Migration = {
  version: 10,
  name: 'asking-findings',
  sql: `
    ALTER TABLE findings ADD COLUMN asking INTEGER NOT NULL DEFAULT 0 CHECK (asking IN (0, 1));
  `,
}
