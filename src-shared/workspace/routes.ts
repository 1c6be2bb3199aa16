/** Addresses of the app's own API. All but `session` and `identity` need the session token. */

import type { FolderName } from './installed.ts'

const base = '/workspace/v1'

export const WORKSPACE_ROUTES = {
  /** POST SessionRequest → Session */
  session: `${base}/session`,
  /** GET → 204 with the answer to a challenge of the user's own commands */
  identity: (challenge: string) => `${base}/identity/${challenge}`,
  /** POST LaunchRequest → 201 Launch; for the token of the user's own commands, no window's */
  launches: `${base}/launches`,
  /** GET → Preferences; PATCH Preferences → all of them */
  preferences: `${base}/preferences`,
  /** GET → KeyList, newest first; POST NewKeyRequest → 201 NewKeyAnswer */
  keys: `${base}/keys`,
  /** DELETE → 204; the key opens nothing any more */
  key: (id: string) => `${base}/keys/${id}`,
  /** GET → UsageList */
  usage: `${base}/usage`,
  /** POST KnownScansRequest → KnownScans */
  knownScans: `${base}/known-scans`,
  /** GET → Pace */
  pace: `${base}/pace`,
  /** GET → Installed */
  installed: `${base}/installed`,
  /** POST → 204; shows a folder in the desktop's file manager */
  openFolder: (name: FolderName | ':name') => `${base}/folders/${name}/open`,
  /** GET → CallList; DELETE → 204 */
  calls: `${base}/calls`,
  /** GET → WatchedFolders; POST WatchRequest → 201 WatchedFolder */
  watched: `${base}/watched-folders`,
  /** DELETE → 204; what was scanned of it stays */
  watchedFolder: (id: string) => `${base}/watched-folders/${id}`,
  /** GET → RuleList */
  rules: `${base}/rules`,
  /** GET → OwnRuleList; POST SaveRulesRequest → OwnRuleList: scans use the file from then on */
  ownRules: `${base}/rules/own`,
  /** GET → OwnRuleSource; DELETE → 204 */
  ownRuleFile: (file: string) => `${base}/rules/own/${file}`,
  /** POST RuleTrialRequest → RuleTrial */
  ruleTrial: `${base}/rules/trial`,
  /** GET → ServiceState */
  service: `${base}/service`,
  /**
   * GET `?limit=1…200&before=CURSOR&q=WORDS&result=HistoryResult&sort=HistorySort&direction=SortDirection` → History;
   * DELETE `?q=WORDS&result=HistoryResult` → HistoryDeleted: all that match and have ended
   */
  history: `${base}/history`,
  /** GET → HistoryEntry; DELETE → 204 */
  job: (jobId: string) => `${base}/jobs/${jobId}`,
  /** POST → 202; the job ends as failed with `interrupted` */
  cancel: (jobId: string) => `${base}/jobs/${jobId}/cancel`,
  /** GET `?known=TAGS` → PackedDocument without the parts that have these tags */
  document: (jobId: string) => `${base}/jobs/${jobId}/document`,
  /** GET → the bytes as submitted */
  original: (jobId: string) => `${base}/jobs/${jobId}/original`,
  /** GET → FormattedDocument, of a Word document, web page or Markdown; 404 where the original is not kept */
  formatted: (jobId: string) => `${base}/jobs/${jobId}/formatted`,
  /** GET → DecodedDocument */
  layers: (jobId: string) => `${base}/jobs/${jobId}/layers`,
  /** GET `?since=REVISION` → ReviewChanges; */
  review: (jobId: string) => `${base}/jobs/${jobId}/review`,
  /**
   * POST JudgeRequest → ReviewChanges since its revision, or 409 ReviewConflict;
   * GET `?finding=ID&before=SEQ` → JudgementHistory, of the whole job without `finding`
   */
  judgements: (jobId: string) => `${base}/jobs/${jobId}/judgements`,
  /** PUT NoteRequest → ReviewChanges, or 409 ReviewConflict */
  notes: (jobId: string) => `${base}/jobs/${jobId}/notes`,
  /** POST UndoRequest → ReviewChanges, or 409 ReviewConflict; nothing changes where there is nothing to undo */
  undo: (jobId: string) => `${base}/jobs/${jobId}/undo`,
  /** POST UndoRequest → as `undo` */
  redo: (jobId: string) => `${base}/jobs/${jobId}/redo`,
  /** POST SuppressRequest → ReviewChanges, or 409 ReviewConflict */
  suppress: (jobId: string) => `${base}/jobs/${jobId}/suppressions`,
  /** POST SuppressionPreviewRequest → SuppressionPreview */
  suppressionPreview: (jobId: string) => `${base}/jobs/${jobId}/suppressions/preview`,
  /** GET → Suppressions that hold, newest first */
  suppressions: `${base}/suppressions`,
  /** DELETE → 204; what it dismissed is open again */
  suppression: (id: number | string) => `${base}/suppressions/${id}`,
  /**
   * POST ExportRequest → the file, as an attachment; 422 ExportRefusal where a redacted copy
   * still holds something of what was taken out
   */
  export: (jobId: string) => `${base}/jobs/${jobId}/export`,
  /** POST BatchReportRequest → one report of many jobs (HTML), as an attachment */
  batchReport: `${base}/report`,
  /** POST ProofRequest → Proof */
  proof: (jobId: string) => `${base}/jobs/${jobId}/proof`,
  /** POST ReceiptCheckRequest → ReceiptCheck */
  receiptCheck: `${base}/receipts/check`,
} as const
