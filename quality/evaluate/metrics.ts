/** How well a detector tells the risky from the harmless. */

/** What came of one document. */
export interface Judged {
  readonly positive: boolean
  readonly accepted: boolean
  /** How risky it looked, 0 to 1, whether accepted or not. */
  readonly score: number
}

/** A share with the bounds of its 95 % interval (Wilson 1927). */
export interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface Metrics {
  readonly n: number
  readonly positives: number
  /** Null where nothing was accepted, or there was nothing to find, or nothing harmless. */
  readonly precision: number | null
  readonly recall: number | null
  readonly f1: number | null
  readonly fpr: number | null
  /** Recall at the lowest threshold that flags at most this share of the harmless documents. */
  readonly recall_at_fpr: Readonly<Record<string, number | null>>
  readonly intervals: Readonly<Record<'precision' | 'recall' | 'fpr', Share | null>>
}

/** False-positive rates at which recall is told. */
const RATES = ['0.005', '0.01'] as const
/** Standard deviations of a 95 % interval. */
const Z = 1.959964

export function metricsOf(judged: readonly Judged[]): Metrics {
  const count = (holds: (each: Judged) => boolean) => judged.filter(holds).length
  const positives = count(({ positive }) => positive)
  const found = count(({ positive, accepted }) => positive && accepted)
  const false_ = count(({ positive, accepted }) => !positive && accepted)
  const precision = share(found, found + false_)
  const recall = share(found, positives)
  const fpr = share(false_, judged.length - positives)
  return {
    n: judged.length,
    positives,
    precision: precision?.value ?? null,
    recall: recall?.value ?? null,
    f1: positives === 0 ? null : (2 * found) / (positives + found + false_),
    fpr: fpr?.value ?? null,
    recall_at_fpr: Object.fromEntries(RATES.map((rate) => [rate, recallAt(judged, Number(rate))])),
    intervals: { precision, recall, fpr },
  }
}

function share(part: number, whole: number): Share | null {
  if (whole === 0) return null
  const value = part / whole
  const denominator = 1 + Z ** 2 / whole
  const middle = (value + Z ** 2 / (2 * whole)) / denominator
  const half =
    (Z * Math.sqrt((value * (1 - value)) / whole + Z ** 2 / (4 * whole ** 2))) / denominator
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Null where there is nothing to find or nothing harmless. */
function recallAt(judged: readonly Judged[], rate: number): number | null {
  const harmless = judged.filter(({ positive }) => !positive).map(({ score }) => score)
  const risky = judged.filter(({ positive }) => positive).map(({ score }) => score)
  if (harmless.length === 0 || risky.length === 0) return null
  harmless.sort((a, b) => b - a)
  // Documents that score as the first one too many does cannot be told from it.
  const limit = harmless[Math.floor(rate * harmless.length)] ?? 0
  return risky.filter((score) => score > limit).length / risky.length
}
