/**
 * A review document as it goes to the app. A large one has tens of thousands of
 * findings, most of them made by the same few rules: as columns, with what
 * repeats written once, they are a tenth of what they are as objects. They go
 * whole and not in pages, because masks, filters and counts need every place.
 */

import Type from 'typebox'
import { DocumentFinding, ReviewDocument } from './document.ts'
import { Judgement } from './judging.ts'

const closed = { additionalProperties: false } as const
const numbers = () => Type.Array(Type.Integer({ minimum: 0 }))
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const { category, level, label, severity, score, accepted, baseline, explanations } =
  DocumentFinding.properties

/** What many findings have in common. */
const Claim = Type.Object(
  { category, level, label, severity, score, accepted, baseline, explanations },
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

export const PackedDocument = Type.Object(
  { ...ReviewDocument.properties, findings: PackedFindings },
  closed,
)
export type PackedDocument = Type.Static<typeof PackedDocument>

/** Packs a document. O(n). */
export function packDocument({ findings, ...document }: ReviewDocument): PackedDocument {
  const claims = new Table<Claim>()
  const judgements = new Table<Judgement>()
  const column = <K extends keyof DocumentFinding>(name: K) => findings.map((each) => each[name])
  const unless = (name: Unit, same: 'start' | 'end') =>
    findings.every((each) => each[name] === each[same]) ? null : column(name)
  const claim = findings.map(
    ({ category, level, label, severity, score, accepted, baseline, explanations }) =>
      claims.place({ category, level, label, severity, score, accepted, baseline, explanations }),
  )
  const judgement = findings.map((each) => each.judgement && judgements.place(each.judgement))
  return {
    ...document,
    findings: {
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
    },
  }
}

type Unit = 'start_char' | 'end_char' | 'start_byte' | 'end_byte'

/** The document that was packed; what repeats is one object for all. O(n). */
export function unpackDocument({ findings: packed, ...document }: PackedDocument): ReviewDocument {
  const { claims, judgements } = packed
  const findings = packed.claim.map((claim, id): DocumentFinding => {
    const [start, end] = [at(packed.start, id), at(packed.end, id)]
    const judgement = at(packed.judgement, id)
    return {
      id,
      ...at(claims, claim),
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
  return { ...document, findings }
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
