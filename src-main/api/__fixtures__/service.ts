/** A real service for tests: its own data folder, a free port, real worker threads. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scope } from '../../accounts/api-keys.ts'
import type { AccountPlan } from '../../accounts/plans.ts'
import type { MovableClock } from '../../clock.ts'
import {
  type RunningService,
  type ServiceOptions,
  startService,
} from '../../compose.ts'
import { withApiKeys } from '../../with-api-keys.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { NetworkFlags } from '../../intake/network-settings.ts'
import { createLog } from '../../log.ts'
import { patientBounds } from './patient-bounds.ts'

export interface TestServiceOptions {
  /** Of an earlier service; kept when this one closes. Else a new one, removed with it. */
  readonly dataDir?: string
  /** Content of `config.json`. */
  readonly config?: unknown
  readonly network?: NetworkFlags
  /** What the service goes by instead of the machine's clock. */
  readonly clock?: MovableClock
  /** Runs with the packs that ship, which take long to open and to read with. */
  readonly withModels?: boolean
  readonly bounds?: ServiceOptions['bounds']
  /** What shows folders, instead of no screen. */
  readonly openPath?: ServiceOptions['openPath']
  /** Entries of threads and processes that misbehave. */
  readonly workers?: ServiceOptions['workers']
}

/** A folder that is not there: a program without model packs. */
const NO_MODELS = join(import.meta.dirname, 'no-models')

export interface TestService extends RunningService {
  readonly dataDir: string
  /** A new key; of the account `local` with all scopes unless said otherwise. */
  readonly key: (parts?: {
    readonly accountId?: string
    readonly plan?: AccountPlan
    readonly scopes?: readonly Scope[]
  }) => string
  /** A session token, as the app's own window has one. */
  readonly session: () => Promise<string>
  readonly request: (path: string, init?: RequestInit) => Promise<Answer>
  /** POST /api/v1/scan: an object is sent as JSON, a form as multipart, a string as it is. */
  readonly post: (
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  /** Polls a job with a key until it has ended. */
  readonly ended: (jobId: string, key: string) => Promise<Answer>
}

/** A response, read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies and check them against schemas.
  readonly body: any
}

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { config, clock, network, withModels = false, bounds, workers, openPath } = options
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'assay-api-'))
  if (config !== undefined) writeFileSync(join(dataDir, 'config.json'), JSON.stringify(config))
  const log = createLog('silent')
  const service = await startService({
    port: 0,
    dataDir,
    log,
    ...(clock && { clockHands: clock.hands }),
    ...(network && { network }),
    ...(!withModels && { shippedModels: NO_MODELS }),
    bounds: patientBounds(bounds),
    ...(workers && { workers }),
    ...(openPath && { openPath }),
  })

  async function request(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${service.baseUrl}${path}`, init)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const body = isJson ? await response.json() : await response.text()
    return { status: response.status, headers: response.headers, body }
  }

  return {
    ...service,
    dataDir,
    request,
    async session() {
      const launchCode = new URL(service.appUrl()).hash.replace('#launch=', '')
      const answer = await request(WORKSPACE_ROUTES.session, {
        method: 'POST',
        body: JSON.stringify({ launch_code: launchCode }),
        headers: { 'content-type': 'application/json' },
      })
      return answer.body.token
    },
    key: ({ accountId = 'local', plan, scopes } = {}) =>
      withApiKeys(dataDir, (keys) =>
        keys.createKey(
          { accountId, name: 'test', ...(plan && { plan }), ...(scopes && { scopes }) },
          clock?.now() ?? Date.now(),
        ),
      ).key,
    post(body, headers = {}) {
      if (body instanceof FormData) {
        return request('/api/v1/scan', { method: 'POST', body, headers })
      }
      return request('/api/v1/scan', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
    },
    async ended(jobId, key) {
      for (;;) {
        const answer = await request(`/api/v1/scan/${jobId}`, { headers: bearer(key) })
        if (answer.status !== 200 || answer.body.status !== 'running') return answer
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async close() {
      await service.close()
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true })
    },
  }
}

export function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}
