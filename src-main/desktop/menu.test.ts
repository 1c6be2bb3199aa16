import { describe, expect, it } from 'vitest'
import { menuTemplate } from './menu.ts'

function rolesOf(platform: NodeJS.Platform, developerTools: boolean): string[] {
  const actions = { openInBrowser: () => {}, scanClipboard: () => {} }
  const template = menuTemplate({ platform, developerTools, ...actions })
  return template.flatMap((item) => [
    item.role ?? '',
    ...(Array.isArray(item.submenu) ? item.submenu.map((entry) => entry.role ?? '') : []),
  ])
}

describe('menuTemplate', () => {
  it('has the app menu on macOS only, and a way to quit elsewhere', () => {
    expect(rolesOf('darwin', false)).toContain('appMenu')
    expect(rolesOf('darwin', false)).not.toContain('quit')
    expect(rolesOf('linux', false)).not.toContain('appMenu')
    expect(rolesOf('linux', false)).toContain('quit')
    expect(rolesOf('win32', false)).toContain('quit')
  })

  it('brings editing keys everywhere, and developer tools only where asked', () => {
    expect(rolesOf('win32', false)).toContain('editMenu')
    expect(rolesOf('linux', false)).not.toContain('toggleDevTools')
    expect(rolesOf('linux', true)).toContain('toggleDevTools')
  })
})
