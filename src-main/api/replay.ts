/**
 * Idempotency: with an `Idempotency-Key`, a scan is done once and its answer
 * given again to every repeat, for 15 minutes and across restarts.
 *
 * Which scans are in flight is known to this process only: when it dies, their
 * keys are free.
 */

import { createHash } from 'node:crypto'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import {
  type NewReplay,
  REPLAY_WINDOW_MS,
  type ReplayStore,
  type StoredReply,
} from '../store/replay-store.ts'
import type { Remote } from '../workers/remote.ts'

export interface KeyedRequest {
  /** Null for callers without an account, who share their keys. */
  readonly accountId: string | null
  readonly key: string
  /** Equal for repeats only; see request-digest.ts. */
  readonly digest: Uint8Array
}

/** An answer, as text where it was just written. */
export type Reply = Omit<StoredReply, 'body'> & { readonly body: string | Uint8Array }

/**
 * Makes of an answer what is kept for a repeat; what does the work keeps it, in one step
 * with whatever the answer promises.
 */
export type KeepReply = (reply: Reply) => NewReplay

export interface Replays {
  /**
   * The answer that is kept for the request, else that of `work`. The key is taken before
   * the work begins, and free again when it has ended.
   *
   * @throws {ScanError} IDEMPOTENCY_CONFLICT where the key belongs to another
   *   request, IDEMPOTENCY_IN_FLIGHT while the first one is still worked on;
   *   what `work` throws.
   */
  readonly once: (
    request: KeyedRequest,
    work: (keep: KeepReply) => Promise<Reply>,
  ) => Promise<Reply>
  /** From now on, answers that the end of the process may have cut short are not kept. */
  readonly close: () => void
}

export interface ReplayParts {
  readonly store: Remote<ReplayStore>
  /** Gives Unix milliseconds. */
  readonly clock: () => number
}

/** A scan is soon over; the interface states the second. */
const RETRY_AFTER_SECONDS = 1

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/

/**
 * The key of a request, undefined where it has none.
 * @param header the `Idempotency-Key` header as Node gives it.
 * @throws {ScanError} INVALID_REQUEST for anything but 1 to 128 visible ASCII characters.
 */
export function idempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && KEY_PATTERN.test(header))) {
    return header
  }
  throw new ScanError(
    'INVALID_REQUEST',
    'The header Idempotency-Key is not 1 to 128 visible ASCII characters.',
  )
}

/** The replays of one service. */
export function createReplays({ store, clock }: ReplayParts): Replays {
  /** Digests of the requests in flight, by the hash of their key. */
  const inFlight = new Map<string, Uint8Array>()
  let isClosing = false

  const keeping =
    (keyHash: Buffer, { accountId, digest }: KeyedRequest): KeepReply =>
    (reply) => {
      // A scan that was stopped ends like any other, with a failure in its result.
      if (isClosing && reply.status === 200) {
        throw new ScanError('SERVICE_UNAVAILABLE', 'The service is being stopped.')
      }
      const expiresAt = clock() + REPLAY_WINDOW_MS
      return { keyHash, accountId, digest, expiresAt, reply: inBytes(reply) }
    }

  return {
    async once(request, work) {
      const keyHash = hashKey(request)
      const id = keyHash.toString('hex')
      refuseInFlight(inFlight.get(id), request)
      const kept = await store.find(keyHash, clock())
      if (kept !== null) {
        refuseOther(kept.digest, request.digest)
        return kept.reply
      }
      // The store answers in order: another that was still to be kept at this look is in flight until after it.
      refuseInFlight(inFlight.get(id), request)
      inFlight.set(id, request.digest)
      try {
        return await work(keeping(keyHash, request))
      } finally {
        inFlight.delete(id)
      }
    },
    close() {
      isClosing = true
    },
  }
}

function inBytes({ body, ...reply }: Reply): StoredReply {
  return { ...reply, body: typeof body === 'string' ? Buffer.from(body) : body }
}

/** One hash for both, so that no key can name another account's. */
function hashKey({ accountId, key }: KeyedRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([accountId, key]))
    .digest()
}

function refuseInFlight(running: Uint8Array | undefined, { digest }: KeyedRequest): void {
  if (running === undefined) return
  refuseOther(running, digest)
  throw new ScanError('IDEMPOTENCY_IN_FLIGHT', undefined, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}

function refuseOther(first: Uint8Array, repeat: Uint8Array): void {
  if (Buffer.compare(first, repeat) !== 0) throw new ScanError('IDEMPOTENCY_CONFLICT')
}
