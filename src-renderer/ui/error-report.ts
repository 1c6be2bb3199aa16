/** What may be told of an error of the app: never its message, which can quote a document. */

const KINDS = /^[A-Z]\w{0,60}$/
/** A place in our own code: a function's name, a file of the app, line and column. */
const PLACE =
  /^\s*at (?:async )?(?:([\w.$<>[\] ]{1,80}) )?\(?(?:https?:\/\/[^/\s]+)?(\/[\w./@-]{1,120}:\d+:\d+)\)?$/
const MOST_PLACES = 12

/**
 * The kind of an error and where it happened.
 * @param room the first part of the address, such as `review`; what follows may name a document.
 */
export function errorReport(error: unknown, room: string, version: string): string {
  const isError = error instanceof Error
  const kind = isError && KINDS.test(error.name) ? error.name : 'Error'
  const places = (isError ? (error.stack ?? '') : '').split('\n').flatMap((line) => {
    const [, name = '', place] = PLACE.exec(line) ?? []
    return place === undefined ? [] : [`  at ${name === '' ? '(anonymous)' : name} ${place}`]
  })
  return [`Assay ${version}`, `${kind} in ${room}`, ...places.slice(0, MOST_PLACES)].join('\n')
}
