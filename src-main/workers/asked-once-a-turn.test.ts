import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { askedOnceATurn } from './asked-once-a-turn.ts'

it('asks what is equal once a turn, and anew in the next', async () => {
  const asked: string[] = []
  const ask = askedOnceATurn(async (question) => `${question}${asked.push(question)}`)

  const first = [ask('a'), ask('b'), Promise.resolve().then(() => ask('a'))]
  expect(await Promise.all(first)).toEqual(['a1', 'b2', 'a1'])
  await turn()

  expect(await ask('a')).toBe('a3')
  expect(asked).toEqual(['a', 'b', 'a'])
})

it('fails all who asked together, and none who asks later', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('there')]
  const ask = askedOnceATurn(() => answers.shift() as Promise<string>)

  expect(await Promise.allSettled([ask('a'), ask('a')])).toMatchObject([
    { reason: { message: 'gone' } },
    { reason: { message: 'gone' } },
  ])
  await turn()
  expect(await ask('a')).toBe('there')
})

it('lets what is asked in the turn leave before anybody can share it who comes after', async () => {
  const events: string[] = []
  const ask = askedOnceATurn(async (question) => {
    setImmediate(() => {
      events.push('left')
      void ask(question)
    })
    events.push('asked')
  })
  await ask('a')
  await turn()
  expect(events.slice(0, 3)).toEqual(['asked', 'left', 'asked'])
})
