/** What the owner chose for the app: read whole, changed in part. */

import type { FastifyInstance } from 'fastify'
import { Preferences } from '../../../src-shared/workspace/preferences.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { PreferenceStore } from '../../accounts/preferences.ts'
import { bodyReader } from './body-of.ts'

export interface PreferenceParts {
  readonly preferences: PreferenceStore
}

const readChange = bodyReader(Preferences)

export function addPreferencesRoute(app: FastifyInstance, { preferences }: PreferenceParts): void {
  app.get(WORKSPACE_ROUTES.preferences, async (): Promise<Preferences> => preferences.read())
  app.patch(
    WORKSPACE_ROUTES.preferences,
    async (request): Promise<Preferences> => preferences.change(readChange(request)),
  )
}
