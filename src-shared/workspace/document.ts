/**
 * What a reviewer reads: the whole canonical text with every finding on it,
 * rejected candidates included. Places are UTF-16 units, which is what the
 * editor counts; the units of the interface stand beside them.
 */

import Type from 'typebox'
import { Job } from '../contract/scan-result.ts'
import { HEAT_STEPS } from '../model/chunk-heat.ts'
import { VIEWS } from '../model/finding.ts'
import { DOCUMENT_PARTS, HIDDEN_REASONS, TRACKED_CHANGES } from '../model/source-map.ts'
import { CATEGORIES, LEVELS, SEGMENT_KINDS, SEVERITIES } from '../model/vocabulary.ts'
import { Baseline, BaselineOfFinding, Judgement, Key, ReviewState } from './judging.ts'
import { McpChanges, McpItem } from './mcp-changes.ts'
import { PolicyTable } from './policy.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })
const share = () => Type.Number({ minimum: 0, maximum: 1 })

export const FindingExplanation = Type.Object(
  {
    detector_id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    view: Type.Enum([...VIEWS]),
    base_score: share(),
    score: share(),
    validated: Type.Array(Type.String()),
    context: Type.Array(Type.Object({ word: Type.String(), change: Type.Number() }, closed)),
  },
  closed,
)
export type FindingExplanation = Type.Static<typeof FindingExplanation>

export const DocumentFinding = Type.Object(
  {
    /** Ordinal within the job, in reading order; stable for the life of the job. */
    id: count(),
    category: Type.Enum([...CATEGORIES]),
    level: Type.Enum([...LEVELS]),
    label: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    score: share(),
    /** False for a candidate that stayed below its threshold, or that its place speaks against. */
    accepted: Type.Boolean(),
    /** Whether it was rejected and asks for a look all the same. */
    asking: Type.Boolean(),
    start: count(),
    end: count(),
    start_char: count(),
    end_char: count(),
    start_byte: count(),
    end_byte: count(),
    /** Page of the first place, from 1; null where the format has no pages. */
    page: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    /** The same in every scan of the same place; equal places of one document share it. */
    fingerprint: Key,
    /** Place in `groups`; null for a candidate that was rejected and asks for nothing. */
    group: Type.Union([count(), Type.Null()]),
    /** Null where nobody has judged it: it is open. */
    judgement: Type.Union([Judgement, Type.Null()]),
    /** Null where there is no scan before, or its category was not fully checked in both. */
    baseline: BaselineOfFinding,
    explanations: Type.Array(FindingExplanation),
  },
  closed,
)
export type DocumentFinding = Type.Static<typeof DocumentFinding>

export const DocumentSourceRange = Type.Object(
  {
    start: count(),
    end: count(),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    item: Type.Optional(count()),
    from: Type.Optional(count()),
    part: Type.Optional(Type.Enum([...DOCUMENT_PARTS])),
    hidden: Type.Optional(Type.Enum([...HIDDEN_REASONS])),
    change: Type.Optional(Type.Enum([...TRACKED_CHANGES])),
    cell: Type.Optional(Type.Literal(true)),
  },
  closed,
)

/** Findings that a reviewer decides together: every place of one value, or one planted passage. */
export const DocumentGroup = Type.Object(
  {
    /** The same in every scan. */
    id: Key,
    /** With `label`, `severity` and `score`: of its strongest finding. */
    category: Type.Enum([...CATEGORIES]),
    label: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    score: share(),
    /** Whether nothing of it was accepted: it asks for a look. */
    asking: Type.Boolean(),
    /** Ids of its findings in reading order; at least one. */
    findings: Type.Array(count()),
  },
  closed,
)
export type DocumentGroup = Type.Static<typeof DocumentGroup>

/** A segment of a web page or MCP server; its results stand in `job.segments`, under the same id. */
export const DocumentSegment = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...SEGMENT_KINDS]),
    /** The name that a tool, prompt, resource or manifest gives itself: hostile. */
    title: Type.Union([Type.String(), Type.Null()]),
    start: count(),
    end: count(),
  },
  closed,
)
export type DocumentSegment = Type.Static<typeof DocumentSegment>

/** What the models made of one chunk; neighbours may share some text. */
export const DocumentHeat = Type.Object(
  {
    start: count(),
    end: count(),
    /** The deepest level that read it; L1 where rules alone did. */
    level: Type.Enum([...LEVELS]),
    /** From 0, quiet, to 3, where it counts as evidence. */
    step: Type.Enum([...HEAT_STEPS]),
    /** Whether the screen wanted a guard to read it and none did. */
    unsure: Type.Boolean(),
    /** The class that comes closest to counting; null where no model gives a verdict. */
    verdict: Type.Union([
      Type.Object(
        {
          category: Type.Enum([...CATEGORIES]),
          class_name: Type.String(),
          score: share(),
          /** Score from which it counts. */
          threshold: share(),
        },
        closed,
      ),
      Type.Null(),
    ]),
  },
  closed,
)
export type DocumentHeat = Type.Static<typeof DocumentHeat>

/** A value of an item of an MCP server as it was, by the kind and name that `changes` tells. */
export const EarlierValue = Type.Object(
  {
    ...McpItem,
    value: Type.String(),
    /** Its class, where it is whole. */
    label: Type.Optional(Type.String()),
  },
  closed,
)
export type EarlierValue = Type.Static<typeof EarlierValue>

export const ReviewDocument = Type.Object(
  {
    job: Job,
    /** What was asked for: a category that is not in `job.categories` was not checked. */
    requested: Type.Array(Type.Enum([...CATEGORIES])),
    media_type: Type.String(),
    text: Type.String(),
    source_map: Type.Array(DocumentSourceRange),
    pages: Type.Union([
      Type.Object(
        { total: Type.Integer({ minimum: 1 }), without_text: Type.Array(count()) },
        closed,
      ),
      Type.Null(),
    ]),
    /** The account's own table of decisions, by which it was decided; left out where it was the default one. */
    policy: Type.Optional(PolicyTable),
    /** How many rules it was asked to leave out; left out where none was. */
    rules_off: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Whether `/original` can be fetched, for the page view. */
    has_original: Type.Boolean(),
    findings: Type.Array(DocumentFinding),
    /**
     * The accepted ones first, then the most severe, then the surest, then in reading order; each
     * finding that is accepted or asking is in one.
     */
    groups: Type.Array(DocumentGroup),
    review: ReviewState,
    /** Of a document whose source was scanned before; else null. */
    baseline: Type.Union([Baseline, Type.Null()]),
    /** Of every chunk in order; empty where no model has read one. */
    heat: Type.Array(DocumentHeat),
    /** Empty but for web pages and MCP servers. */
    segments: Type.Array(DocumentSegment),
    /** Of an MCP server that was read before; else null. */
    changes: Type.Union([McpChanges, Type.Null()]),
    /**
     * Values that the scan before found in what has changed or is gone, to be masked there; left out
     * where there are none, or that scan is not kept.
     */
    earlier_values: Type.Optional(Type.Array(EarlierValue)),
  },
  closed,
)
export type ReviewDocument = Type.Static<typeof ReviewDocument>
