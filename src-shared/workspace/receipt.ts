/**
 * A receipt: how a document was scanned and judged, with the hashes by which that can be checked
 * later, in a file that the service knows again when it is dropped back in.
 */

import Type from 'typebox'
import { DISMISSAL_REASONS, FINDING_STATUSES } from '../model/judging.ts'
import { CATEGORIES, INPUT_KINDS, SEVERITIES } from '../model/vocabulary.ts'
import { Key } from './judging.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** The first line of every receipt: by it a dropped file is known, before any of it is believed. */
export const RECEIPT_MARK = '<!doctype html><!-- assay receipt v1 -->'
/** UTF-8 bytes of a receipt; one of 20,000 findings has 8 million. */
export const MAX_RECEIPT_BYTES = 10_000_000

/** What read the document: equal ones find the same. */
export const EngineIdentity = Type.Object(
  {
    /** Of the program. */
    version: Type.String(),
    /** SHA-256 of every rule that was on the machine, the owner's own among them. */
    rules: Sha256,
    /** By id; the hash is of the manifest, which holds those of the pack's files. */
    models: Type.Array(Type.Object({ id: Type.String(), sha256: Sha256 }, closed)),
  },
  closed,
)
export type EngineIdentity = Type.Static<typeof EngineIdentity>

export const ReceiptFinding = Type.Object(
  {
    fingerprint: Key,
    category: Type.Enum([...CATEGORIES]),
    label: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    status: Type.Enum([...FINDING_STATUSES]),
    reason: orNull(Type.Enum([...DISMISSAL_REASONS])),
    note: Type.String(),
    by: Type.String(),
    at: orNull(count()),
    /** How often it stands in the document. */
    places: count(),
  },
  closed,
)
export type ReceiptFinding = Type.Static<typeof ReceiptFinding>

export const Receipt = Type.Object(
  {
    made_at: count(),
    document: Type.Object(
      {
        name: Type.String(),
        media_type: Type.String(),
        /** What was asked for; older receipts do not tell. */
        kind: Type.Optional(Type.Enum([...INPUT_KINDS])),
        job_id: Type.String(),
        /** Of the UTF-8 of the text that was scanned. */
        text_sha256: Sha256,
        /** Of the file, where it is kept. */
        file_sha256: orNull(Sha256),
        bytes: count(),
      },
      closed,
    ),
    verdict: Type.Object(
      {
        /** What every screen and report says of it, with what it stands on; older receipts have none. */
        headline: Type.Optional(Type.String()),
        scope: Type.Optional(Type.String()),
        /** The interface's answers; what a person reads of them is put in words beside them. */
        decision: Type.String(),
        safety_status: Type.String(),
        completion: Type.String(),
        coverage: Type.String(),
        checked: Type.Array(Type.Enum([...CATEGORIES])),
      },
      closed,
    ),
    /** What nobody may take for clean, in words. */
    gaps: Type.Array(Type.String()),
    engine: EngineIdentity,
    /** Whether that engine, asked again when the receipt was made, found exactly this. */
    reproduced: Type.Boolean(),
    /** As a reviewer makes them: one for all findings of a value or passage; older receipts do not tell. */
    decisions: Type.Optional(
      Type.Object(
        {
          total: count(),
          open: count(),
          /** Of all, those of which nothing was accepted. */
          to_look_at: count(),
        },
        closed,
      ),
    ),
    findings: Type.Array(ReceiptFinding),
    /** What was not accepted and asked for a look all the same; older receipts do not tell. */
    to_look_at: Type.Optional(Type.Array(ReceiptFinding)),
  },
  closed,
)
export type Receipt = Type.Static<typeof Receipt>

/**
 * `unchanged`: made by this installation and not a letter of it is other. `foreign`: whole in
 * itself, but sealed by another installation, or by someone else. `altered`: neither.
 */
export const RECEIPT_STATES = ['unchanged', 'foreign', 'altered'] as const

/** A finding that only one of the two has. */
const ReceiptChange = Type.Object(
  { category: Type.String(), label: Type.String(), to_look_at: Type.Boolean() },
  closed,
)

/** What a scan of the same text with what is installed now says otherwise. */
export const ReceiptToday = Type.Object(
  {
    engine: EngineIdentity,
    same_engine: Type.Boolean(),
    unchanged: count(),
    new: Type.Array(ReceiptChange),
    gone: Type.Array(ReceiptChange),
    decision: Type.String(),
  },
  closed,
)
export type ReceiptToday = Type.Static<typeof ReceiptToday>

export const ReceiptCheckRequest = Type.Object(
  { html: Type.String({ maxLength: MAX_RECEIPT_BYTES }) },
  closed,
)

export const ReceiptCheck = Type.Object(
  {
    state: Type.Enum([...RECEIPT_STATES]),
    /** What it says; null where it cannot be read. */
    receipt: orNull(Receipt),
    /** Null where the document is not kept here any more. */
    today: orNull(ReceiptToday),
  },
  closed,
)
export type ReceiptCheck = Type.Static<typeof ReceiptCheck>
