/**
 * Reads a multipart/form-data body: its fields, each as often as the interface
 * allows it. The framing is parsed by the platform's own parser (WHATWG Fetch,
 * `Response.formData`), which refuses what is not whole.
 */

import { isUtf8 } from 'node:buffer'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_FILE_BYTES, MAX_JOBS } from '../../src-shared/contract/limits.ts'
import { printable } from './check-body.ts'
import { boundaryOf, withOwnBoundary } from './form-boundary.ts'

export interface MultipartForm {
  readonly text?: string
  /** In the order of the request. */
  readonly files: readonly UploadedFile[]
  /** JSON, not yet parsed. */
  readonly config?: string
  /** The names of all parts, in the order of the request. */
  readonly order: readonly string[]
}

export interface UploadedFile {
  readonly name: string
  /** As the client declares it; only of use to tell two uploads apart. */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/**
 * The fields of a form that holds at least one document and at most 100.
 * @throws {ScanError} 400 for broken framing, 413 for a file that is too large,
 *   422 for fields that are unknown, repeated, of the wrong kind or missing.
 */
export async function parseMultipart(sent: Buffer, sentType: string): Promise<MultipartForm> {
  const { body, contentType } = withOwnBoundary({ body: sent, contentType: sentType })
  const form = await parseForm(body, contentType)
  for (const name of form.keys()) {
    if (name !== 'text' && name !== 'files' && name !== 'config') {
      const field = printable(`/${name}`)
      throw new ScanError('INVALID_INPUT', `${field} is none of /text, /files and /config.`)
    }
  }
  const text = textField(form, 'text')
  const config = await configField(form)
  if ([text, config].some((value) => value?.includes(REPLACEMENT))) {
    await refuseBadUtf8(body, contentType)
  }
  const files = form.getAll('files').map(fileField)
  const documents = files.length + (text === undefined ? 0 : 1)
  if (documents === 0) throw new ScanError('INVALID_INPUT', 'The form holds no text and no files.')
  if (documents > MAX_JOBS) {
    throw new ScanError('INVALID_INPUT', `The form holds more than ${MAX_JOBS} documents.`)
  }
  return {
    ...(text !== undefined && { text }),
    ...(config !== undefined && { config }),
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        mediaType: file.type,
        bytes: await file.bytes(),
      })),
    ),
    order: [...form.keys()],
  }
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    const headers = { 'content-type': contentType }
    return await new Response(new Uint8Array(body), { headers }).formData()
  } catch (cause) {
    const problem =
      boundaryOf(contentType) === ''
        ? 'The Content-Type names no boundary.'
        : 'The multipart body is malformed.'
    throw new ScanError('INVALID_REQUEST', problem, { cause })
  }
}

/** What the parser puts in place of bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd'

/** Parses again with every byte as a character of its own, so that the bytes of a field can be looked at. */
async function refuseBadUtf8(body: Buffer, contentType: string): Promise<void> {
  const form = await parseForm(Buffer.from(body.toString('latin1')), contentType)
  for (const name of ['text', 'config'] as const) {
    const [value] = form.getAll(name)
    if (typeof value === 'string' && !isUtf8(Buffer.from(value, 'latin1'))) refuseBytes(name)
  }
}

function refuseBytes(name: 'text' | 'config'): never {
  throw new ScanError('INVALID_TEXT', `/${name} is not valid UTF-8.`)
}

/** A client that gives the part a type may have to give it a file name too, as a `Blob` has in browsers. */
async function configField(form: FormData): Promise<string | undefined> {
  const value = once(form, 'config')
  if (typeof value !== 'object' || !/^application\/json(?:;|$)/.test(value.type)) {
    return textField(form, 'config')
  }
  const bytes = await value.bytes()
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : refuseBytes('config')
}

function textField(form: FormData, name: 'text' | 'config'): string | undefined {
  const value = once(form, name)
  if (typeof value === 'object') throw new ScanError('INVALID_INPUT', `/${name} is a file.`)
  return value
}

function once(form: FormData, name: 'text' | 'config'): File | string | undefined {
  const [value, ...more] = form.getAll(name)
  if (more.length > 0) throw new ScanError('INVALID_INPUT', `/${name} is given more than once.`)
  return value
}

function fileField(value: File | string, index: number): File {
  if (typeof value === 'string') {
    throw new ScanError('INVALID_INPUT', `/files/${index} has no file name.`)
  }
  if (value.size > MAX_FILE_BYTES) {
    throw new ScanError(
      'FILE_TOO_LARGE',
      `/files/${index} is larger than ${MAX_FILE_BYTES.toLocaleString('en')} bytes.`,
    )
  }
  return value
}
