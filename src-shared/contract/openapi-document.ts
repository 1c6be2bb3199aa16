/** The parts of an OpenAPI 3.1 document that this project writes and reads (OpenAPI Specification 3.1.0, §4.8). */

import type { SchemaName } from './openapi-named-schemas.ts'
import type { DocumentExample, DocumentExamples } from './openapi-requests.ts'
import type { DocumentSchema } from './openapi-schemas.ts'

export interface Reference {
  readonly $ref: string
}

export interface MediaType {
  readonly schema: DocumentSchema
  readonly examples: DocumentExamples | Readonly<Record<string, Reference>>
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: DocumentSchema
  readonly examples: DocumentExamples
}

export interface ResponseHeader {
  readonly description: string
  readonly required?: boolean
  readonly schema: DocumentSchema
}

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Reference>>
  readonly content: Readonly<Record<string, MediaType>>
  readonly links?: Readonly<Record<string, object>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: true
    readonly description: string
    readonly content: Readonly<Record<string, MediaType>>
  }
  /** By status. */
  readonly responses: Readonly<Record<string, Response>>
}

export interface OpenApiDocument {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<SchemaName, DocumentSchema>>
    readonly examples: Readonly<Record<string, DocumentExample>>
    readonly headers: Readonly<Record<string, ResponseHeader>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}
