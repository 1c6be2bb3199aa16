/** Words that say how a document may be used; they are no one's data. */
export const KEPT_LABELS: ReadonlySet<string> = new Set(['CONFIDENTIAL_MARKING'])
