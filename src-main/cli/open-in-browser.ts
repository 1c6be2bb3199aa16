/** Showing an address or a folder to the person at the machine, where there is a screen. */

import open from 'open'

/**
 * Whether windows can be shown: always on Windows and macOS; elsewhere where
 * the session names an X11 or Wayland display.
 */
export function hasDisplay(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

/**
 * Asks the desktop to open an address in the user's browser, or a folder in its file manager.
 *
 * @returns whether something took it; it may still not show it
 */
export async function openOnDesktop(target: string): Promise<boolean> {
  try {
    await open(target)
    return true
  } catch {
    return false
  }
}
