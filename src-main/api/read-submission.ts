/** Turns the body of a request into a Submission: one input kind, checked field by field. */

import Type from 'typebox'
import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'
import {
  McpServerScan,
  ScanConfig,
  TextScan,
  UrlScan,
} from '../../src-shared/contract/scan-request.ts'
import { configProblem } from '../../src-shared/contract/scan-settings.ts'
import { type RefusedAddress, readAddress } from '../intake/read-address.ts'
import { readText } from '../intake/read-text.ts'
import { readUpload } from '../intake/read-upload.ts'
import type { Source, Submission } from '../intake/submission.ts'
import { checkerOf } from './check-body.ts'
import type { MultipartForm } from './multipart.ts'

/** The fields that name the kind of input. */
const KINDS = ['text', 'url', 'mcp_server_url'] as const

/** What any JSON body may hold; its kind says what it must. */
const JsonFields = Type.Object(
  {
    text: Type.Optional(Type.Unknown()),
    url: Type.Optional(Type.Unknown()),
    mcp_server_url: Type.Optional(Type.Unknown()),
    config: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)

const checkFields = checkerOf(JsonFields, codeFor)
const checkText = checkerOf(TextScan, codeFor)
const checkUrl = checkerOf(UrlScan, codeFor)
const checkMcpServer = checkerOf(McpServerScan, codeFor)
const checkConfig = checkerOf(ScanConfig, codeFor)

/**
 * The submission of a JSON body.
 * @throws {ScanError} 422 with the path of the field.
 */
export function readJsonSubmission(body: unknown): Submission {
  const kind = kindOf(checkFields(namesOf(body)))
  if (kind === 'url') {
    const { url, config } = checkUrl(body)
    checkAddress(url, '/url')
    return { kind: 'url', sources: [{ type: 'webpage', url }], config: checkedConfig(config) }
  }
  if (kind === 'mcp_server_url') {
    const { mcp_server_url: url, config } = checkMcpServer(body)
    checkAddress(url, '/mcp_server_url')
    return {
      kind: 'mcp_server',
      sources: [{ type: 'mcp_server', url }],
      config: checkedConfig(config),
    }
  }
  const { text, config } = checkText(body)
  return { kind: 'text', sources: [readText(text, '/text')], config: checkedConfig(config) }
}

const REFUSED: Readonly<Record<RefusedAddress, string>> = {
  invalid: 'is not a valid https address',
  scheme: 'is not a valid https address',
  credentials: 'has a user name or password, which is never sent',
}

/** Refuses what can be seen of an address that is never fetched. */
function checkAddress(text: string, field: string): void {
  const url = readAddress(text)
  if (typeof url === 'string') throw new ScanError('INVALID_URL', `${field} ${REFUSED[url]}.`)
}

/** An object's first names, as many as show whether there is one too many: what they hold is checked by its kind. */
function namesOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const names = Object.keys(body).slice(0, KINDS.length + 2)
  return Object.fromEntries(names.map((name) => [name, null]))
}

/** The one kind of a body: with none or several, the checks of any one would name another mistake. */
function kindOf(fields: object): (typeof KINDS)[number] {
  const [kind, ...others] = KINDS.filter((name) => Object.hasOwn(fields, name))
  if (kind === undefined) {
    throw new ScanError('INVALID_INPUT', 'The body holds none of /text, /url and /mcp_server_url.')
  }
  if (others.length > 0) {
    const names = [kind, ...others].map((name) => `/${name}`).join(' and ')
    throw new ScanError('INVALID_INPUT', `The body holds ${names}; it takes one kind of input.`)
  }
  return kind
}

/**
 * The submission of a multipart body, its documents in the order of the parts;
 * its kind is `documents`, also for text alone.
 * @throws {ScanError} 422 with the path of the field.
 */
export function readMultipartSubmission(form: MultipartForm): Submission {
  const { text, files, config, order } = form
  const uploads = files.values()
  const sources = order.flatMap((part): readonly Source[] => {
    if (part === 'text' && text !== undefined) return [readText(text, '/text')]
    if (part !== 'files') return []
    const { value } = uploads.next()
    return value === undefined ? [] : [readUpload(value.name, value.bytes)]
  })
  return { kind: 'documents', sources, config: checkedConfig(parseConfig(config)) }
}

function parseConfig(json: string | undefined): ScanConfig | undefined {
  if (json === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new ScanError('INVALID_CONFIG', '/config is not JSON.', { cause })
  }
  return checkConfig(value, '/config')
}

function checkedConfig(config: ScanConfig = {}): ScanConfig {
  const problem = configProblem(config)
  if (problem === undefined) return config
  throw new ScanError('INVALID_CONFIG', `${problem.path} ${problem.message}.`)
}

function codeFor(pointer: string): ErrorCode {
  if (pointer === '/config' || pointer.startsWith('/config/')) return 'INVALID_CONFIG'
  if (pointer === '/url' || pointer === '/mcp_server_url') return 'INVALID_URL'
  return pointer === '/text' ? 'INVALID_TEXT' : 'INVALID_INPUT'
}
