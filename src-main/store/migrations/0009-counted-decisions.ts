/**
 * Scans of earlier versions counted findings where decisions are counted now. Which a job counts
 * nobody wrote down, so all that found something are marked, and counted anew when they are shown.
 */

import type { Migration } from './migration.ts'

export const countedDecisions: Migration = {
  version: 9,
  name: 'counted-decisions',
  sql: `
    ALTER TABLE jobs ADD COLUMN is_counted INTEGER NOT NULL DEFAULT 1 CHECK (is_counted IN (0, 1));
    UPDATE jobs SET is_counted = 0 WHERE status = 'completed'
      AND EXISTS (SELECT 1 FROM json_each(finding_counts) WHERE value > 0);
  `,
}
