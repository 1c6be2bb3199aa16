import { describe, expect, it } from 'vitest'
import { ensureBrowser, type InstallHost } from './ensure-browser.ts'

/** A machine without a browser until a command that ends with `installedBy` has run. */
function machine(installedBy: string | undefined, more: Partial<InstallHost> = {}) {
  const did: string[] = []
  let there = installedBy === undefined
  const host: InstallHost = {
    env: {},
    hasApt: false,
    find: () => (there ? '/usr/bin/chromium' : undefined),
    run: (program, args) => {
      did.push(`ran ${[program, ...args].join(' ')}`)
      if (installedBy !== undefined && args.join(' ').endsWith(installedBy)) there = true
    },
    say: (line) => did.push(`said ${line}`),
    ...more,
  }
  return { host, did, ran: () => did.filter((each) => each.startsWith('ran ')) }
}

describe('ensureBrowser', () => {
  it('does and says nothing where there is one', () => {
    const { host, did } = machine(undefined)
    expect(ensureBrowser(host)).toBe('/usr/bin/chromium')
    expect(did).toEqual([])
  })

  it('says what it installs, and how to avoid it, before it does', () => {
    const { host, did } = machine('install --yes chromium', { hasApt: true })
    expect(ensureBrowser(host)).toBe('/usr/bin/chromium')
    const ran = did.indexOf('ran apt-get install --yes chromium')
    const told = did.slice(0, ran)
    expect(told).toContain(
      'said No browser for the end-to-end tests: installing the system package chromium, with what it needs.',
    )
    expect(told.join('\n')).toContain('ASSAY_INSTALL_BROWSER=no')
    expect(told.at(-1)).toBe('said > apt-get install --yes chromium')
  })

  it('prefers Playwright’s own, which is no system package', () => {
    const { host, ran } = machine('cli.js install chromium', { hasApt: true })
    expect(ensureBrowser(host)).toBe('/usr/bin/chromium')
    expect(ran()).toHaveLength(1)
  })

  it('installs no system package where there is no apt or no root', () => {
    const { host, ran } = machine('nothing that is tried')
    expect(() => ensureBrowser(host)).toThrow('set ASSAY_CHROMIUM')
    expect(ran()).toHaveLength(1)
  })

  it('installs nothing where it is told so', () => {
    const { host, did } = machine('chromium', {
      hasApt: true,
      env: { ASSAY_INSTALL_BROWSER: 'no' },
    })
    expect(() => ensureBrowser(host)).toThrow('No browser for the end-to-end tests')
    expect(did).toEqual([])
  })
})
