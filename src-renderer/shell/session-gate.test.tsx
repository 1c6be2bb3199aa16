// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSession } from '../data/session.ts'
import { NONE_WAIT, useWaitingSteps } from '../data/waiting-steps.ts'
import { SessionGate } from './session-gate.tsx'

afterEach(() => {
  cleanup()
  useSession.setState({ token: null, isLost: false })
  useWaitingSteps.setState(NONE_WAIT)
})

it('says of a service that was started anew what of a review it never took', () => {
  useSession.setState({ token: null, isLost: true })
  useWaitingSteps.setState({ count: 1 })
  render(<SessionGate>the app</SessionGate>)
  expect(screen.getByText(/^Not taken: 1 step of your review/)).toBeTruthy()
  cleanup()
  useWaitingSteps.setState(NONE_WAIT)
  render(<SessionGate>the app</SessionGate>)
  expect(screen.queryByText(/^Not taken/)).toBeNull()
})
