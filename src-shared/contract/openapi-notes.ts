/**
 * What the named schemas and their fields mean, for readers of the OpenAPI
 * document. The compiler asks for a note for every field of every schema.
 */

import type { NAMED_SCHEMAS, SchemaName } from './openapi-named-schemas.ts'

/** Maps by category explain themselves; every other object has a note a field. */
type Notes = {
  readonly [Name in SchemaName]: (typeof NAMED_SCHEMAS)[Name] extends {
    readonly properties: infer Fields
  }
    ? 'injection' extends keyof Fields
      ? { readonly about: string }
      : { readonly about: string; readonly fields: { readonly [Field in keyof Fields]: string } }
    : { readonly about: string }
}

const config = 'What to look for, and how.'
const arkVersion = 'Version of the result contract.'
const input = 'What kind of input the submission was.'
const extraction = 'How much of the input could be read.'
const coverage = 'How much of the input was scanned.'
const usage = 'What the submission costs.'
const progress = 'How far each category is.'
const categories =
  'The result of each requested category for which a detector ran. A missing category does not mean clean input: `completion` says why it is missing.'
const detectors = 'The detectors that reported, also those whose result a later one replaced.'
const completion = 'Whether all planned work ran.'
const decision = 'What the policy of the account advises. Enforcing it is up to the client.'
const safetyStatus = 'The verdict on the content.'
const timings = 'Where the time went.'
const submissionSegments =
  'Stretches of a web page or MCP server, with results once the scan is complete.'
const source =
  '`text` for the text input, the base name of a file, or the address that was scanned.'
const jobStatus = '`failed` means that nothing usable came out; `completion` says why.'
const className = 'What was found, or `benign`.'
const level = 'The analysis level that the result comes from.'
const model = '`native:<category>` for rules, else the id of a model pack.'
const documentsTotal = 'Documents in the submission.'
const documentsScanned = 'Documents that were scanned.'
const pagesTotal = 'Pages of all PDFs.'
const pagesScanned = 'Pages with a text layer. Pages without one are not scanned.'
const extent = {
  documents_total: documentsTotal,
  documents_scanned: documentsScanned,
  pages_total: pagesTotal,
  pages_scanned: pagesScanned,
}
const offset = (unit: string, end: 'first' | 'end') =>
  end === 'first'
    ? `Where the evidence begins in the canonical text, in ${unit}.`
    : `Where it ends, in ${unit}; the end itself is outside.`

export const SCHEMA_NOTES = {
  TextScan: {
    about: 'A text to scan.',
    fields: {
      text: 'The text, scanned as it is. Text of white space alone is refused.',
      config,
    },
  },
  UrlScan: {
    about:
      'A static public web page to scan. It is read without a browser and without running scripts.',
    fields: { url: 'Address of a public HTTPS web page.', config },
  },
  McpServerScan: {
    about:
      'A public remote MCP server whose metadata is scanned: its instructions, and the descriptions and schemas of its tools, prompts, resources and resource templates. No tool is called.',
    fields: { mcp_server_url: 'Address of a public HTTPS MCP endpoint.', config },
  },
  ScanConfig: {
    about:
      'What to look for, and how. Every part is optional. Restricting levels or detectors changes what is covered.',
    fields: {
      categories:
        '`injection`, `dlp`, `pii`, `threat`, in any case; none of them twice. Left out: `injection` and `dlp`.',
      max_level:
        'Highest analysis level. `threat` needs at least `L2`. A ceiling, not a promise that each level runs.',
      chunk_overlap_tokens:
        'Tokens that neighbouring chunks share. More of them repeats more of the work.',
      gates: 'Levels and detectors to switch on or off.',
    },
  },
  Gates: {
    about: 'Switches for whole levels and for single detectors.',
    fields: {
      l1: 'Rules.',
      l2: 'Screening models. `threat` needs them.',
      l3: 'Guard models.',
      rules: 'Rules by id.',
      models: 'Models by id.',
    },
  },
  GateMap: {
    about:
      'Detectors by id: `true` switches on, `false` off. Ids that no detector has are accepted and do nothing.',
  },
  CompletedSubmission: {
    about:
      'A submission whose jobs have ended. That it was answered says nothing about the content: read `decision`, and `completion` and `categories` of each job.',
    fields: {
      ark_version: arkVersion,
      status: 'The submission has ended.',
      input,
      extraction,
      coverage,
      usage,
      jobs: 'One job a document.',
      segments: submissionSegments,
      categories: 'The worst result of each category among the jobs.',
      decision: 'The strongest decision among the jobs.',
      safety_status: 'The gravest verdict among the jobs.',
    },
  },
  Accepted: {
    about: 'A submission that was read and whose jobs are queued. Poll each of them.',
    fields: {
      ark_version: arkVersion,
      status: 'The jobs are accepted.',
      input,
      extraction,
      coverage,
      usage,
      jobs: 'One job a document, in the order of the submission.',
      segments: submissionSegments,
    },
  },
  AcceptedJob: {
    about: 'Where to read a job.',
    fields: {
      job_id: 'Id of the job.',
      source,
      status_url:
        'Path to poll, relative to the service, with a key of the same account that has the scope `scan:read`.',
    },
  },
  Job: {
    about: 'A job as it stands. Poll until `status` is no longer `running`.',
    fields: {
      ark_version: arkVersion,
      job_id: 'Id of the job.',
      source,
      status: jobStatus,
      input,
      extraction,
      coverage,
      usage,
      progress,
      categories,
      jobs: 'The jobs of one submission, where an answer holds several.',
      segments: submissionSegments,
      detectors,
      completion,
      decision,
      safety_status: safetyStatus,
      timings,
    },
  },
  SubmissionJob: {
    about: 'One document of a submission and its result.',
    fields: {
      job_id:
        'Id of the job. The job of a synchronous text is not stored and cannot be read again.',
      source,
      status: jobStatus,
      progress,
      categories,
      segments: submissionSegments,
      detectors,
      completion,
      decision,
      safety_status: safetyStatus,
      timings,
    },
  },
  JobStatus: { about: 'State of a job. `completed` and `failed` are final.' },
  Decision: {
    about:
      'What the policy advises. An incomplete scan is at least `review`: `allow` is only ever said of a complete one.',
  },
  SafetyStatus: {
    about:
      'The verdict: `review` is an inconclusive one. `allow` beside `review` is possible and means: have a look before you release it.',
  },
  CategoryResults: { about: 'Results by category.' },
  CategoryResult: {
    about:
      'What was found in a category. Look at `accepted` and `final_result` before acting on evidence: a candidate can be rejected and the category be benign.',
    fields: {
      evidence_spans: 'Where it was found, in the order of the text.',
      category: 'Name of the category.',
      class_name: className,
      level,
      model,
      confidence: 'How sure the result is.',
      duration_ms: 'Time of analysis, in milliseconds.',
      accepted: 'Whether anything was found.',
      final_result: 'The final classification.',
      decision_evidence: 'What the classification rests on, or the best rejected candidate.',
    },
  },
  EvidenceSpan: {
    about:
      'A stretch of the canonical text. Offsets are half-open and refer to the text as it was scanned: for a text input, the text as submitted.',
    fields: {
      label: 'What it is: the group of a value, or the family of an instruction.',
      text: 'The stretch itself, or its first 512 code points.',
      score: 'How sure this finding is.',
      start_byte: offset('bytes of UTF-8', 'first'),
      end_byte: offset('bytes of UTF-8', 'end'),
      start_char: offset('Unicode code points', 'first'),
      end_char: offset('Unicode code points', 'end'),
    },
  },
  FinalResult: {
    about: 'The final classification of a category.',
    fields: {
      class_name: className,
      confidence: 'How sure the final classification is.',
      source: '`l1`, `l2`, `l3`, `union`, or `default` where no candidate was accepted.',
    },
  },
  DecisionEvidence: {
    about: 'What a classification rests on.',
    fields: {
      stage: '`l1`, `l2`, `l3` or `union`.',
      decisive_chunks: 'The candidates that decided.',
    },
  },
  EvidenceItem: {
    about: 'A candidate in one chunk.',
    fields: {
      chunk_id: 'Number of the chunk, from 0.',
      source: '`l1`, `l2` or `l3`.',
      class_name: className,
      confidence: 'How sure this candidate is; not the final decision.',
      span: 'Where it stands, in Unicode code points of the canonical text.',
    },
  },
  ChunkSpan: {
    about: 'A stretch of the canonical text, half-open, in Unicode code points.',
    fields: { start: 'First code point.', end: 'The code point after the last.' },
  },
  Detectors: { about: 'Ids of detectors by category.' },
  Completion: {
    about: '`degraded`: something failed and a lower level answered. `failed`: nothing usable.',
    fields: {
      state: 'Whether all planned work ran.',
      failures: 'What failed; empty when complete.',
    },
  },
  Failure: {
    about: 'One thing that failed in a scan.',
    fields: {
      stage: 'Where it failed.',
      kind: 'How it failed.',
      retryable: 'Whether a repeat may succeed.',
      level: 'The analysis level that it concerns.',
      detector_id: 'The detector that it concerns.',
    },
  },
  ProgressByCategory: { about: 'Progress by category.' },
  Progress: {
    about: 'How far a category is.',
    fields: {
      category: 'Name of the category.',
      model,
      stage: 'What is being done.',
      completed_chunks: 'Chunks that are done.',
      total_chunks: 'Chunks of the document.',
      inferred_chunks: 'Chunks that a model has read.',
      propagated_chunks: 'Chunks that took the result of an equal one.',
      cache_hits: 'Chunks whose result was known before.',
      early_exit: 'Whether the rest need not be read.',
      coverage: 'Share of the chunks that are done.',
    },
  },
  Timings: {
    about: 'Where the time of a job went. Null where a step did not take place.',
    fields: {
      queue_wait_ms: 'Milliseconds in the queue.',
      worker_submit_ms: 'Milliseconds to hand the job to a worker.',
      worker_ms: 'Milliseconds in the worker.',
      total_ms: 'Milliseconds in all.',
      l2_ms: 'Milliseconds in screening models.',
      l2_cache_hit: 'Whether, or how often, a screening result was known before.',
    },
  },
  InputMetadata: {
    about: input,
    fields: {
      kind: 'Kind of the input. An upload is of kind `documents`, also with a text alone.',
      media_types: 'Media types found in the input, each once.',
    },
  },
  ExtractionMetadata: {
    about: extraction,
    fields: {
      version: 'Version of these fields.',
      state:
        '`partial` where a PDF page has no readable text layer, a text had to be cut, or there was no time for all pages.',
      ...extent,
      warnings:
        '`pdf_page_without_text:<page>`, `hidden_text_found`, `content_truncated`, `pagination_truncated`, `embedded_objects_skipped`, `markup_recovered`.',
    },
  },
  CoverageMetadata: {
    about: coverage,
    fields: {
      state: '`partial` where a part of the input was not scanned.',
      input_tokens: 'Tokens of the scanned content.',
      ...extent,
    },
  },
  ScanUsage: {
    about: usage,
    fields: {
      input_tokens: 'Tokens, summed over the documents.',
      scan_units: 'Billable units: one for each 1,000 tokens begun, at least one.',
      request_units: 'The same number, under the name that older clients read.',
      unit_version: 'Version of the unit.',
    },
  },
  UrlSegment: {
    about: 'A stretch of a web page or MCP server.',
    fields: {
      id: '`seg_` and a number.',
      kind: 'Web page: `page_text`, `link_target`, `accessibility_text`, `hidden_text`, `metadata`, `webmcp_manifest`. MCP server: `server_instructions`, `tool`, `prompt`, `resource`, `resource_template`.',
      graphemes: 'Length in characters as a reader counts them.',
      categories,
      decision,
      safety_status: safetyStatus,
      detectors,
      completion,
    },
  },
  Error: {
    about: 'A request that was refused.',
    fields: {
      error: 'What was wrong.',
      quota: 'The limit that was reached, for quota and input-limit refusals.',
      usage:
        'What the account has used and may use, for quota and input-limit refusals: `plan`, `daily_scan_units`, `daily_limit`, `monthly_scan_units`, `monthly_limit`, `token_balance`, `token_capacity`, `refill_per_second`; null where the plan has no such limit.',
    },
  },
  ErrorDetail: {
    about: 'What was wrong with a request.',
    fields: {
      code: 'One of the codes of this document.',
      message: 'One sentence on what was wrong and where, never with submitted content.',
      request_id: 'Also in the header `X-Request-ID`.',
    },
  },
  QuotaError: {
    about: 'A limit that was reached.',
    fields: {
      limit_kind: 'Which limit.',
      retry_after: 'Seconds until a repeat can succeed; 0 where waiting does not help.',
      next_actions: 'Pages of this service that help.',
      reset_at: 'When a fixed window begins anew, in Unix milliseconds.',
    },
  },
  NextActions: {
    about: 'Pages of this service that help.',
    fields: {
      usage_url: 'What was used.',
      upgrade_url: 'Where the plan is changed.',
      sign_in_url: 'Where a caller without a key can get one.',
    },
  },
} as const satisfies Notes
