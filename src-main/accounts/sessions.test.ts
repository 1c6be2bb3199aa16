import { beforeEach, describe, expect, it } from 'vitest'
import { createSessions, LAUNCH_CODE_MS, MAX_SESSIONS, type Sessions } from './sessions.ts'

let now: number
let sessions: Sessions

beforeEach(() => {
  now = 1_000
  sessions = createSessions({ now: () => now })
})

function openSession(): string {
  return sessions.redeem(sessions.issueLaunchCode()) ?? 'refused'
}

describe('a launch code', () => {
  it('gives a session once', () => {
    const code = sessions.issueLaunchCode()
    const token = sessions.redeem(code)
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(token).not.toBe(code)
    expect(sessions.redeem(code)).toBeNull()
    expect(sessions.verify(token ?? '')).toBe(true)
  })

  it.each([
    [LAUNCH_CODE_MS - 1, true],
    [LAUNCH_CODE_MS, false],
    [LAUNCH_CODE_MS * 100, false],
  ])('after %i ms works: %s', (later, works) => {
    const code = sessions.issueLaunchCode()
    now += later
    expect(sessions.redeem(code) !== null).toBe(works)
    // One that came too late is used up too.
    now -= later
    expect(sessions.redeem(code)).toBeNull()
  })

  it('is no token, and a token is no code', () => {
    const code = sessions.issueLaunchCode()
    expect(sessions.verify(code)).toBe(false)
    expect(sessions.redeem(openSession())).toBeNull()
  })

  it('gives way to newer ones when too many wait', () => {
    const codes = Array.from({ length: MAX_SESSIONS + 1 }, () => sessions.issueLaunchCode())
    expect(sessions.redeem(codes[0] ?? '')).toBeNull()
    expect(sessions.redeem(codes[1] ?? '')).not.toBeNull()
    expect(sessions.redeem(codes.at(-1) ?? '')).not.toBeNull()
  })
})

describe('a session', () => {
  it('lasts as long as the process', () => {
    const token = openSession()
    now += 365 * 24 * 3_600_000
    expect(sessions.verify(token)).toBe(true)
  })

  it('is unknown to another process', () => {
    expect(createSessions({ now: () => now }).verify(openSession())).toBe(false)
  })

  it('ends when too many were opened after it', () => {
    const tokens = Array.from({ length: MAX_SESSIONS }, openSession)
    expect(tokens.every(sessions.verify)).toBe(true)
    const last = openSession()
    expect(sessions.verify(tokens[0] ?? '')).toBe(false)
    expect([...tokens.slice(1), last].every(sessions.verify)).toBe(true)
  })
})

it.each(['', 'a'.repeat(43), 'a'.repeat(44), 'constructor', '%00', 'a'.repeat(1_000_000)])(
  'knows no secret that it did not give: case %#',
  (secret) => {
    openSession()
    expect(sessions.redeem(secret)).toBeNull()
    expect(sessions.verify(secret)).toBe(false)
  },
)

it('keeps the token of commands, however many windows are opened', () => {
  const token = sessions.issueCommandToken()
  for (let count = 0; count <= MAX_SESSIONS; count++) openSession()
  expect(sessions.verify(token)).toBe(true)
  expect(sessions.redeem(token)).toBeNull()
  expect(sessions.isCommandToken(token)).toBe(true)
  expect(sessions.isCommandToken(openSession())).toBe(false)
  expect(createSessions({ now: () => now }).verify(token)).toBe(false)
})
