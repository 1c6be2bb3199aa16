import { describe, expect, it } from 'vitest'
import { type BrowserHost, findBrowser, startsBrowser } from './find-browser.ts'

const PLAYWRIGHT = '/cache/chromium/chrome'

function hostWith(there: readonly string[], host: Partial<BrowserHost> = {}): BrowserHost {
  return {
    platform: 'linux',
    env: { PATH: '/snap/bin:/usr/local/bin:/usr/bin' },
    playwrightPath: PLAYWRIGHT,
    exists: (path) => there.includes(path.replaceAll('\\', '/')),
    starts: () => true,
    ...host,
  }
}

describe('findBrowser', () => {
  it('takes the named browser before all others', () => {
    const host = hostWith([PLAYWRIGHT, '/opt/mine'], { env: { ASSAY_CHROMIUM: '/opt/mine' } })
    expect(findBrowser(host)).toBe('/opt/mine')
  })

  it('says when the named browser is not there', () => {
    const host = hostWith([PLAYWRIGHT], { env: { ASSAY_CHROMIUM: '/opt/mine' } })
    expect(() => findBrowser(host)).toThrow('ASSAY_CHROMIUM names /opt/mine, which is not there.')
  })

  it('takes Playwright’s own before those of the system', () => {
    expect(findBrowser(hostWith(['/usr/bin/chromium', PLAYWRIGHT]))).toBe(PLAYWRIGHT)
  })

  it.each<[NodeJS.Platform, string]>([
    ['linux', '/usr/bin/chromium'],
    ['linux', '/usr/local/bin/google-chrome'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Users/me/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['win32', 'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe'],
  ])('%s: finds %s', (platform, path) => {
    const env = {
      PATH: '/usr/local/bin:/usr/bin',
      HOME: '/Users/me',
      'PROGRAMFILES(X86)': 'C:/Program Files (x86)',
    }
    const found = findBrowser(hostWith([path], { platform, env }))
    expect(found?.replaceAll('\\', '/')).toBe(path)
  })

  it('passes over one that does not start', () => {
    const host = hostWith([PLAYWRIGHT, '/usr/bin/chromium'], {
      starts: (path) => path !== PLAYWRIGHT,
    })
    expect(findBrowser(host)).toBe('/usr/bin/chromium')
  })

  it('passes over a snap', () => {
    expect(findBrowser(hostWith(['/snap/bin/chromium']))).toBeUndefined()
  })
})

describe('startsBrowser', () => {
  it('believes only a program that answers', () => {
    expect(startsBrowser(process.execPath, 'linux')).toBe(true)
    expect(startsBrowser('/not/there', 'linux')).toBe(false)
  })
})
