/** What an answer to a question of a place changes. */

/** From where a claim counts under an answer. */
type CountsFrom =
  /** From where it would ask for a look elsewhere. */
  | 'from a look'
  /** However sure it is, it asks for a look at most. */
  | 'never'
  /** It asks for nothing. */
  | 'ignored'
  /** From the pack's threshold for tales; where it states none, as elsewhere. */
  | 'from tales'
  /** As from tales, and from the pack's threshold for documents it asks for a look; where it states none, from where it counts elsewhere. */
  | 'from tales, else a look from documents'
  /** As from tales, and from halfway between the thresholds for documents and for tales it asks for a look. */
  | 'from tales, else a look if sure'
  /**
   * From halfway between the pack's thresholds for documents and for tales, where it states both, else from the one for tales;
   * from halfway to the one for documents it asks for a look.
   */
  | 'if sure, else a look'
  /** From the pack's threshold for documents; where it states none, as elsewhere. */
  | 'from documents'
  /** As from documents, and from where it counts elsewhere it asks for a look. */
  | 'from documents, else a look'
  /** From the pack's threshold for commands and programs; where it states none, as elsewhere. */
  | 'from commands'

/** What an answer to a question says of a claim. */
export interface Answer {
  readonly counts: CountsFrom
  /** Whether it explains the chunk around it, too; a statement says nothing of an order that stands beside it. */
  readonly explainsChunk: boolean
  /** For a reviewer. */
  readonly words: string
}
