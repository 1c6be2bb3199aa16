/**
 * What pages in the window may ask of the machine and of the network: nothing
 * but the service that the window belongs to.
 *
 * Electron grants every permission by default, and a document under review may
 * name remote addresses; neither may matter here.
 */

/** The part of Electron's `Session` that is used. */
export interface ConfinableSession {
  setPermissionRequestHandler(
    handler: (
      contents: unknown,
      permission: string,
      callback: (granted: boolean) => void,
      details: { readonly requestingUrl: string },
    ) => void,
  ): void
  setPermissionCheckHandler(
    handler: (contents: unknown, permission: string, requestingOrigin: string) => boolean,
  ): void
  setDevicePermissionHandler(handler: () => boolean): void
  setSpellCheckerEnabled(enable: boolean): void
  readonly webRequest: {
    onBeforeRequest(
      filter: { urls: string[] },
      listener: (
        details: { readonly url: string },
        callback: (response: { cancel: boolean }) => void,
      ) => void,
    ): void
  }
}

/** Copying text by a button (reading the clipboard is not among it), and telling of scans. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'notifications'])

/**
 * Denies devices, permissions and every address outside the service.
 *
 * @param origin origin of the service, such as `http://127.0.0.1:27729`
 */
export function confineSession(session: ConfinableSession, origin: string): void {
  const grants = (permission: string, requester: string) =>
    GRANTED.has(permission) && originOf(requester) === origin
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl }) => {
    callback(grants(permission, requestingUrl))
  })
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    grants(permission, requestingOrigin),
  )
  session.setDevicePermissionHandler(() => false)
  // Chromium fetches its dictionaries from the network, and would be shown what is typed.
  session.setSpellCheckerEnabled(false)
  session.webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, ({ url }, callback) => {
    callback({ cancel: !mayLoad(url, origin) })
  })
}

/** Whether an address is the service's own, or holds its content in itself. */
export function mayLoad(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol } = new URL(address)
  if (protocol === 'data:' || protocol === 'devtools:') return true
  // The origin of a blob: address is that of the page which made it.
  return originOf(address) === origin
}

/** The origin of an address; undefined where it has none. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return origin === 'null' ? undefined : origin
}
