import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isToSubscribers, wantsNothing } from './to-subscribers.ts'

const whole = (text: string) =>
  isToSubscribers(text) && wantsNothing(text, { start: 0, end: text.length })
const SAID = 'Hi all, the build is red since this morning and I do not know what to do with it.'

describe('mail to a list or to subscribers', () => {
  it.each([
    ['a footer', `${SAID}\n____\nusers mailing list\nhttps://lists.example/listinfo/users`],
    ['the name of a list', `Subject: Re: [toolbox-dev] red build\n\n${SAID}`],
    ['an answer', `Ida wrote:\n> is it red for you\n> since today\n\n${SAID}`],
    [
      'one in German',
      `Am Montag, 3. Mai, schrieb Ida:\n> der Bau ist rot und das ist nicht gut\n\nEs ist der Platz auf der Platte.`,
    ],
    [
      'few words among addresses',
      `To: me@a.example\nSubject: Re: [it-dev] red\n\nIt is not red for me.\n\nhttp://a.example/pub/b/d/f/g?h=i\nhttp://a.example/users/lists/c/k/l`,
    ],
    ['an issue', `The Gate, Issue 114\n\n${SAID}\nUnsubscribe: https://gate.example/u`],
  ])('is told by %s', (_, text) => {
    expect(whole(text)).toBe(true)
  })

  it.each([
    ['a message to one person', SAID],
    ['the mark of a gateway', `Subject: [EXTERNAL] red build\n\n${SAID}`],
    ['one that wants a password', `${SAID} Reply with your password.\nusers mailing list`],
    ['one that wants money', `${SAID} The payment is due.\nusers mailing list`],
    [
      'one in German that does',
      `Der Bau ist rot und wird es auch. Ihr Konto ist weg.\nmailing list`,
    ],
    ['a language whose words are not listed', 'Heslo vypršelo, klikněte sem.\nmailing list'],
  ])('is not %s', (_, text) => {
    expect(whole(text)).toBe(false)
  })

  it.each(['> ', '>\n', 'Re: [', 'On a ', 'a-'])(
    'is told in time that grows no faster than the text: %s',
    async (piece) => {
      const growth = await growthOf((size) => piece.repeat(size), whole, 1_000)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
