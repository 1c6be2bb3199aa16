/** Fetches an export of a job, and hands it to the browser as a download. */

import type { BatchReportRequest, ExportRequest } from '../../src-shared/workspace/exports.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { call } from './http-client.ts'
import { untilAllAnswered } from './steps-under-way.ts'

/** Code of a redacted copy that still held something of what was taken out. */
export const EXPORT_REFUSED = 'EXPORT_REFUSED'

/** A file as the service hands it out. */
export interface ExportedFile {
  readonly name: string
  readonly content: Blob
}

/**
 * Asks for an export.
 * @throws {ServiceError} where it is refused; `EXPORT_REFUSED` where redaction left something.
 */
export function fetchExport(jobId: string, request: ExportRequest): Promise<ExportedFile> {
  return fetchFile(WORKSPACE_ROUTES.export(jobId), request)
}

/**
 * Asks for one report of many scans.
 * @throws {ServiceError} where it is refused.
 */
export function fetchBatchReport(request: BatchReportRequest): Promise<ExportedFile> {
  return fetchFile(WORKSPACE_ROUTES.batchReport, request)
}

/** Behind the steps that are under way: a copy would keep what was just decided to be taken out of it. */
async function fetchFile(path: string, request: object): Promise<ExportedFile> {
  await untilAllAnswered()
  const response = await call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
  return {
    name: fileNameOf(response.headers.get('Content-Disposition') ?? ''),
    content: await response.blob(),
  }
}

/** Saves a file where the browser saves what it downloads. */
export function saveFile({ name, content }: ExportedFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The name that a Content-Disposition header gives (RFC 6266: the one in UTF-8). */
export function fileNameOf(header: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? []
  try {
    return encoded === undefined ? UNNAMED : decodeURIComponent(encoded)
  } catch {
    return UNNAMED
  }
}

const UNNAMED = 'export'
