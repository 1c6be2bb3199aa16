import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  askBeforeLeaving,
  type ConfinableContents,
  confineContents,
  windowOptions,
} from './window.ts'

const ORIGIN = 'http://127.0.0.1:27729'

interface FakeEvent {
  readonly url: string
  prevented: boolean
  preventDefault(): void
}

function eventFor(url: string): FakeEvent {
  return {
    url,
    prevented: false,
    preventDefault() {
      this.prevented = true
    },
  }
}

function confinedContents() {
  const listeners = new Map<string, (event: FakeEvent) => void>()
  let openHandler: ((asked: { readonly url: string }) => { action: 'deny' }) | undefined
  const opened: string[] = []
  const contents: ConfinableContents = {
    on: (event: string, listener: (event: FakeEvent) => void) => listeners.set(event, listener),
    setWindowOpenHandler: (handler) => {
      openHandler = handler
    },
  }
  confineContents(contents, ORIGIN, (address) => opened.push(address))
  const prevents = (name: string, url: string) => {
    const event = eventFor(url)
    listeners.get(name)?.(event)
    return event.prevented
  }
  return { prevents, opened, openHandler: (url: string) => openHandler?.({ url }) }
}

describe('windowOptions', () => {
  it('gives the page no way to Node or Electron', () => {
    expect(windowOptions(true).webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      webSecurity: true,
    })
    expect(windowOptions(true).webPreferences).not.toHaveProperty('preload')
  })

  it('paints the background of the theme first', () => {
    const tokens = readFileSync(
      new URL('../../src-renderer/theme/tokens.css', import.meta.url),
      'utf8',
    )
    const ground = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(tokens)
    expect(ground?.slice(1)).toEqual([
      windowOptions(false).backgroundColor,
      windowOptions(true).backgroundColor,
    ])
  })
})

describe('confineContents', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('%s stays on the service', (name) => {
    const { prevents } = confinedContents()
    expect(prevents(name, `${ORIGIN}/review/job_1?span=2`)).toBe(false)
    expect(prevents(name, 'http://127.0.0.1:27730/')).toBe(true)
    expect(prevents(name, 'https://example.com/')).toBe(true)
    expect(prevents(name, 'file:///etc/passwd')).toBe(true)
    expect(prevents(name, 'data:text/html,hello')).toBe(true)
    expect(prevents(name, 'javascript:alert(1)')).toBe(true)
  })

  it('refuses web views and new windows; the documentation opens in the browser', () => {
    const { prevents, opened, openHandler } = confinedContents()
    expect(prevents('will-attach-webview', `${ORIGIN}/`)).toBe(true)
    const others = [`${ORIGIN}/`, `${ORIGIN}/docs?a`, 'https://example.com/docs', 'file:///docs']
    for (const url of [`${ORIGIN}/docs`, ...others]) {
      expect(openHandler(url)).toEqual({ action: 'deny' })
    }
    expect(opened).toEqual([`${ORIGIN}/docs`])
  })
})

describe('addressOf', () => {
  const appAddress = `${ORIGIN}/#launch=abc`

  it.each([
    ['/', `${ORIGIN}/#launch=abc`],
    ['/review/job_1', `${ORIGIN}/review/job_1#launch=abc`],
    [
      '/scan?url=https%3A%2F%2Fa.example%2F',
      `${ORIGIN}/scan?url=https%3A%2F%2Fa.example%2F#launch=abc`,
    ],
  ])('%s gives %s', (path, address) => {
    expect(addressOf(appAddress, path)).toBe(address)
  })
})

it.each([true, false])(
  'leaves a page that holds what was typed where one says so: %s',
  (leaves) => {
    let ask: ((event: { preventDefault(): void }) => void) | undefined
    askBeforeLeaving(
      { on: (_event: string, listener: (event: FakeEvent) => void) => (ask = listener as never) },
      () => leaves,
    )
    const event = eventFor('')
    ask?.(event)
    expect(event.prevented).toBe(leaves)
  },
)
