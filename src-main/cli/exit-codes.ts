/** Exit codes of `assay`, as its help tells them. */

export const EXIT = {
  /** Nothing at or above the threshold. */
  ok: 0,
  /** Something at or above the threshold. */
  found: 1,
  /** Wrong usage, or a scan that failed. */
  unusable: 2,
  /** Nothing at the threshold, but not everything could be checked. */
  incomplete: 3,
} as const
