/**
 * Sessions of the app's own window: a launch code in the address it is opened
 * with, traded once for a token.
 *
 * Both live in memory only and as hashes: a restart ends every session, and
 * what leaks from memory later opens nothing. An address can end up in the
 * browser's history, which is why its code works once and for a minute.
 */

import { createHash, randomBytes } from 'node:crypto'

export interface Sessions {
  /** A new launch code for the address of the window: 256 random bits, base64url. */
  readonly issueLaunchCode: () => string
  /** The session token for a launch code; null where the code is unknown, used or too old. */
  readonly redeem: (code: string) => string | null
  /** A token for this user's own commands; it lives as long as the process. */
  readonly issueCommandToken: () => string
  /** Whether a token is one of a living session. A session is always the account `local`'s. */
  readonly verify: (token: string) => boolean
  /** Whether a token is that of this user's own commands, which no window has. */
  readonly isCommandToken: (token: string) => boolean
}

/** How long a launch code works: a slow browser starts within it. */
export const LAUNCH_CODE_MS = 60_000
/** Living sessions, and waiting codes; beyond it the oldest end. More windows than anybody opens. */
export const MAX_SESSIONS = 64
/** 32 bytes in base64url (RFC 4648 §5, without padding). */
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/

/**
 * Sessions of this process; another process knows none of them.
 * @param options.now gives Unix milliseconds.
 */
export function createSessions(options: { readonly now: () => number }): Sessions {
  /** Hash of the code to the time at which it ends; oldest first. */
  const codes = new Map<string, number>()
  /** Hashes of the tokens; oldest first. */
  const tokens = new Set<string>()
  /** Those of commands, which no number of windows ends. */
  const commandTokens = new Set<string>()

  return {
    issueLaunchCode() {
      const code = randomSecret()
      codes.set(digest(code), options.now() + LAUNCH_CODE_MS)
      dropOldest(codes)
      return code
    },
    redeem(code) {
      if (!SECRET_FORM.test(code)) return null
      const hash = digest(code)
      const end = codes.get(hash)
      codes.delete(hash)
      if (end === undefined || options.now() >= end) return null
      const token = randomSecret()
      tokens.add(digest(token))
      dropOldest(tokens)
      return token
    },
    issueCommandToken() {
      const token = randomSecret()
      commandTokens.add(digest(token))
      return token
    },
    verify(token) {
      if (!SECRET_FORM.test(token)) return false
      const hash = digest(token)
      return tokens.has(hash) || commandTokens.has(hash)
    },
    isCommandToken: (token) => SECRET_FORM.test(token) && commandTokens.has(digest(token)),
  }
}

function dropOldest(entries: Map<string, number> | Set<string>): void {
  for (const oldest of entries.keys()) {
    if (entries.size <= MAX_SESSIONS) return
    entries.delete(oldest)
  }
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Looking up a hash gives nothing away by its timing: its secret cannot be built from it. */
function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64')
}
