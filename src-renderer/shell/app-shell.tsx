/** The frame of every room: the rail, the room itself, and the whole window as a drop target. */

import { Outlet, useNavigate } from '@tanstack/react-router'
import { addDropped } from '../intake/add-files.ts'
import { addToDraft } from '../intake/draft-store.ts'
import { DropOverlay } from '../intake/drop-overlay.tsx'
import { FolderSheet } from '../intake/folder-sheet.tsx'
import { ReceiptDialog } from '../intake/receipt-dialog.tsx'
import { useVerdictNotifications } from '../intake/verdict-notifications.ts'
import { NavigationRail } from './navigation-rail.tsx'
import { KeyList } from './palette/key-list.tsx'
import { Palette } from './palette/palette.tsx'
import { RefusedBand } from './refused-band.tsx'
import { ServiceBanner } from './service-banner.tsx'
import { useAppKeys } from './use-app-keys.ts'
import { useClipboardOfShell } from './use-clipboard-of-shell.ts'
import { useUnsent } from './use-unsent.ts'

export function AppShell() {
  const navigate = useNavigate()
  useVerdictNotifications()

  useAppKeys()
  useClipboardOfShell()
  useUnsent()

  return (
    <div className="flex h-full print:block">
      <NavigationRail />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="min-h-0 flex-1">
          <Outlet />
        </div>
        {/* Below: what comes and goes moves nothing from under the hand. */}
        <RefusedBand />
        <ServiceBanner />
      </div>
      <ReceiptDialog />
      <FolderSheet />
      <Palette />
      <KeyList />
      <DropOverlay
        onDrop={(entries) => {
          void addDropped(entries)
          navigate({ to: '/scan' })
        }}
        onDropText={(carried) => {
          addToDraft(carried)
          navigate({ to: '/scan' })
        }}
      />
    </div>
  )
}
