/**
 * What reviewers said of findings: every step (actions, changes), what holds
 * now (state), what the owner wants dismissed (suppressions), and how a job compares
 * with the scan of its source before it (sources, baselines).
 *
 * A step is never changed; an undo is another one. What holds names the step
 * that said it, so that a bulk of thousands keeps its reason and note once.
 */

import type { Migration } from './migration.ts'

export const judging: Migration = {
  version: 8,
  name: 'judging',
  sql: `
    CREATE TABLE sources (
      job_id TEXT NOT NULL PRIMARY KEY REFERENCES jobs (job_id) ON DELETE CASCADE,
      seq INTEGER NOT NULL, -- with the account, as the job's: an index cannot span two tables
      account_id TEXT NOT NULL,
      name TEXT, -- kind and file name or address; null: a text without a name
      content TEXT -- SHA-256 of the canonical text; null: scanned before this was kept
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sources_by_name ON sources (account_id, name, seq) WHERE name IS NOT NULL;
    CREATE INDEX sources_by_content ON sources (account_id, content, seq)
      WHERE content IS NOT NULL;

    INSERT INTO sources (job_id, seq, account_id, name)
    SELECT job_id, seq, account_id,
      CASE WHEN kind = 'text' OR (source = 'text' AND original IS NULL) THEN NULL
      ELSE kind || ':' || source END
    FROM jobs JOIN submissions ON submissions.id = submission_id JOIN documents USING (job_id)
    WHERE account_id IS NOT NULL;

    CREATE TABLE suppressions (
      id INTEGER PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      scope TEXT NOT NULL CHECK (scope IN ('document', 'source', 'always')),
      job_id TEXT REFERENCES jobs (job_id) ON DELETE CASCADE, -- of the scope document
      name TEXT, -- these two of the scope source
      content TEXT,
      source TEXT, -- for the screen
      group_id TEXT NOT NULL,
      fingerprints TEXT, -- JSON; null: always
      detectors TEXT NOT NULL, -- JSON
      category TEXT NOT NULL,
      label TEXT NOT NULL,
      quote TEXT NOT NULL,
      reason TEXT NOT NULL,
      note TEXT NOT NULL,
      owner TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      expires_at INTEGER,
      lifted_at INTEGER,
      CHECK ((scope = 'document') = (job_id IS NOT NULL)),
      CHECK ((scope = 'always') = (fingerprints IS NULL))
    ) STRICT;
    CREATE INDEX suppressions_by_account ON suppressions (account_id) WHERE lifted_at IS NULL;
    CREATE INDEX suppressions_by_job ON suppressions (job_id) WHERE job_id IS NOT NULL;

    CREATE TABLE review_actions (
      seq INTEGER PRIMARY KEY,
      job_id TEXT NOT NULL REFERENCES jobs (job_id) ON DELETE CASCADE,
      kind TEXT NOT NULL
        CHECK (kind IN ('judged', 'noted', 'suppressed', 'carried', 'undone', 'redone')),
      reviewer TEXT NOT NULL,
      at INTEGER NOT NULL,
      decided_at INTEGER NOT NULL, -- earlier than at where it was carried
      status TEXT CHECK (status IN ('open', 'confirmed', 'dismissed')),
      reason TEXT,
      note TEXT,
      target INTEGER, -- the step that is undone or redone
      suppression INTEGER
    ) STRICT;
    CREATE INDEX review_actions_by_job ON review_actions (job_id, seq);

    CREATE TABLE review_changes (
      action INTEGER NOT NULL REFERENCES review_actions (seq) ON DELETE CASCADE,
      fingerprint TEXT NOT NULL,
      field TEXT NOT NULL CHECK (field IN ('status', 'note', 'suppression')),
      before INTEGER, -- the steps whose words held before and after; null: none, or a suppression
      after INTEGER,
      PRIMARY KEY (action, fingerprint, field)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER review_actions_stay BEFORE UPDATE ON review_actions
    BEGIN SELECT RAISE(ABORT, 'a step of a review is never changed'); END;
    CREATE TRIGGER review_changes_stay BEFORE UPDATE ON review_changes
    BEGIN SELECT RAISE(ABORT, 'a step of a review is never changed'); END;

    CREATE TABLE review_state (
      job_id TEXT NOT NULL REFERENCES jobs (job_id) ON DELETE CASCADE,
      fingerprint TEXT NOT NULL,
      status INTEGER, -- the step that said it; null: nobody
      note INTEGER,
      PRIMARY KEY (job_id, fingerprint)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE baselines (
      job_id TEXT NOT NULL PRIMARY KEY REFERENCES jobs (job_id) ON DELETE CASCADE,
      previous TEXT NOT NULL, -- that job may be gone
      previous_at INTEGER NOT NULL,
      compared TEXT NOT NULL, -- JSON: categories that both scans checked to the end
      added TEXT NOT NULL, -- JSON: fingerprints
      gone TEXT NOT NULL, -- JSON: the first of them
      gone_total INTEGER NOT NULL
    ) STRICT;
  `,
}
