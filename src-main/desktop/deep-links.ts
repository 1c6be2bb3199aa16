/**
 * Links of the form `assay://…` that other programs and pages may open.
 *
 * Anybody can write one, so a link may only show something: a job that is
 * there, or a scan form with an address filled in. It never starts a scan and
 * never changes anything.
 */

export const LINK_SCHEME = 'assay'

/** The longest address that a scan form is filled with; browsers' own links stay below it. */
const MAX_ADDRESS_LENGTH = 2_048

/**
 * The app's path that a link stands for: `assay://job/job_<32 hex>` gives
 * `/review/<id>`, `assay://scan?url=<https address>` gives `/scan?url=…`.
 * Undefined for everything else.
 */
export function deepLinkPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.protocol !== `${LINK_SCHEME}:` || url.username !== '' || url.port !== '') return undefined
  if (url.host === 'job') {
    const jobId = /^\/(job_[0-9a-f]{32})\/?$/.exec(url.pathname)?.[1]
    return jobId === undefined ? undefined : `/review/${jobId}`
  }
  if (url.host === 'scan' && /^\/?$/.test(url.pathname)) return scanPath(url.searchParams)
  return undefined
}

/** The first link among a program's arguments: Windows and Linux hand links over this way. */
export function deepLinkIn(programArguments: readonly string[]): string | undefined {
  for (const argument of programArguments) {
    const path = deepLinkPath(argument)
    if (path !== undefined) return path
  }
  return undefined
}

function scanPath(parameters: URLSearchParams): string | undefined {
  const address = parameters.get('url')
  if (address === null) return '/scan'
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return undefined
  if (new URL(address).protocol !== 'https:') return undefined
  return `/scan?${new URLSearchParams({ url: address })}`
}
