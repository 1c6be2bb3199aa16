/**
 * What the models made of a document's chunks. A table of its own: only jobs
 * that a model has read have it, and it is read and deleted with the document.
 */

import type { Migration } from './migration.ts'

export const heat: Migration = {
  version: 7,
  name: 'heat',
  sql: `
    CREATE TABLE heat (
      job_id TEXT NOT NULL PRIMARY KEY REFERENCES documents (job_id) ON DELETE CASCADE,
      chunks TEXT NOT NULL -- JSON, packed
    ) STRICT;
  `,
}
