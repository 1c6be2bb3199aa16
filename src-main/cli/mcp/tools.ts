/** What agents may ask for, apart from the protocol in which they ask. */

import { basename } from 'node:path'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { isBlank } from '../../../src-shared/model/blank.ts'
import { copyRefusal } from '../../../src-shared/model/redactable.ts'
import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import type { RedactionChoice } from '../../../src-shared/workspace/export-kinds.ts'
import { readUpload } from '../../intake/read-upload.ts'
import { redactedCopy, visible } from '../../present/exports.ts'
import type { Scanner } from '../scanner/scanner.ts'
import { type ToldScan, tellScan } from '../scanner/told-scan.ts'
import type { AllowedRoots } from './allowed-roots.ts'

export interface Redacted {
  readonly text: string
  /** How many values and passages were taken out, each counted once. */
  readonly taken_out: number
  readonly completion: ToldScan['completion']
}

/** A scan as a list of resources shows it. */
export type RecentScan = Pick<ToldScan, 'job_id' | 'source' | 'summary'>

export interface AgentTools {
  readonly scanText: (text: string, signal?: AbortSignal) => Promise<ToldScan>
  readonly scanFile: (path: string, signal?: AbortSignal) => Promise<ToldScan>
  readonly scanUrl: (url: string, signal?: AbortSignal) => Promise<ToldScan>
  readonly scanMcpServer: (url: string, signal?: AbortSignal) => Promise<ToldScan>
  readonly getScan: (jobId: string) => Promise<ToldScan>
  readonly redactText: (
    text: string,
    redaction: RedactionChoice,
    signal?: AbortSignal,
  ) => Promise<Redacted>
  /** The last scans of these tools, newest first. */
  readonly recent: () => readonly RecentScan[]
}

const MOST_RECENT = 50

export function createAgentTools({
  scanner,
  roots,
  unmasked,
}: {
  readonly scanner: Scanner
  readonly roots: AllowedRoots
  /** Whether agents see secrets and personal data as they are. */
  readonly unmasked: boolean
}): AgentTools {
  const recent: RecentScan[] = []
  const tell = (document: ReviewDocument): ToldScan => {
    const told = tellScan(document, unmasked)
    const { job_id, source, summary } = told
    recent.unshift({ job_id, source, summary })
    recent.length = Math.min(recent.length, MOST_RECENT)
    return told
  }
  return {
    scanText: async (text, signal) =>
      tell(await scanner.scan({ type: 'text', text: nonEmpty(text) }, 'text', signal)),
    async scanFile(path, signal) {
      const bytes = await roots.read(path)
      return tell(await scanner.scan(readUpload(basename(path), bytes), visible(path), signal))
    },
    scanUrl: async (url, signal) => tell(await scanner.scan({ type: 'webpage', url }, url, signal)),
    scanMcpServer: async (url, signal) =>
      tell(await scanner.scan({ type: 'mcp_server', url }, url, signal)),
    async getScan(jobId) {
      const document = await scanner.earlier(jobId)
      if (document === null)
        throw new ScanError('NOT_FOUND', 'There is no such scan here any more.')
      return tellScan(document, unmasked)
    },
    async redactText(text, redaction, signal) {
      const document = await scanner.scan({ type: 'text', text: nonEmpty(text) }, 'text', signal)
      const refusal = copyRefusal(document)
      if (refusal !== null) throw new ScanError('INVALID_INPUT', refusal)
      const completion = document.job.completion?.state ?? 'failed'
      const copy = redactedCopy(document, { format: 'text', redaction })
      if (copy.keys.length > 0 && copy.text.trim() !== '') {
        const again = await scanner.scan({ type: 'text', text: copy.text }, 'text', signal)
        const taken = new Set(copy.keys)
        const isLeft = again.groups.some(({ id }) => taken.has(id))
        const isAsWell = completion !== 'complete' || again.job.completion?.state === 'complete'
        if (isLeft || !isAsWell) {
          throw new ScanError(
            'INVALID_INPUT',
            'The text cannot be redacted: something that was taken out was found in the copy again.',
          )
        }
      }
      return { text: copy.text, taken_out: copy.keys.length, completion }
    },
    recent: () => recent,
  }
}

function nonEmpty(text: string): string {
  if (isBlank(text)) throw new ScanError('INVALID_TEXT')
  return text
}
