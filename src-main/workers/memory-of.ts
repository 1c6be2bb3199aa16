/** What a process that was started holds of the machine's memory. */

import { readFile } from 'node:fs/promises'

/**
 * Bytes that a process holds of the machine's memory, 0 where the system has no cheap way to
 * tell: proc_pid_status(5) of Linux does. Elsewhere what the process says itself after each
 * task has to do.
 */
export async function memoryOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    // It ended meanwhile.
    return 0
  }
}
