/** The five rooms in their order, which is also that of their keys. */

import { messages } from '../messages/en.ts'
import { History, type LucideIcon, ScanText, Server, Settings, Upload } from '../ui/icons.ts'

export interface Room {
  readonly to: '/scan' | '/review' | '/history' | '/server' | '/settings'
  readonly name: string
  readonly icon: LucideIcon
}

export const ROOMS: readonly Room[] = [
  { to: '/scan', name: messages.rooms.scan, icon: Upload },
  { to: '/review', name: messages.rooms.review, icon: ScanText },
  { to: '/history', name: messages.rooms.history, icon: History },
  { to: '/server', name: messages.rooms.server, icon: Server },
  { to: '/settings', name: messages.rooms.settings, icon: Settings },
]
