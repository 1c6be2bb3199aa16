/** What is used of PDF.js's TextItem; lengths are in points of the page. */
export interface PageItem {
  readonly str: string
  /** Text space to page: the baseline's direction is (0, 1), the origin (4, 5). */
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
  readonly hasEOL: boolean
}
