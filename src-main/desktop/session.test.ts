import { describe, expect, it } from 'vitest'
import { type ConfinableSession, confineSession, mayLoad } from './session.ts'

const ORIGIN = 'http://127.0.0.1:27729'

type Handlers = {
  request: Parameters<ConfinableSession['setPermissionRequestHandler']>[0]
  check: Parameters<ConfinableSession['setPermissionCheckHandler']>[0]
  device: () => boolean
  spelling: boolean
  urls: string[]
  before: Parameters<ConfinableSession['webRequest']['onBeforeRequest']>[1]
}

function confinedSession(): Handlers {
  const handlers: Partial<Handlers> = {}
  confineSession(
    {
      setPermissionRequestHandler: (handler) => Object.assign(handlers, { request: handler }),
      setPermissionCheckHandler: (handler) => Object.assign(handlers, { check: handler }),
      setDevicePermissionHandler: (handler) => Object.assign(handlers, { device: handler }),
      setSpellCheckerEnabled: (spelling) => Object.assign(handlers, { spelling }),
      webRequest: {
        onBeforeRequest: ({ urls }, before) => Object.assign(handlers, { urls, before }),
      },
    },
    ORIGIN,
  )
  return handlers as Handlers
}

function requested({ request }: Handlers, permission: string, requestingUrl: string): boolean {
  let granted: boolean | undefined
  request({}, permission, (answer) => (granted = answer), { requestingUrl })
  if (granted === undefined) throw new Error('no answer')
  return granted
}

describe('confineSession', () => {
  it.each([
    'media',
    'geolocation',
    'openExternal',
    'clipboard-read',
    'display-capture',
    'fileSystem',
    'usb',
    'unknown',
  ])('denies %s, asked or checked, to the app itself', (permission) => {
    const session = confinedSession()
    expect(requested(session, permission, `${ORIGIN}/scan`)).toBe(false)
    expect(session.check({}, permission, ORIGIN)).toBe(false)
  })

  it.each(['clipboard-sanitized-write', 'notifications'])(
    'lets the app, and nobody else, use %s',
    (permission) => {
      const session = confinedSession()
      expect(requested(session, permission, `${ORIGIN}/review/x`)).toBe(true)
      expect(session.check({}, permission, `${ORIGIN}/`)).toBe(true)
      expect(requested(session, permission, 'https://example.com/')).toBe(false)
      expect(session.check({}, permission, '')).toBe(false)
    },
  )

  it('denies devices and keeps what is typed from the spell checker', () => {
    const session = confinedSession()
    expect(session.device()).toBe(false)
    expect(session.spelling).toBe(false)
  })

  it('cancels every request that does not go to the service', () => {
    const session = confinedSession()
    const cancelled = (url: string) => {
      let answer: { cancel: boolean } | undefined
      session.before({ url }, (response) => (answer = response))
      return answer?.cancel
    }
    expect(session.urls).toEqual(['<all_urls>'])
    expect(cancelled(`${ORIGIN}/api/v1/scan`)).toBe(false)
    expect(cancelled('https://example.com/pixel.gif')).toBe(true)
  })
})

describe('mayLoad', () => {
  it.each([
    [`${ORIGIN}/`, true],
    [`blob:${ORIGIN}/0d0b`, true],
    ['data:image/png;base64,AA==', true],
    ['devtools://devtools/bundled/inspector.html', true],
    ['http://127.0.0.1:27730/', false],
    ['http://localhost:27729/', false],
    ['https://127.0.0.1:27729/', false],
    [`https://example.com/?${ORIGIN}`, false],
    ['http://127.0.0.1:27729@example.com/', false],
    ['file:///etc/passwd', false],
    ['blob:https://example.com/0d0b', false],
    ['chrome-extension://abc/x.js', false],
    ['not an address', false],
  ])('%s: %s', (address, expected) => {
    expect(mayLoad(address, ORIGIN)).toBe(expected)
  })
})
