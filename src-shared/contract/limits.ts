/** The numbers of the interface that every room must agree on. */

/** One uploaded file, in bytes. */
export const MAX_FILE_BYTES = 10_000_000
/** A whole request body: a file of the largest size and the multipart framing around it. */
export const MAX_BODY_BYTES = 12_000_000
/** Jobs, and so documents, in one submission. */
export const MAX_JOBS = 100
export const MAX_GATE_ENTRIES = 512
export const MAX_GATE_KEY_LENGTH = 128
export const MAX_CHUNK_OVERLAP_TOKENS = 64
/** Input tokens that one scan unit pays for. */
export const TOKENS_PER_SCAN_UNIT = 1_000
/** Code points of an evidence span's `text`; longer stretches are cut. */
export const MAX_SPAN_TEXT = 512
/** A response body. Spans that would not fit are left out, lowest scores first. */
export const MAX_RESPONSE_BYTES = 1_048_576
/** Preparation of a submission, and a synchronous scan as a whole. */
export const SCAN_DEADLINE_MS = 60_000
/** `Prefer: wait=N` waits at most this long. */
export const MAX_WAIT_SECONDS = 1

export const JOB_ID_PATTERN = '^job_[0-9a-f]{32}$'
export const API_VERSION = '1.2.0'
/** Port of the service unless another is asked for. */
export const DEFAULT_PORT = 27_729
