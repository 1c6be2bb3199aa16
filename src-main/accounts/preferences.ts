/** What the owner chose for the app, in `preferences.json` of the data folder. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import type { Policy } from '../../src-shared/model/policy.ts'
import { Preferences } from '../../src-shared/workspace/preferences.ts'
import { writePrivateFile } from '../private-file.ts'
import { LOCAL_ACCOUNT } from './api-keys.ts'

export interface PreferenceStore {
  readonly read: () => Preferences
  /** Changes some and gives all. @throws the file system's error, and nothing has changed. */
  readonly change: (change: Preferences) => Preferences
}

/** The preferences of a data folder; none where the file is missing, or holds what an owner cannot have chosen. */
export function openPreferences(dataDir: string): PreferenceStore {
  const path = join(dataDir, 'preferences.json')
  let chosen = readFrom(path)
  return {
    read: () => chosen,
    change(change) {
      const next = { ...chosen, ...change }
      writePrivateFile(path, `${JSON.stringify(next, null, 2)}\n`)
      chosen = next
      return chosen
    },
  }
}

/** The table that the machine's owner chose, for the owner's account alone. */
export function ownPolicy(read: PreferenceStore['read']) {
  return (accountId: string | null): Policy | undefined =>
    accountId === LOCAL_ACCOUNT ? (read().policy ?? undefined) : undefined
}

function readFrom(path: string): Preferences {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Value.Check(Preferences, value) ? value : {}
  } catch {
    return {}
  }
}
