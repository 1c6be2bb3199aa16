/** Another window on a service that runs already: it is asked for a link by who can read its private file. */

import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import type { Launch, LaunchRequest } from '../../../src-shared/workspace/launch.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { ExplainedError } from '../../explained-error.ts'
import type { ServiceCall } from './loopback-client.ts'
import { connectedService } from './service-scanner.ts'

export interface AnotherWindow {
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  /** A new `file:` address that opens the app and gives nothing away, good for one window, within a minute. */
  readonly pageUrl: () => Promise<string>
  /** A new address that opens the app, for one window, within a minute. */
  readonly appUrl: () => Promise<string>
}

/**
 * The ways into the service that runs on a data folder; null where none answers.
 * @throws {ExplainedError} where it is of another version.
 */
export async function anotherWindow(dataDir: string): Promise<AnotherWindow | null> {
  const connection = await connectedService(dataDir)
  if (connection === null) return null
  const { call, state } = connection
  return {
    baseUrl: state.base_url,
    pageUrl: () => linkOf(call, 'page'),
    appUrl: () => linkOf(call, 'address'),
  }
}

async function linkOf(call: ServiceCall, as: LaunchRequest['as']): Promise<string> {
  try {
    const { url } = await call<Launch>({
      ...{ method: 'POST', path: WORKSPACE_ROUTES.launches },
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as } satisfies LaunchRequest),
    })
    return url
  } catch (error) {
    // One of sources that were older, started before they were exchanged.
    if (!(error instanceof ScanError)) throw error
    throw new ExplainedError('The service that runs opens no further window. Start it anew.')
  }
}
