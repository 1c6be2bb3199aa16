/** A scanner that has a running service scan: its networks are open already, and the results are in its history. */

import { setTimeout as sleep } from 'node:timers/promises'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { JOB_ID_PATTERN } from '../../../src-shared/contract/limits.ts'
import type { ScanConfig } from '../../../src-shared/contract/scan-request.ts'
import type { Accepted, Job } from '../../../src-shared/contract/scan-result.ts'
import { checkableCategories } from '../../../src-shared/model/checkable-categories.ts'
import type { Category, Level } from '../../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import {
  type PackedDocument,
  unpackDocument,
} from '../../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { ServiceState } from '../../../src-shared/workspace/service.ts'
import { ExplainedError } from '../../explained-error.ts'
import type { Source } from '../../intake/submission.ts'
import { readServiceFile } from '../../service-file.ts'
import { VERSION } from '../../version.ts'
import type { Scanner } from '../scanner/scanner.ts'
import { callsTo, type ServiceCall, ServiceGone } from './loopback-client.ts'

export interface ServiceConnection {
  readonly call: ServiceCall
  readonly state: ServiceState
}

/**
 * The service that runs on a data folder; null where none does.
 * @throws {ExplainedError} where it is of another version.
 */
export async function connectedService(dataDir: string): Promise<ServiceConnection | null> {
  const file = readServiceFile(dataDir)
  if (file === null) return null
  const call = callsTo(file)
  try {
    const state = await call<ServiceState>({ method: 'GET', path: WORKSPACE_ROUTES.service })
    if (state.version === VERSION) return { call, state }
    throw new ExplainedError(
      `The service at ${file.baseUrl} is version ${state.version}, this is ${VERSION}. Start it anew.`,
    )
  } catch (error) {
    // A file that was left behind, and at its port nobody or somebody else.
    if (error instanceof ServiceGone || error instanceof ScanError) return null
    throw error
  }
}

/** @throws {ExplainedError} where no service runs on the data folder. */
export async function requiredService(dataDir: string): Promise<ServiceConnection> {
  const connection = await connectedService(dataDir)
  if (connection !== null) return connection
  throw new ExplainedError(
    `No service runs on the data folder ${dataDir}. Start one with \`assay serve\`, or leave --service out.`,
  )
}

/** Milliseconds between two looks at a job that runs: short ones are seen at once, long ones not often. */
const FIRST_LOOK_MS = 20
const LONGEST_LOOK_MS = 500

/** @param chosen what to look for; all that the service can where no categories are named. */
export function createServiceScanner(
  { call, state }: ServiceConnection,
  chosen: {
    readonly categories?: readonly Category[] | undefined
    readonly maxLevel?: Level | undefined
  },
): Scanner {
  const config = configOf(state, chosen)
  return {
    async scan(source, name, signal) {
      const document = await scanIn(call, source, config, signal)
      const { job } = document
      const isAddress = source.type === 'webpage' || source.type === 'mcp_server'
      return isAddress ? document : { ...document, job: { ...job, source: name } }
    },
    async earlier(jobId) {
      if (!new RegExp(JOB_ID_PATTERN).test(jobId)) return null
      try {
        return await documentOf(
          call,
          await call<Job>({ method: 'GET', path: `/api/v1/scan/${jobId}` }),
        )
      } catch (error) {
        if (error instanceof ScanError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    close: async () => {},
  }
}

/** The categories that the models of a service which can run are for. */
export function modelledIn({ models }: ServiceState): readonly Category[] {
  return models.filter(({ problem }) => problem === null).flatMap((model) => model.categories)
}

function configOf(
  state: ServiceState,
  { categories, maxLevel }: Parameters<typeof createServiceScanner>[1],
): ScanConfig {
  const modelled = maxLevel === 'L1' ? [] : modelledIn(state)
  return {
    categories: [...(categories ?? checkableCategories(modelled))],
    ...(maxLevel && { max_level: maxLevel }),
  }
}

/**
 * Has a service scan something, waits for it, and gives what it found.
 * @throws {ScanError} where it refuses; {@link ServiceGone}.
 */
export async function scanIn(
  call: ServiceCall,
  source: Source,
  config: ScanConfig,
  signal?: AbortSignal,
): Promise<ReviewDocument> {
  const { headers, body } = await bodyOf(source, config)
  const accepted = await call<Accepted>({
    ...{ method: 'POST', path: '/api/v1/scan', body, signal },
    headers: { ...headers, prefer: 'respond-async' },
  })
  const [{ status_url }] = accepted.jobs as [Accepted['jobs'][0]]
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(LONGEST_LOOK_MS, wait * 2)) {
    const job = await call<Job>({ method: 'GET', path: status_url, signal })
    if (job.status !== 'running') return documentOf(call, job)
    await sleep(wait, undefined, { signal }).catch(() => {
      throw new ScanError('SCAN_TIMEOUT')
    })
  }
}

/** The document with the job as it was answered: the one in it leaves out the evidence, which reports hold. */
async function documentOf(call: ServiceCall, job: Job): Promise<ReviewDocument> {
  const path = WORKSPACE_ROUTES.document(job.job_id)
  return { ...unpackDocument(await call<PackedDocument>({ method: 'GET', path })), job }
}

async function bodyOf(source: Source, config: ScanConfig) {
  if (source.type === 'file') {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(source.bytes)]), source.name)
    form.append('config', JSON.stringify(config))
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    return { headers: { 'content-type': type }, body: new Uint8Array(await encoded.arrayBuffer()) }
  }
  const content =
    source.type === 'text'
      ? { text: source.text }
      : source.type === 'webpage'
        ? { url: source.url }
        : { mcp_server_url: source.url }
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...content, config }),
  }
}
