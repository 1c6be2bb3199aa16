/**
 * The named schemas of the OpenAPI document: those that check requests and
 * answers, cut where one holds another, so that each object stands there once.
 */

import { CATEGORIES } from '../model/vocabulary.ts'
import { NAMED_SCHEMAS, type SchemaName } from './openapi-named-schemas.ts'
import { SCHEMA_NOTES } from './openapi-notes.ts'
import { CategoryName } from './scan-request.ts'

/** A JSON Schema 2020-12 as the document writes it. */
export interface DocumentSchema {
  readonly properties?: Readonly<Record<string, DocumentSchema>>
  readonly [keyword: string]: unknown
}

/** A reference to a named schema. */
export function schemaRef(name: SchemaName): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` }
}

/** `components.schemas`: plain JSON, equal at every call. */
export function componentSchemas(): Readonly<Record<SchemaName, DocumentSchema>> {
  const schemas = Object.entries(
    NAMED_SCHEMAS as unknown as Readonly<Record<SchemaName, DocumentSchema>>,
  ) as (readonly [SchemaName, DocumentSchema])[]
  const names: Names = new Map(schemas.map(([name, schema]) => [bodyOf(schema), name]))
  const components = schemas.map(([name, schema]) => [
    name,
    withNotes(name, partsWritten(schema, names)),
  ])
  return Object.fromEntries(components)
}

type Names = ReadonlyMap<unknown, SchemaName>

/**
 * What two uses of a schema have in common. `Type.Optional` copies the schema
 * itself and keeps the objects in it, so one of these stands for its identity.
 */
function bodyOf(schema: DocumentSchema): unknown {
  return schema.properties ?? schema.patternProperties ?? schema.enum ?? schema
}

/** What generators of clients need as a list, where the check takes more than they should write. */
const CATEGORY_NAMES: DocumentSchema = { type: 'string', enum: [...CATEGORIES] }

/** The one pattern of a map whose names may be anything; `propertyNames` bounds them. */
const ANY_NAME = '^.*$'

function written(schema: DocumentSchema, names: Names): DocumentSchema {
  if ((schema as unknown) === CategoryName) return CATEGORY_NAMES
  const name = names.get(bodyOf(schema))
  return name === undefined ? partsWritten(schema, names) : schemaRef(name)
}

/** The schema itself in full, and references for named schemas within it. */
function partsWritten(schema: DocumentSchema, names: Names): DocumentSchema {
  const write = (part: unknown) => written(part as DocumentSchema, names)
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'patternProperties') {
      // Generators know maps by this keyword only.
      return ['additionalProperties', write((value as DocumentSchema)[ANY_NAME])]
    }
    if (keyword === 'properties') {
      const parts = Object.entries(value as DocumentSchema)
      return [keyword, Object.fromEntries(parts.map(([key, part]) => [key, write(part)]))]
    }
    if (keyword === 'items' || keyword === 'propertyNames') return [keyword, write(value)]
    if (keyword === 'anyOf') return [keyword, (value as unknown[]).map(write)]
    return [keyword, value]
  })
  // Says no more than the list does, and saves generators of clients from guessing.
  const type = isListOfStrings(schema.enum) ? { type: 'string' } : {}
  return { ...type, ...Object.fromEntries(entries) }
}

function isListOfStrings(list: unknown): boolean {
  return Array.isArray(list) && list.every((value) => typeof value === 'string')
}

function withNotes(name: SchemaName, schema: DocumentSchema): DocumentSchema {
  const notes: SchemaNotes = SCHEMA_NOTES[name]
  const described = { description: notes.about, ...schema }
  if (schema.properties === undefined) return described
  const properties = Object.entries(schema.properties).map(([field, part]) => {
    const description = notes.fields?.[field]
    return [field, description === undefined ? part : { description, ...part }]
  })
  return { ...described, properties: Object.fromEntries(properties) }
}

interface SchemaNotes {
  readonly about: string
  readonly fields?: Readonly<Record<string, string>>
}
