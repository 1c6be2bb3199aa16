/** A `tokenizer.json` that cannot be used; the message says what in it. */
export class TokenizerError extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'TokenizerError'
  }
}
