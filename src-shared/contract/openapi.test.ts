/** The OpenAPI document: valid by the official schema, complete by the registry, and true to its own schemas. */

import { Validator } from '@seriousme/openapi-schema-validator'
import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES, type ErrorCode } from './error-codes.ts'
import { openApiDocument } from './openapi.ts'
import { COMPLETED } from './openapi-answers.ts'
import type { MediaType, Operation } from './openapi-document.ts'
import { NAMED_SCHEMAS } from './openapi-named-schemas.ts'
import { JSON_REQUESTS } from './openapi-requests.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** As a client receives it. */
const received = JSON.parse(JSON.stringify(openApiDocument()))
const document = openApiDocument()
const operations: readonly (readonly [string, Operation])[] = Object.entries(
  document.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
)

function* objectsIn(value: Json): Generator<{ [key: string]: Json }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value
  for (const child of Object.values(value)) yield* objectsIn(child)
}

/** What a JSON pointer within the document leads to. */
function target(ref: string): Json | undefined {
  const steps = ref.replace(/^#\//, '').split('/')
  return steps.reduce<Json | undefined>((at, step) => {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined
    return at[step.replaceAll('~1', '/').replaceAll('~0', '~')]
  }, received)
}

/** Problems of a value by a schema of the document, whose references lead into the document. */
function problems(schema: object, value: unknown): unknown {
  const [, errors] = Compile({ ...received, ...schema }).Errors(value)
  return errors
}

/** Every body of the document with its examples. */
function bodies(): readonly (readonly [string, MediaType])[] {
  return operations.flatMap(([name, { requestBody, responses }]) =>
    [['request', requestBody] as const, ...Object.entries(responses)].flatMap(([where, body]) =>
      Object.entries(body?.content ?? {}).map(
        ([type, media]) => [`${name} ${where} ${type}`, media] as const,
      ),
    ),
  )
}

const exampleCases = bodies().flatMap(([place, { schema, examples }]) =>
  Object.entries(examples).map(([name, example]) => {
    const { value } = ('$ref' in example ? target(example.$ref as string) : example) as {
      value: unknown
    }
    return [`${place}: ${name}`, schema, value] as const
  }),
)

it('is valid by the schema of OpenAPI 3.1', async () => {
  const valid = await new Validator().validate(received)
  const broken = await new Validator().validate({ ...received, paths: { scan: {} } })

  expect(valid).toEqual({ valid: true })
  expect(broken.valid).toBe(false)
})

it('holds no reference that leads nowhere', () => {
  const refs = [...objectsIn(received)].map(({ $ref }) => $ref).filter((ref) => ref !== undefined)

  expect(refs.length).toBeGreaterThan(100)
  expect(refs.filter((ref) => target(String(ref)) === undefined)).toEqual([])
})

it('uses every schema, example and header that it names', () => {
  const text = JSON.stringify(received)
  for (const [kind, named] of Object.entries(received.components)) {
    if (kind === 'securitySchemes') continue
    for (const name of Object.keys(named as object)) {
      expect(text).toContain(`"$ref":"#/components/${kind}/${name}"`)
    }
  }
})

describe.each(Object.keys(NAMED_SCHEMAS))('the schema %s', (name) => {
  const schema = received.components.schemas[name]
  const original = NAMED_SCHEMAS[name as keyof typeof NAMED_SCHEMAS]

  it('has the fields of the schema that checks, as closed as that', () => {
    const { properties, required, additionalProperties } = original as unknown as Record<
      string,
      object
    >
    expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(properties ?? {}))
    expect(schema.required).toEqual(required)
    if (name !== 'GateMap') expect(schema.additionalProperties).toEqual(additionalProperties)
  })

  it('stands in full here only', () => {
    const inner = [...objectsIn(schema)].slice(1).filter((part) => 'additionalProperties' in part)
    // The usage of an error is open and has no members of its own.
    expect(inner.filter((part) => part.additionalProperties !== true)).toEqual([])
  })
})

it('gives generators of clients what they need as lists, defaults and maps', () => {
  const { ScanConfig: config, GateMap: map } = received.components.schemas
  expect(config.properties.categories).toMatchObject({
    default: ['injection', 'dlp'],
    items: { type: 'string', enum: ['injection', 'dlp', 'pii', 'threat'] },
  })
  expect(map).toMatchObject({ type: 'object', additionalProperties: { type: 'boolean' } })
  expect(map).not.toHaveProperty('patternProperties')
  const names = document.paths['/api/v1/scan']?.post?.parameters.map(({ name }) => name)
  expect(names).toContain('X-Patronus-Client')
})

it('says of every field what it means', () => {
  const maps = ['CategoryResults', 'Detectors', 'ProgressByCategory']
  for (const [name, { description, properties }] of Object.entries(document.components.schemas)) {
    expect(description).toMatch(/\.$/)
    if (maps.includes(name)) continue
    for (const field of Object.values(properties ?? {})) expect(field.description).toMatch(/\.$/)
  }
})

it.each(exampleCases)('%s fits its schema', (_, schema, value) => {
  expect(problems(schema, value)).toEqual([])
})

it('notices an example that does not fit', () => {
  expect(problems({ $ref: '#/components/schemas/Job' }, { ark_version: '2' })).not.toEqual([])
})

it.each(operations.flatMap(([name, { parameters }]) => parameters.map((p) => [name, p] as const)))(
  '%s: the parameter $name has examples that fit it',
  (_, { schema, examples }) => {
    for (const { value } of Object.values(examples)) expect(problems(schema, value)).toEqual([])
  },
)

it('shows evidence that stands where it says', () => {
  const [text = ''] = Object.values(JSON_REQUESTS).map(({ value }) =>
    'text' in value ? value.text : '',
  )
  const spans = Object.values(COMPLETED.found?.value.categories ?? {}).flatMap(
    (category) => category.evidence_spans,
  )

  expect(spans).not.toEqual([])
  for (const span of spans) {
    expect([...text].slice(span.start_char, span.end_char).join('')).toBe(span.text)
    const bytes = new TextEncoder().encode(text).slice(span.start_byte, span.end_byte)
    expect(new TextDecoder().decode(bytes)).toBe(span.text)
  }
})

it.each(Object.keys(ERROR_CODES) as ErrorCode[])(
  'shows %s with its status and sentence',
  (code) => {
    const [status, sentence] = ERROR_CODES[code]
    const showing = operations.filter(([, { responses }]) => {
      const refusal = responses[status]
      const isShown = refusal?.content['application/json']?.examples[code] !== undefined
      expect(refusal?.description.includes(`\`${code}\``) ?? false).toBe(isShown)
      return isShown
    })

    expect(showing).not.toEqual([])
    expect(document.components.examples[code]?.value).toMatchObject({
      error: { code, message: sentence },
    })
  },
)

describe('statuses and headers', () => {
  it.each([
    ['post /api/v1/scan', [200, 202, 400, 401, 403, 405, 409, 413, 415, 422, 429, 500, 503, 504]],
    ['get /api/v1/scan/{job_id}', [200, 400, 401, 403, 404, 405, 429, 500, 503, 504]],
  ])('%s answers as the interface lists', (name, statuses) => {
    const [, operation] = operations.find(([other]) => other === name) ?? []
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual(statuses)
  })

  it('come with a request id, except for 409', () => {
    for (const [, { parameters, responses }] of operations) {
      const hasPrefer = parameters.some(({ name }) => name === 'Prefer')
      for (const [status, { headers = {} }] of Object.entries(responses)) {
        expect('X-Request-ID' in headers).toBe(status !== '409')
        expect('Retry-After' in headers).toBe(['409', '429', '503', '504'].includes(status))
        expect('Preference-Applied' in headers).toBe(hasPrefer && /^20/.test(status))
      }
    }
  })
})
