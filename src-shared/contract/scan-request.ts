/**
 * What a client may ask: the request bodies of the interface as closed schemas.
 *
 * A schema and its type share one name. What a schema cannot say (a category
 * named twice, `threat` against `L1`) is checked by {@link configProblem};
 * {@link settingsOf} gives the rest of the program one form.
 */

import Type from 'typebox'
import { CATEGORIES, type Category, LEVELS, type Level } from '../model/vocabulary.ts'
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

const DEFAULT_CATEGORIES: readonly Category[] = ['injection', 'dlp']

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

/** A configuration in which nothing is left open. */
export interface ScanSettings {
  readonly categories: readonly Category[]
  readonly maxLevel: Level
  readonly chunkOverlapTokens: number
  readonly levels: Readonly<Record<Level, boolean>>
  readonly rules: ReadonlyMap<string, boolean>
  readonly models: ReadonlyMap<string, boolean>
}

/** Why a configuration of the right shape cannot be used; `path` is its JSON pointer. */
export interface ConfigProblem {
  readonly path: string
  readonly message: string
}

/**
 * Where the parts of a configuration that fits {@link ScanConfig} contradict each
 * other; nothing where it can be used. Asked once, when it comes in.
 */
export function configProblem(config: ScanConfig): ConfigProblem | undefined {
  const categories = categoriesOf(config)
  if (new Set(categories).size < categories.length) {
    return { path: '/config/categories', message: 'names a category twice' }
  }
  if (!categories.includes('threat')) return undefined
  if (config.max_level === 'L1') {
    return { path: '/config/max_level', message: 'is L1, but threat needs at least L2' }
  }
  if (config.gates?.l2 === false) {
    return { path: '/config/gates/l2', message: 'is false, but threat needs L2' }
  }
  return undefined
}

/**
 * The settings of a configuration in which {@link configProblem} has found nothing:
 * its defaults filled in and its names folded.
 */
export function settingsOf(config: ScanConfig): ScanSettings {
  const categories = categoriesOf(config)
  const { gates = {} } = config
  return {
    // One order whatever the request's: the answer does not depend on it.
    categories: CATEGORIES.filter((category) => categories.includes(category)),
    maxLevel: config.max_level ?? 'L3',
    chunkOverlapTokens: config.chunk_overlap_tokens ?? 0,
    levels: { L1: gates.l1 ?? true, L2: gates.l2 ?? true, L3: gates.l3 ?? true },
    rules: new Map(Object.entries(gates.rules ?? {})),
    models: new Map(Object.entries(gates.models ?? {})),
  }
}

/** The categories as they were named, in lower case. */
function categoriesOf({ categories }: ScanConfig): readonly Category[] {
  return (categories ?? DEFAULT_CATEGORIES).map((name) => name.toLowerCase() as Category)
}

function caseInsensitive(names: readonly string[]): string {
  const letters = (name: string) =>
    name.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  return `^(?:${names.map(letters).join('|')})$`
}
