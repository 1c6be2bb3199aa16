/** Turns key presses anywhere into what every room has: the palette, the rooms, the list of keys. */

import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSettings } from '../data/settings-store.ts'
import { appCommandOf } from '../keyboard/app-keys.ts'
import { float, useFloating } from './palette/palette-store.ts'
import { ROOMS } from './rooms.ts'

export function useAppKeys(): void {
  const navigate = useNavigate()
  const singleKeys = useSettings((state) => state.singleKeys)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = appCommandOf(event, singleKeys, isTyping(event.target))
    if (command === null || event.defaultPrevented) return
    // A question that stands open is answered first.
    const isAsked = document.querySelector('[role="dialog"],[role="alertdialog"]') !== null
    const closes = command === 'palette' && useFloating.getState().open === 'palette'
    if (isAsked && !closes) return
    const room = ROOMS[Number(event.key) - 1]
    event.preventDefault()
    if (closes) float(null)
    else if (command === 'palette' || command === 'keys') float(command)
    else if (command === 'settings') void navigate({ to: '/settings' })
    else if (room !== undefined) void navigate({ to: room.to })
  })

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
  )
}
