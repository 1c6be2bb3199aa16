/**
 * How much of an MCP server is read. Apart, because each part of the reading
 * needs one of them, and together they say what a hostile server can cost.
 */

/** How long a server is waited for, in milliseconds. */
export interface McpDeadlines {
  /** The whole scan, its end included. */
  readonly scanMs: number
  /** `server/discover`, which servers of the older protocol may leave unanswered. */
  readonly probeMs: number
  /** All of the handshake. */
  readonly handshakeMs: number
  /** One page of a list. */
  readonly answerMs: number
  /** To the headers of an answer: before the two above, so that silence is known for what it is. */
  readonly firstByteMs: number
  /** Saying goodbye. */
  readonly endMs: number
}

export const MCP_DEADLINES: McpDeadlines = {
  scanMs: 30_000,
  probeMs: 5_000,
  handshakeMs: 10_000,
  answerMs: 10_000,
  firstByteMs: 9_000,
  endMs: 1_000,
}

/** Sizes in bytes or UTF-16 units as named. */
export const MCP_BOUNDS = {
  pagesPerList: 20,
  items: 1_000,
  /** One answer after decompression. */
  answerBytes: 5_000_000,
  /** All answers together. */
  scanBytes: 10_000_000,
  /** Line ends of all event streams: a message has two, and an unknown field costs an error with its stack. */
  eventLines: 20_000,
  /** HTTP requests: four full lists, the handshakes, and a few answers to the server's own requests. */
  requests: 120,
  /** Messages that nobody asked for, and events that hold none: each costs a parse. */
  strayMessages: 1_000,
  redirects: 5,
  /** A cursor goes back to the server with the next request. */
  cursorUnits: 8_192,
  depth: 64,
  /** Names, strings and punctuation of one listed item, each value counted as at least one. */
  itemUnits: 262_144,
} as const
