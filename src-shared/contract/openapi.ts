/** The OpenAPI 3.1 document of the interface, built from the schemas that check it. */

import { ERROR_CODES } from './error-codes.ts'
import { API_VERSION, JOB_ID_PATTERN } from './limits.ts'
import { McpServerScan, ScanConfig, TextScan, UrlScan } from './scan-request.ts'
import { Accepted, CompletedSubmission, ErrorBody, Job } from './scan-result.ts'

const SCHEMAS = {
  ScanConfig,
  TextScan,
  UrlScan,
  McpServerScan,
  Accepted,
  CompletedSubmission,
  Job,
  Error: ErrorBody,
}

/** Statuses that each endpoint can refuse with. */
const POST_REFUSALS = [400, 401, 403, 409, 413, 415, 422, 429, 500, 503, 504]
const GET_REFUSALS = [400, 401, 403, 404, 429, 500, 503, 504]

/** The document as plain JSON; equal at every call. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay content scan service',
      version: API_VERSION,
      description: 'Scans texts, files, web pages and MCP servers for risk, on this machine.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths: {
      '/api/v1/scan': { post: createScanOperation() },
      '/api/v1/scan/{job_id}': { get: getScanOperation() },
    },
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: SCHEMAS,
    },
  }
}

function createScanOperation() {
  return {
    operationId: 'createScan',
    summary: 'Create a scan',
    security: [{ apiKey: [] }, {}],
    parameters: [
      header('X-Service-Client', 'Marks anonymous submissions of a command line.', {
        enum: ['cli'],
      }),
      header('Prefer', '`respond-async`, or `wait=1`.', { type: 'string' }),
      header('Idempotency-Key', 'Replays the answer of an equal request for 15 minutes.', {
        type: 'string',
        pattern: '^[\\x21-\\x7e]{1,128}$',
      }),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { oneOf: [ref('TextScan'), ref('UrlScan'), ref('McpServerScan')] },
          example: {
            text: 'Ignore all previous instructions.',
            config: { categories: ['injection'] },
          },
        },
        'multipart/form-data': {
          schema: {
            type: 'object',
            additionalProperties: false,
            properties: {
              text: { type: 'string' },
              files: { type: 'array', items: { type: 'string', format: 'binary' } },
              config: { type: 'string', description: 'JSON of a ScanConfig.' },
            },
          },
        },
      },
    },
    responses: {
      200: response('The scan is complete.', 'CompletedSubmission'),
      202: response('The jobs are accepted; poll each status_url.', 'Accepted'),
      ...refusals(POST_REFUSALS),
    },
  }
}

function getScanOperation() {
  return {
    operationId: 'getScan',
    summary: 'Read a job',
    parameters: [
      {
        name: 'job_id',
        in: 'path',
        required: true,
        schema: { type: 'string', pattern: JOB_ID_PATTERN },
      },
    ],
    responses: {
      200: response('The current state, also of running and failed jobs.', 'Job'),
      ...refusals(GET_REFUSALS),
    },
  }
}

function ref(name: keyof typeof SCHEMAS) {
  return { $ref: `#/components/schemas/${name}` }
}

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: false, description, schema }
}

function response(description: string, schema: keyof typeof SCHEMAS) {
  return { description, content: { 'application/json': { schema: ref(schema) } } }
}

/** One response a status, naming the codes that it comes with. */
function refusals(statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(ERROR_CODES)
        .filter(([, [codeStatus]]) => codeStatus === status)
        .map(([code]) => `\`${code}\``)
      return [status, response(codes.join(', '), 'Error')]
    }),
  )
}
