/**
 * How much of an MCP server is read. Apart, because each part of the reading
 * needs one of them, and together they say what a hostile server can cost.
 */

/** Times in milliseconds, sizes in bytes or UTF-16 units as named. */
export const MCP_BOUNDS = {
  /** The whole scan, its end included. */
  scanMs: 30_000,
  /** `server/discover`, which servers of the older protocol may leave unanswered. */
  probeMs: 5_000,
  /** One answer, or the handshake. */
  answerMs: 10_000,
  /** To the headers of an answer: before `answerMs`, so that silence is known for what it is. */
  firstByteMs: 9_000,
  /** Saying goodbye. */
  endMs: 1_000,
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
