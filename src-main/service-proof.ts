/**
 * How a service proves to its user's commands that it is the one that wrote the file they found it
 * by. A service that was killed leaves that file; whoever takes its port next knows nothing of the
 * key in it, and is told nothing: neither the token nor what was to be scanned.
 *
 * HMAC-SHA256 (RFC 2104) of a challenge that the command makes anew for each connection. The port
 * is part of it: an answer that was got elsewhere proves nothing here.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 bytes in base64url (RFC 4648 §5, without padding): keys, challenges and proofs alike. */
export const PROOF_FORM = /^[\w-]{43}$/

/** The header in which the service answers a challenge. */
export const PROOF_HEADER = 'x-assay-proof'

/** A new key or challenge: 256 random bits. */
export function newProofSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What only who has the key can answer to a challenge. */
export function proofOf(key: string, challenge: string, port: number): string {
  return createHmac('sha256', key).update(`${port} ${challenge}`).digest('base64url')
}

/** Whether an answer to a challenge is that of who has the key. */
export function isProof(proof: string, key: string, challenge: string, port: number): boolean {
  if (!PROOF_FORM.test(proof)) return false
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(key, challenge, port)))
}
