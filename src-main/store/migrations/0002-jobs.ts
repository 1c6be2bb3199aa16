/**
 * Submissions, their jobs, and what belongs to a job: its document and findings.
 *
 * A job carries its account and time although its submission could: the
 * history is read by them, and an index cannot span two tables.
 */

import type { Migration } from './migration.ts'

export const jobs: Migration = {
  version: 2,
  name: 'jobs',
  sql: `
    CREATE TABLE submissions (
      id TEXT NOT NULL PRIMARY KEY,
      origin TEXT NOT NULL CHECK (origin IN ('app', 'api')),
      kind TEXT NOT NULL,
      config TEXT NOT NULL, -- JSON
      metadata TEXT NOT NULL, -- JSON
      retention_ms INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE jobs (
      seq INTEGER PRIMARY KEY, -- order of arrival
      job_id TEXT NOT NULL UNIQUE CHECK (length(job_id) = 36 AND job_id GLOB 'job_*'),
      submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE, -- null: anonymous
      source TEXT NOT NULL,
      media_type TEXT NOT NULL,
      status TEXT NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'completed', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      progress TEXT NOT NULL DEFAULT '{}', -- JSON
      result TEXT, -- JSON
      created_at INTEGER NOT NULL,
      completed_at INTEGER,
      expires_at INTEGER,
      decision TEXT,
      safety_status TEXT,
      completion TEXT,
      finding_counts TEXT NOT NULL DEFAULT '{}', -- JSON
      UNIQUE (submission_id, position),
      CHECK ((status = 'running') = (completed_at IS NULL)),
      CHECK ((status = 'running') = (result IS NULL)),
      CHECK (status <> 'running' OR expires_at IS NULL)
    ) STRICT;

    CREATE INDEX jobs_history ON jobs (account_id, created_at DESC);
    CREATE INDEX jobs_expiry ON jobs (expires_at) WHERE expires_at IS NOT NULL;
    CREATE INDEX jobs_running ON jobs (seq) WHERE status = 'running';

    -- The last job of a submission takes the submission along.
    CREATE TRIGGER submissions_without_jobs AFTER DELETE ON jobs
    WHEN NOT EXISTS (SELECT 1 FROM jobs WHERE submission_id = OLD.submission_id)
    BEGIN
      DELETE FROM submissions WHERE id = OLD.submission_id;
    END;

    CREATE TABLE documents (
      job_id TEXT NOT NULL UNIQUE REFERENCES jobs (job_id) ON DELETE CASCADE,
      text_encoding TEXT NOT NULL CHECK (text_encoding IN ('utf8', 'utf16le')),
      text BLOB NOT NULL,
      source_map TEXT NOT NULL, -- JSON
      pages TEXT, -- JSON; null: the format has no pages
      warnings TEXT NOT NULL, -- JSON
      original BLOB -- last: what stands behind a long value is slow to reach
    ) STRICT;

    CREATE TABLE findings (
      job_id TEXT NOT NULL REFERENCES jobs (job_id) ON DELETE CASCADE,
      ordinal INTEGER NOT NULL,
      category TEXT NOT NULL,
      level TEXT NOT NULL,
      label TEXT NOT NULL,
      severity TEXT NOT NULL,
      score REAL NOT NULL,
      accepted INTEGER NOT NULL CHECK (accepted IN (0, 1)),
      start INTEGER NOT NULL,
      end INTEGER NOT NULL CHECK (end >= start),
      explanations TEXT NOT NULL, -- JSON
      PRIMARY KEY (job_id, ordinal)
    ) STRICT, WITHOUT ROWID;
  `,
}
