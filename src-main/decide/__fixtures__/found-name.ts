/** What a model found in personal data, for tests. */

export const FOUND_NAME = {
  category: 'pii',
  level: 'L2',
  severity: 'medium',
  score: 0.99,
  accepted: true,
  explanations: [],
  source: 'l2',
  model: 'names',
  threshold: 0.5,
} as const
