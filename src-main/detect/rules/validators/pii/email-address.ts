/** Whether an e-mail address can belong to somebody. */

/** Top-level and second-level names that are reserved for documents and tests (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost|local)$/
/** Mailboxes that stand for nobody wherever they are. */
const MACHINE_MAILBOX =
  /^(?:no-?reply|do-?not-?reply|donotreply|mailer-daemon|git|bounce)(?:$|[+_.-])/
/** Mailboxes that manuals use at reserved domains. */
const SAMPLE_MAILBOX =
  /^(?:user(?:name)?\d*|you|me|name|your[._-]?(?:name|email)|e?mail|foo|bar|baz|test(?:er|user)?\d*|example|some(?:one|body)|admin|info|contact|hello|support|sales|alice|bob|a|b|x)$/
/** Endings of file names that read as a domain, as in `icon@2x.png`. */
const FILE_ENDING =
  /\.(?:png|jpe?g|gif|svg|webp|ico|css|js|mjs|cjs|ts|tsx|jsx|json|html?|md|txt|py|go|rs|java|lock|log|ya?ml|xml|zip|gz)$/

/** Whether an address is neither a machine's mailbox, nor a manual's sample, nor a file name with an @. */
export function personalEmail(value: string): boolean {
  const lower = value.toLowerCase()
  const at = lower.lastIndexOf('@')
  const mailbox = lower.slice(0, at)
  const domain = lower.slice(at + 1)
  if (MACHINE_MAILBOX.test(mailbox) || FILE_ENDING.test(domain)) return false
  if (domain.endsWith('.invalid')) return false
  return !(RESERVED_DOMAIN.test(domain) && SAMPLE_MAILBOX.test(mailbox))
}
