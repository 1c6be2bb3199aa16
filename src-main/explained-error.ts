/** The base of errors that the person at the machine can mend; the message says how, and is told alone. */
export class ExplainedError extends Error {}
