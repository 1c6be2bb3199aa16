/** Schemas for readers: the type of a value in words, and an object as a table of fields. */

import type { DocumentSchema } from '../../../src-shared/contract/openapi-schemas.ts'
import { type Html, type HtmlPart, html, sentence } from './html.ts'

/** A named schema, closed until someone wants it; links to it open it. */
export function schemaView(name: string, schema: DocumentSchema): Html {
  const description = String(schema.description)
  return html`<details class="schema">
    <summary><code class="name">${name}</code> <span>${sentence(description)}</span></summary>
    <div id="schema-${name}" class="body">
      ${schema.properties === undefined ? html`<p class="type">${typeOf(schema)}${limitsOf(schema)}</p>` : fieldTable(schema)}
    </div>
  </details>`
}

/** The fields of an object, and whether it takes others. */
export function fieldTable(schema: DocumentSchema): Html {
  const required = (schema.required ?? []) as readonly string[]
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => html`<tr>
      <th scope="row"><code>${name}</code>${required.includes(name) ? html` <span class="required">required</span>` : undefined}</th>
      <td class="type">${typeOf(field)}${limitsOf(field)}</td>
      <td>${field.description === undefined ? undefined : sentence(String(field.description))}</td>
    </tr>`,
  )
  return html`<table>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>
  <p class="note">${schema.additionalProperties === false ? 'Other fields are not allowed.' : 'Other fields may follow.'}</p>`
}

/** Links to the schema that a reference names. */
function schemaLink(ref: string): Html {
  const name = ref.split('/').at(-1)
  return html`<a href="#schema-${name}"><code>${name}</code></a>`
}

/** `list of EvidenceSpan`, `"L1" or "L2"`, `integer`. */
export function typeOf(schema: DocumentSchema): Html {
  if (typeof schema.$ref === 'string') return schemaLink(schema.$ref)
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return alternatives(schema.enum.map(literal))
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.type === undefined && Array.isArray(choices)) {
    return alternatives(choices.map((choice) => typeOf(choice)))
  }
  if (schema.type === 'array') return listOf(schema.items as DocumentSchema)
  if (schema.contentSchema !== undefined) {
    return html`${typeOf(schema.contentSchema as DocumentSchema)} as JSON`
  }
  if (schema.format === 'binary') return html`file`
  if (schema.properties === undefined && typeof schema.additionalProperties === 'object') {
    return html`map of names to ${typeOf(schema.additionalProperties as DocumentSchema)}`
  }
  return html`${String(schema.type)}`
}

/** How each keyword of JSON Schema reads; those that are told otherwise are not here. */
const LIMITS: Readonly<Record<string, (value: unknown) => string>> = {
  minimum: (value) => `at least ${counted(value)}`,
  maximum: (value) => `at most ${counted(value)}`,
  minLength: (value) => `at least ${counted(value)} characters`,
  maxLength: (value) => `at most ${counted(value)} characters`,
  minItems: (value) => `at least ${counted(value)}`,
  maxItems: (value) => `at most ${counted(value)}`,
  maxProperties: (value) => `at most ${counted(value)}`,
  uniqueItems: () => 'each once',
  format: (value) => `${value}`,
  default: (value) => `default ${JSON.stringify(value)}`,
}

function limitsOf(schema: DocumentSchema): HtmlPart {
  const limits = Object.entries(LIMITS).flatMap(([keyword, say]) =>
    keyword in schema ? [say(schema[keyword])] : [],
  )
  const { pattern } = (schema.propertyNames ?? schema) as DocumentSchema
  return [
    limits.length === 0 ? undefined : html`<span class="limits">${limits.join(', ')}</span>`,
    typeof pattern === 'string' ? html`<code class="pattern">${pattern}</code>` : undefined,
  ]
}

function listOf(items: DocumentSchema): Html {
  const isPlain = items.$ref === undefined && items.enum === undefined
  return html`list of ${typeOf(items)}${isPlain ? 's' : undefined}`
}

function alternatives(types: readonly Html[]): Html {
  return html`${types.map((type, index) => (index === 0 ? type : html` or ${type}`))}`
}

function literal(value: unknown): Html {
  return html`<code>${JSON.stringify(value)}</code>`
}

function counted(value: unknown): string {
  return Number(value).toLocaleString('en')
}
