/** The form of a migration. */

/** One step of the schema. Never changed once it was released: a later step corrects it. */
export interface Migration {
  /** From 1, without gaps. */
  readonly version: number
  readonly name: string
  /** Runs inside a transaction, so it must not begin or end one. */
  readonly sql: string
}
