/**
 * What a client may ask: the request bodies of the interface as closed schemas.
 *
 * A schema and its type share one name. What a schema cannot say (a category
 * named twice, `threat` against `L1`) is checked in `scan-settings.ts`.
 */

import Type from 'typebox'
import { CATEGORIES, DEFAULT_CATEGORIES, LEVELS } from '../model/vocabulary.ts'
import { MAX_CHUNK_OVERLAP_TOKENS, MAX_GATE_ENTRIES, MAX_GATE_KEY_LENGTH } from './limits.ts'

const closed = { additionalProperties: false } as const

/** Names that would reach into JavaScript's object machinery are refused by pattern. */
const GATE_KEY = `^(?!(?:__proto__|constructor|prototype)$)[A-Za-z0-9_:./-]{1,${MAX_GATE_KEY_LENGTH}}$`

export const GateMap = Type.Record(Type.String(), Type.Boolean(), {
  maxProperties: MAX_GATE_ENTRIES,
  propertyNames: { type: 'string', pattern: GATE_KEY },
})
export type GateMap = Readonly<Record<string, boolean>>

export const Gates = Type.Object(
  {
    l1: Type.Optional(Type.Boolean()),
    l2: Type.Optional(Type.Boolean()),
    l3: Type.Optional(Type.Boolean()),
    rules: Type.Optional(GateMap),
    models: Type.Optional(GateMap),
  },
  closed,
)

/** Taken in any case; clients write the lower one. */
export const CategoryName = Type.String({ pattern: caseInsensitive(CATEGORIES) })

/** What the patterns ask for, said of what does not fit: an expression explains nothing to a reader. */
export const PATTERN_WORDS: ReadonlyMap<string, string> = new Map([
  [caseInsensitive(CATEGORIES), `is none of ${CATEGORIES.join(', ')}`],
  [
    GATE_KEY,
    `is no name: those have 1 to ${MAX_GATE_KEY_LENGTH} letters, digits and _ : . / -, and are none of __proto__, constructor and prototype`,
  ],
])

/** That no category comes twice is checked once more after folding their names. */
export const ScanConfig = Type.Object(
  {
    categories: Type.Optional(
      Type.Array(CategoryName, {
        minItems: 1,
        maxItems: CATEGORIES.length,
        uniqueItems: true,
        default: [...DEFAULT_CATEGORIES],
      }),
    ),
    max_level: Type.Optional(Type.Enum([...LEVELS])),
    chunk_overlap_tokens: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MAX_CHUNK_OVERLAP_TOKENS, default: 0 }),
    ),
    gates: Type.Optional(Gates),
  },
  closed,
)
export type ScanConfig = Type.Static<typeof ScanConfig>

export const TextScan = Type.Object(
  { text: Type.String({ minLength: 1 }), config: Type.Optional(ScanConfig) },
  closed,
)
export type TextScan = Type.Static<typeof TextScan>

export const UrlScan = Type.Object(
  { url: Type.String({ format: 'uri' }), config: Type.Optional(ScanConfig) },
  closed,
)
export type UrlScan = Type.Static<typeof UrlScan>

export const McpServerScan = Type.Object(
  { mcp_server_url: Type.String({ format: 'uri' }), config: Type.Optional(ScanConfig) },
  closed,
)
export type McpServerScan = Type.Static<typeof McpServerScan>

function caseInsensitive(names: readonly string[]): string {
  const letters = (name: string) =>
    name.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  return `^(?:${names.map(letters).join('|')})$`
}
