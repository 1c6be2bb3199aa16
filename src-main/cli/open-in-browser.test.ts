import { describe, expect, it } from 'vitest'
import { hasDisplay } from './open-in-browser.ts'

describe('hasDisplay', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, boolean]>([
    ['win32', {}, true],
    ['darwin', {}, true],
    ['linux', {}, false],
    ['linux', { DISPLAY: '' }, false],
    ['linux', { DISPLAY: ':0' }, true],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
    ['freebsd', { DISPLAY: ':0' }, true],
  ])('%s with %o: %s', (platform, env, expected) => {
    expect(hasDisplay(platform, env)).toBe(expected)
  })
})
