/**
 * The OpenAPI 3.1 document of the interface, built from the schemas that check
 * it. What it shows lies beside it: schemas, notes, requests, answers, refusals.
 */

import { UNCOVERED_THREATS } from '../model/vocabulary.ts'
import { API_VERSION, JOB_ID_PATTERN } from './limits.ts'
import { ACCEPTED, COMPLETED, JOBS } from './openapi-answers.ts'
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
  ResponseHeader,
} from './openapi-document.ts'
import type { SchemaName } from './openapi-named-schemas.ts'
import { codes, refusalExamples, refusals } from './openapi-refusals.ts'
import { type DocumentExamples, FORM_REQUESTS, JSON_REQUESTS } from './openapi-requests.ts'
import { componentSchemas, schemaRef } from './openapi-schemas.ts'

/** The document as plain JSON; equal at every call. */
export function openApiDocument(): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay content scan service',
      version: API_VERSION,
      summary: 'Scans texts, files, web pages and MCP servers for risk, on this machine.',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This service, which listens on 127.0.0.1 only.' }],
    paths: {
      '/api/v1/scan': { post: CREATE_SCAN },
      '/api/v1/scan/{job_id}': { get: GET_SCAN },
    },
    components: {
      schemas: componentSchemas(),
      examples: refusalExamples(),
      headers: HEADERS,
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of an account, made in the app or with `assay keys create`. Its scopes are `scan:write` and `scan:read`.',
        },
      },
    },
  }
}

const DESCRIPTION = `Submit content, and read what is risky in it: \`injection\` (instructions that may redirect an AI), \`dlp\` (secrets and leaks), \`pii\` (personal data) and \`threat\` (threat signals), each with the evidence and where it stands.

Success of a request means that the content was taken in or a result was read. It says nothing about the content: read \`status\`, \`completion\`, \`coverage\`, \`categories\` and \`decision\`. A category without a result is not clean.

The models that ship tell nothing of the threats ${UNCOVERED_THREATS.map((name) => `\`${name}\``).join(', ')}: of texts that they had not learned from they found too few; rules tell \`exfiltration_attempt\` of a command that sends keys away, and \`toxic_or_harmful\` of hate that is said outright of a group, of extortion and, for a look, of threats of violence. They tell \`instruction_override\` where they find an injection too. Packs of your own may tell all classes.

A text is scanned at once and answered with 200. Files, web pages and MCP servers are answered with 202 and jobs to poll; the header \`Prefer\` changes that.

A job that a script submitted can be read for 24 hours after its end, one answered within \`wait=1\` for 15 minutes. A text that was answered at once is not stored.`

const HEADERS: Readonly<Record<string, ResponseHeader>> = {
  'X-Request-ID': {
    description:
      'Names this request when asking for help. An answer that is given again keeps its first id.',
    required: true,
    schema: { type: 'string' },
  },
  'Preference-Applied': {
    description: 'The preference that was followed, if any (RFC 7240).',
    schema: { type: 'string', enum: ['respond-async', 'wait=0', 'wait=1'] },
  },
  'Retry-After': {
    description:
      'Seconds until a repeat can succeed. Of the two refusals with 409, only `IDEMPOTENCY_IN_FLIGHT` has it.',
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: {
    description: 'The methods that the address takes.',
    required: true,
    schema: { type: 'string' },
  },
}

const CREATE_SCAN: Operation = {
  operationId: 'createScan',
  summary: 'Create a scan',
  description:
    'Submits one kind of input: a JSON text, a web page, an MCP server, or an upload of a text and files. Query parameters are refused. Without a key the limits of anonymous callers hold, and a job cannot be read again.',
  security: [{ apiKey: ['scan:write'] }, {}],
  parameters: [
    header(
      'Prefer',
      'How to be answered (RFC 7240). `respond-async`: always 202 with jobs to poll. `wait=1`: wait up to a second for a single job, then 200 or 202; longer waits are cut to one second. Other preferences are ignored.',
      { type: 'string' },
      {
        respond_async: { summary: 'Answer with jobs', value: 'respond-async' },
        wait: { summary: 'Wait up to a second', value: 'wait=1' },
      },
    ),
    header(
      'Idempotency-Key',
      'Makes a repeat safe: for 15 minutes a request with the same key, content and `Prefer` is answered with the first answer, without a new scan or charge.',
      { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
      { key: { summary: 'Any visible ASCII', value: 'import-2027-01-31-0001' } },
    ),
    header(
      'X-Service-Client',
      'Marks anonymous submissions of a command line. Not needed with an API key.',
      { type: 'string', const: 'cli' },
      { cli: { summary: 'The one value', value: 'cli' } },
    ),
    header(
      'X-Patronus-Client',
      'The same as `X-Service-Client`, under the name that older clients send.',
      { type: 'string', const: 'cli' },
      { cli: { summary: 'The one value', value: 'cli' } },
    ),
  ],
  requestBody: {
    required: true,
    description:
      'At most 12,000,000 bytes. The text to scan is limited by plan: 100,000 bytes without a key and on `free` and `personal`, 1,000,000 on `pro`.',
    content: {
      'application/json': {
        schema: {
          oneOf: [schemaRef('TextScan'), schemaRef('UrlScan'), schemaRef('McpServerScan')],
        },
        examples: JSON_REQUESTS,
      },
      'multipart/form-data': {
        schema: {
          type: 'object',
          description: 'A text, files, or both: each becomes a job. At most 100 of them together.',
          properties: {
            text: { type: 'string', description: 'A text. Once.' },
            files: {
              type: 'array',
              description:
                'TXT, Markdown, HTML, PDF or DOCX, each at most 10,000,000 bytes. Repeat the field for each file.',
              items: { type: 'string', format: 'binary' },
            },
            config: {
              type: 'string',
              description: 'What to look for, and how. Once.',
              contentMediaType: 'application/json',
              contentSchema: schemaRef('ScanConfig'),
            },
          },
          anyOf: [{ required: ['text'] }, { required: ['files'] }],
          additionalProperties: false,
        },
        encoding: { config: { contentType: 'application/json' } },
        examples: FORM_REQUESTS,
      },
    },
  },
  responses: {
    200: answer(
      'The scan has ended: a text without `Prefer`, or a single job within `wait=1`.',
      'CompletedSubmission',
      COMPLETED,
      ['X-Request-ID', 'Preference-Applied'],
    ),
    202: {
      ...answer(
        'The input was read and the jobs are queued. Poll each `status_url`.',
        'Accepted',
        ACCEPTED,
        ['X-Request-ID', 'Preference-Applied'],
      ),
      links: {
        readJob: {
          operationId: 'getScan',
          parameters: { job_id: '$response.body#/jobs/0/job_id' },
          description: 'Reads the first job; the others likewise.',
        },
      },
    },
    ...refusals(codes().filter((code) => code !== 'NOT_FOUND')),
  },
}

const GET_SCAN: Operation = {
  operationId: 'getScan',
  summary: 'Read a job',
  description:
    'Reads a job of a 202 answer. The key must be of the account that submitted it. Query parameters are refused.',
  security: [{ apiKey: ['scan:read'] }],
  parameters: [
    {
      name: 'job_id',
      in: 'path',
      required: true,
      description: 'Id of the job, as the 202 answer names it.',
      schema: { type: 'string', pattern: JOB_ID_PATTERN },
      examples: { job: { summary: 'A job', value: 'job_3f1a9c0b7d2e4856a1b2c3d4e5f60718' } },
    },
  ],
  responses: {
    200: answer('The state of the job, also of a running or failed one.', 'Job', JOBS, [
      'X-Request-ID',
    ]),
    ...refusals([
      'INVALID_REQUEST',
      'UNSUPPORTED_QUERY',
      'AUTH_REQUIRED',
      'INVALID_API_KEY',
      'INSUFFICIENT_SCOPE',
      'ORIGIN_NOT_ALLOWED',
      'NOT_FOUND',
      'METHOD_NOT_ALLOWED',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      'AUTH_UNAVAILABLE',
      'SERVICE_UNAVAILABLE',
      'SCAN_TIMEOUT',
    ]),
  },
}

function header(
  name: string,
  description: string,
  schema: Parameter['schema'],
  examples: DocumentExamples,
): Parameter {
  return { name, in: 'header', required: false, description, schema, examples }
}

function answer(
  description: string,
  schema: SchemaName,
  examples: DocumentExamples,
  headers: readonly (keyof typeof HEADERS)[],
): Response {
  return {
    description,
    headers: Object.fromEntries(
      headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: { 'application/json': { schema: schemaRef(schema), examples } },
  }
}
