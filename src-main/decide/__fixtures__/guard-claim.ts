/** What a guard claims of a passage, less its place and how sure it is; the bars are those of the pack that ships. */
export const GUARD_CLAIM = {
  chunkId: 0,
  source: 'l3',
  model: 'guard',
  className: 'attack',
  severity: 'high',
  threshold: 0.62,
  reviewFrom: 0.56,
  thresholdsIn: { tales: 0.985, documents: 0.82 },
} as const
