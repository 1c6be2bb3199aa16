/** Where something is to be sent or fetched, as part of an expression: an address, or a name that looks like a host's. */
export const DESTINATION =
  'https?:|\\bwww\\.|[\\w.-]+@[\\w-]+\\.\\w|\\b[\\w-]+\\.(?:example|com|net|org|io|dev|app)\\b|(?<![\\w./-])(?:[a-z\\d-]{1,40}\\.){1,4}(?:ai|biz|cc|click|cloud|co|info|live|me|online|shop|site|tech|top|xyz)/[a-z]'

const LEADS_ON = new RegExp(DESTINATION, 'i')

/** Whether a passage names where something is to be sent or fetched. */
export function leadsOn(passage: string): boolean {
  return LEADS_ON.test(passage)
}
