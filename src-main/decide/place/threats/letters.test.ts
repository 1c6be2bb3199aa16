import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { isWithinReviewBand } from '../../policy.ts'
import { modelIn } from '../__fixtures__/placed.ts'
import { weighPlaces } from '../weigh-place.ts'
import { lettersOf } from './letters.ts'

const TICKET = (last: string) =>
  [
    'Ticket 4471: coat not received\nStatus: open',
    'From: Ida Holm\nDate: Mon, 2 Nov 2026 19:04\n\nMy coat has not come.',
    'From: Care (Jo)\nDate: Tue, 3 Nov 2026 09:31\n\nHello Ida, we ask the courier.',
    `From: Ida Holm\nDate: Fri, 13 Nov 2026 07:50\n\n${last}`,
  ].join('\n\n----------\n')
const REFUND = '⟦Please pay the money back into my bank account today, my card is blocked.⟧'

describe('a file of letters', () => {
  it('gives what each says without its head', () => {
    const text = TICKET('I want my money back.')
    expect(lettersOf(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      expect.stringMatching(/^My coat has not come\./),
      expect.stringMatching(/^Hello Ida/),
      'I want my money back.',
    ])
  })

  it.each([
    ['in German', ['Von', 'Datum']],
    ['in Japanese', ['差出人', '日時']],
    ['with receivers and a subject between', ['From', 'To: Shop\nSubject: Coat\nDate']],
  ])('is known %s', (_, [from = '', date = '']) => {
    const text = TICKET('Hm.').replaceAll('From', from).replaceAll('Date', date)
    expect(lettersOf(text)).toHaveLength(3)
  })

  it.each([
    ['one mail', 'From: Ida\nDate: Mon, 2 Nov 2026 19:04\n\nHello.'],
    [
      'mails of one side',
      'From: Ida\nDate: 2 Nov 19:04\n\nA.\n\nFrom: Ida\nDate: 3 Nov 9:04\n\nB.\n\nFrom: Ida\nDate: 4 Nov 9:04\n\nC.',
    ],
    [
      'mails of which none is answered by its writer',
      'From: Ida\nDate: 2 Nov 19:04\n\nA.\n\nFrom: Jo\nDate: 3 Nov 9:04\n\nB.\n\nFrom: Ann\nDate: 4 Nov 9:04\n\nC.',
    ],
    ['a form', 'Name: Ida Holm\nOrder: 4471\nStreet: Elm Row\nTime: 19:04\nName: Ida Holm'],
  ])('is not %s', (_, text) => {
    expect(lettersOf(text)).toEqual([])
  })

  it.each([
    ['nothing where it leads nowhere', REFUND, 'letter'],
    [
      'a look where somebody is taken aside',
      REFUND.replace('⟧', ' Tell nobody, it stays between us.⟧'),
      'answered',
    ],
    ['a look where an account stands', `${REFUND}\nAccount 8360 8132`, 'answered'],
  ])('has a claim of phishing ask for %s', (_, last, setting) => {
    const { text, range } = marked(TICKET(last))
    const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
    const weighed = weighPlaces(text).ofModel('threat', phishing)
    expect(weighed).toMatchObject({ accepted: false, setting })
    expect(isWithinReviewBand(0.97, weighed.threshold, weighed.reviewFrom)).toBe(
      setting === 'answered',
    )
  })

  it.each(['A: b\n', 'From: a\nDate: 10:10\n', 'From: ', '> '])(
    'is told in time that grows no faster than the text: %s',
    async (piece) => {
      const growth = await growthOf((size) => piece.repeat(size), lettersOf, 1_000)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
