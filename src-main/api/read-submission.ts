/** Turns the body of a request into a Submission: one input kind, checked field by field. */

import { type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'
import {
  isConfigProblem,
  McpServerScan,
  normalizeScanConfig,
  ScanConfig,
  TextScan,
  UrlScan,
} from '../../src-shared/contract/scan-request.ts'
import { readText } from '../intake/read-text.ts'
import { readUpload } from '../intake/read-upload.ts'
import type { Submission } from '../intake/submission.ts'
import { checkerOf } from './check-body.ts'
import type { MultipartForm } from './multipart.ts'

const checkText = checkerOf(TextScan, codeFor)
const checkUrl = checkerOf(UrlScan, codeFor)
const checkMcpServer = checkerOf(McpServerScan, codeFor)
const checkConfig = checkerOf(ScanConfig, codeFor)

/**
 * The submission of a JSON body.
 * @throws {ScanError} 422 with the path of the field.
 */
export function readJsonSubmission(body: unknown): Submission {
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : []
  if (fields.includes('url')) {
    const { url, config } = checkUrl(body)
    return { kind: 'url', sources: [{ type: 'webpage', url }], config: checkedConfig(config) }
  }
  if (fields.includes('mcp_server_url')) {
    const { mcp_server_url: url, config } = checkMcpServer(body)
    return {
      kind: 'mcp_server',
      sources: [{ type: 'mcp_server', url }],
      config: checkedConfig(config),
    }
  }
  const { text, config } = checkText(body)
  return { kind: 'text', sources: [readText(text, '/text')], config: checkedConfig(config) }
}

/**
 * The submission of a multipart body; its kind is `documents`, also for text alone.
 * @throws {ScanError} 422 with the path of the field.
 */
export function readMultipartSubmission({ text, files, config }: MultipartForm): Submission {
  const sources = [
    ...(text === undefined ? [] : [readText(text, '/text')]),
    ...files.map(({ name, bytes }) => readUpload(name, bytes)),
  ]
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
  const settings = normalizeScanConfig(config)
  if (!isConfigProblem(settings)) return config
  throw new ScanError('INVALID_CONFIG', `${settings.path} ${settings.message}.`)
}

function codeFor(pointer: string): ErrorCode {
  if (pointer === '/config' || pointer.startsWith('/config/')) return 'INVALID_CONFIG'
  if (pointer === '/url' || pointer === '/mcp_server_url') return 'INVALID_URL'
  return pointer === '/text' ? 'INVALID_TEXT' : 'INVALID_INPUT'
}
