/**
 * A review document as it goes to the app. A large one has tens of thousands of
 * findings, most of them made by the same few rules: as columns, with what
 * repeats written once, they are a tenth of what they are as objects. They go
 * whole and not in pages, because masks, filters and counts need every place.
 *
 * While a scan goes on the document is looked at again and again: it has three
 * parts, and one that whoever asks has already is not sent once more.
 */

import Type from 'typebox'
import type { Job } from '../contract/scan-result.ts'
import { DocumentFinding, type DocumentGroup, ReviewDocument } from './document.ts'
import { Judgement, Key } from './judging.ts'

const closed = { additionalProperties: false } as const
const numbers = () => Type.Array(Type.Integer({ minimum: 0 }))
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const { category, level, label, severity, score, accepted, asking, baseline, explanations } =
  DocumentFinding.properties

/** What many findings have in common. */
const Claim = Type.Object(
  { category, level, label, severity, score, accepted, asking, baseline, explanations },
  closed,
)
type Claim = Type.Static<typeof Claim>

/** Findings as columns: what stands at one place of each belongs to the finding with that id. */
export const PackedFindings = Type.Object(
  {
    /** Each once. */
    claims: Type.Array(Claim),
    judgements: Type.Array(Judgement),
    /** Place in `claims`. */
    claim: numbers(),
    /** Place in `judgements`; null where nobody has judged it. */
    judgement: Type.Array(orNull(Type.Integer({ minimum: 0 }))),
    start: numbers(),
    end: numbers(),
    /** Null where all are as `start` and `end`, as in a text of ASCII alone. */
    start_char: orNull(numbers()),
    end_char: orNull(numbers()),
    start_byte: orNull(numbers()),
    end_byte: orNull(numbers()),
    page: Type.Array(DocumentFinding.properties.page),
    fingerprint: Type.Array(DocumentFinding.properties.fingerprint),
    group: Type.Array(DocumentFinding.properties.group),
  },
  closed,
)
type PackedFindings = Type.Static<typeof PackedFindings>

/** Groups as columns; what is in one is said by `group` of the findings. */
export const PackedGroups = Type.Object(
  {
    /** What many groups have in common, each once. */
    claims: Type.Array(Type.Object({ category, label, severity, score, asking }, closed)),
    /** Place in `claims`. */
    claim: numbers(),
    id: Type.Array(Key),
  },
  closed,
)

const PackedFound = Type.Object({ findings: PackedFindings, groups: PackedGroups }, closed)
const {
  text,
  source_map,
  segments,
  heat,
  findings: _,
  groups: __,
  ...others
} = ReviewDocument.properties
const PackedBody = Type.Object({ text, source_map, segments }, closed)
const part = <S extends Type.TSchema>(value: S) =>
  Type.Object({ tag: Type.String(), value: orNull(value) }, closed)

export const PackedDocument = Type.Object(
  {
    /** The job without evidence: each span of it is a finding here. */
    ...others,
    /** What stays as it was submitted. Null where it was said to be known by its tag; so of the others. */
    body: part(PackedBody),
    found: part(PackedFound),
    heat: part(heat),
  },
  closed,
)
export type PackedDocument = Type.Static<typeof PackedDocument>

/** A document that was unpacked. */
export interface UnpackedDocument extends ReviewDocument {
  /** The tags of its parts, for the next look at it. */
  readonly known: string
}

interface Packing {
  /** Equal for equal parts alone. */
  readonly tagOf?: (value: object) => string
  /** `known` of the document that whoever asks has. */
  readonly known?: string
}

/** Packs a document. O(n). */
export function packDocument(
  document: ReviewDocument,
  { tagOf = () => '', known = '' }: Packing = {},
): PackedDocument {
  const { text, source_map, segments, findings, groups, heat, job, ...others } = document
  const tags = new Set(known.split(BETWEEN_TAGS).filter((tag) => tag !== ''))
  const partOf = <T extends object>(value: T) => {
    const tag = tagOf(value)
    return { tag, value: tags.has(tag) ? null : value }
  }
  return {
    ...others,
    job: withoutEvidence(job),
    body: partOf({ text, source_map, segments }),
    found: partOf({ findings: packFindings(findings), groups: packGroups(groups) }),
    heat: partOf(heat),
  }
}

const BETWEEN_TAGS = '.'

function withoutEvidence({ segments, ...job }: Job): Job {
  const bare = (categories: Job['categories']): Job['categories'] =>
    Object.fromEntries(
      Object.entries(categories).map(([name, { decision_evidence: _, ...result }]) => [
        name,
        {
          ...result,
          accepted: result.accepted ?? result.evidence_spans.length > 0,
          evidence_spans: [],
        },
      ]),
    )
  return {
    ...job,
    categories: bare(job.categories),
    ...(segments && {
      segments: segments.map((each) => ({
        ...each,
        ...(each.categories && { categories: bare(each.categories) }),
      })),
    }),
  }
}

function packGroups(groups: readonly DocumentGroup[]): Type.Static<typeof PackedGroups> {
  const claims = new Table<
    Pick<DocumentGroup, 'category' | 'label' | 'severity' | 'score' | 'asking'>
  >()
  return {
    claim: groups.map(({ category, label, severity, score, asking }) =>
      claims.place({ category, label, severity, score, asking }),
    ),
    claims: claims.rows,
    id: groups.map(({ id }) => id),
  }
}

function packFindings(findings: readonly DocumentFinding[]): PackedFindings {
  const claims = new Table<Claim>()
  const judgements = new Table<Judgement>()
  const column = <K extends keyof DocumentFinding>(name: K) => findings.map((each) => each[name])
  const unless = (name: Unit, same: 'start' | 'end') =>
    findings.every((each) => each[name] === each[same]) ? null : column(name)
  const claim = findings.map(
    ({ category, level, label, severity, score, accepted, asking, baseline, explanations }) =>
      claims.place({
        category,
        level,
        label,
        severity,
        score,
        accepted,
        asking,
        baseline,
        explanations,
      }),
  )
  const judgement = findings.map((each) => each.judgement && judgements.place(each.judgement))
  return {
    claims: claims.rows,
    judgements: judgements.rows,
    claim,
    judgement,
    start: column('start'),
    end: column('end'),
    start_char: unless('start_char', 'start'),
    end_char: unless('end_char', 'end'),
    start_byte: unless('start_byte', 'start'),
    end_byte: unless('end_byte', 'end'),
    page: column('page'),
    fingerprint: column('fingerprint'),
    group: column('group'),
  }
}

type Unit = 'start_char' | 'end_char' | 'start_byte' | 'end_byte'

/**
 * The document that was packed; what repeats is one object for all. O(n).
 * @param before what the parts are taken from that were known already.
 * @throws {Error} where one was not sent, and is not there either.
 */
export function unpackDocument(
  { body, found, heat, ...others }: PackedDocument,
  before?: ReviewDocument,
): UnpackedDocument {
  const tags = [body, found, heat].map(({ tag }) => tag)
  return {
    ...others,
    ...(body.value ?? kept(before, ['text', 'source_map', 'segments'])),
    ...(found.value ? unpackFound(found.value) : kept(before, ['findings', 'groups'])),
    ...(heat.value ? { heat: heat.value } : kept(before, ['heat'])),
    known: tags.join(BETWEEN_TAGS),
  }
}

function kept<K extends keyof ReviewDocument>(
  before: ReviewDocument | undefined,
  names: readonly K[],
): Pick<ReviewDocument, K> {
  if (before === undefined) throw new Error('A part of the document is missing.')
  return Object.fromEntries(names.map((name) => [name, before[name]])) as Pick<ReviewDocument, K>
}

function unpackFound({ findings, groups: packed }: Type.Static<typeof PackedFound>) {
  const groups = packed.claim.map((claim, place): DocumentGroup => {
    return { id: at(packed.id, place), ...at(packed.claims, claim), findings: [] }
  })
  for (const [id, group] of findings.group.entries()) {
    if (group !== null) at(groups, group).findings.push(id)
  }
  return { findings: unpackFindings(findings), groups }
}

function unpackFindings(packed: PackedFindings): DocumentFinding[] {
  const { claims, judgements } = packed
  return packed.claim.map((claim, id): DocumentFinding => {
    const [start, end] = [at(packed.start, id), at(packed.end, id)]
    const judgement = at(packed.judgement, id)
    const said = at(claims, claim)
    // Field by field: of tens of thousands, an object that is spread takes five times as long.
    return {
      id,
      category: said.category,
      level: said.level,
      label: said.label,
      severity: said.severity,
      score: said.score,
      accepted: said.accepted,
      asking: said.asking,
      baseline: said.baseline,
      explanations: said.explanations,
      start,
      end,
      start_char: packed.start_char?.[id] ?? start,
      end_char: packed.end_char?.[id] ?? end,
      start_byte: packed.start_byte?.[id] ?? start,
      end_byte: packed.end_byte?.[id] ?? end,
      page: at(packed.page, id),
      fingerprint: at(packed.fingerprint, id),
      group: at(packed.group, id),
      judgement: judgement === null ? null : at(judgements, judgement),
    }
  })
}

/** Rows that are equal are kept once. */
class Table<T> {
  readonly rows: T[] = []
  readonly #places = new Map<string, number>()

  /** The place of a row. */
  place(row: T): number {
    const key = JSON.stringify(row)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.rows.length)
    this.rows.push(row)
    return this.rows.length - 1
  }
}

function at<T>(column: readonly T[], place: number): T {
  return column[place] as T
}
