/** Commands for a POSIX shell that send the examples of the OpenAPI document. */

import { JSON_REQUESTS } from '../../../src-shared/contract/openapi-requests.ts'

export interface CurlRequest {
  /** With the service's address. */
  readonly url: string
  /** Null where there is none. */
  readonly body: { readonly type: string; readonly value: unknown } | null
  /** Whether an API key is sent; it is read from `SCAN_API_KEY`. */
  readonly withKey: boolean
}

/** The command, over several lines. */
export function curlCommand({ url, body, withKey }: CurlRequest): string {
  const key = withKey ? ['-H "Authorization: Bearer $SCAN_API_KEY"'] : []
  return [`curl -s ${quoted(url)}`, ...key, ...bodyArguments(body)].join(' \\\n  ')
}

/** The shortest useful request: a text, without a key. */
export function firstCommand(baseUrl: string): string {
  const body = { type: 'application/json', value: JSON_REQUESTS.text?.value }
  return curlCommand({ url: `${baseUrl}/api/v1/scan`, body, withKey: false })
}

function bodyArguments(body: CurlRequest['body']): readonly string[] {
  if (body === null) return []
  if (body.type === 'application/json') {
    return [`-H 'Content-Type: ${body.type}'`, `-d ${quoted(JSON.stringify(body.value))}`]
  }
  return Object.entries(body.value as Record<string, string | readonly string[]>).flatMap(
    ([field, values]) => [values].flat().map((value) => `-F ${quoted(formField(field, value))}`),
  )
}

/** `(bytes of NAME)` stands for a file in the examples. `--form-string` would not read it. */
function formField(field: string, value: string): string {
  const [, file] = /^\(bytes of (.+)\)$/.exec(value) ?? []
  return file === undefined ? `${field}=${value}` : `${field}=@${file}`
}

/** In single quotes nothing is special to the shell but their end. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
