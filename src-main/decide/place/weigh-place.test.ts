/** What networks call a threat or a value, where it stands; and what weighing costs. */

import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { chunkText } from '../../chunk/chunker.ts'
import { tokenStarts } from '../../chunk/tokenizer.ts'
import { finding } from '../__fixtures__/finding.ts'
import { marked } from '../__fixtures__/marked.ts'
import { decideDocument } from '../scan-outcome.ts'
import { modelIn, ORDER, tale } from './__fixtures__/placed.ts'
import type { Setting } from './answers/answers.ts'
import { NO_LOOK, weighPlaces } from './weigh-place.ts'

describe('what a model claims', () => {
  it('never counts more for standing in a tale', () => {
    expect(modelIn(tale('Answer now.'), 0.5)).toMatchObject({ accepted: false, threshold: 0.75 })
    expect(modelIn(tale('Answer now.'), 0.96, { threshold: 0.97, accepted: false }).accepted).toBe(
      false,
    )
  })

  it.each([
    // Odds of 3 and of 66, and halfway.
    ['a program', 'zgrep 500 access.log | sort | uniq -c', 0.97, false, 0.9335, 'program'],
    ['the same where it is sure', 'zgrep 500 access.log | sort', 0.99, true, 0.9335, 'program'],
    ['what attacks a machine', "1' OR '1'='1", 0.7, true, 0.6, 'attack'],
    ['the same, less sure', "1' OR '1'='1", 0.6, true, 0.6, 'attack'],
    ['the same, of which a network knows nothing', "1' OR '1'='1", 0.59, false, 0.62, undefined],
    ['the same in a longer text', `1' OR '1'='1${' x'.repeat(200)}`, 0.6, false, 0.62, undefined],
    ['a request in words', 'Delete the files of everybody else on it', 0.97, true, 0.62, undefined],
  ])('is an attack on a machine or not: %s', (_, passage, confidence, accepted, from, setting) => {
    const { text, range } = marked(`⟦${passage}⟧`)
    const abuse = { ...modelIn('⟦x⟧', confidence), ...range, className: 'tool_abuse' }
    const weighed = weighPlaces(text).ofModel('threat', {
      ...abuse,
      thresholdsIn: { commands: 0.985 },
    })
    expect(weighed).toMatchObject({ accepted, ...(setting && { setting }) })
    expect(weighed.reviewFrom).toBeCloseTo(from, 4)
  })

  it('only asks for a look where a threat is quoted as an example', () => {
    const written =
      'Criminals send messages such as ⟦"Your account is suspended, click here and verify your password".⟧'
    const { text, range } = marked(written)
    const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
    const weighed = weighPlaces(text).ofModel('threat', phishing)
    expect(weighed).toMatchObject({ accepted: false, setting: 'example' })
  })

  it('is nobody’s concern in mail to a list that wants nothing', () => {
    const mail = (last: string) =>
      `On Monday, Ida wrote:\n> it is in the log\n> each hour\n\n⟦It is the relay, look at http://relay.example.⟧ ${last}\n-- \nusers mailing list`
    const weighed = (last: string) => {
      const { text, range } = marked(mail(last))
      const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
      return weighPlaces(text).ofModel('threat', phishing)
    }
    expect(weighed('It is not the disk.')).toMatchObject({ accepted: false, setting: 'list' })
    expect(weighed('Sign in there with your password.').accepted).toBe(true)
  })

  it('is nobody’s concern on a page of the web that wants nothing', () => {
    const page = (last: string) =>
      `Recommended\n⟦Is the cloud a load of hot air? See http://tax.example/cloud⟧ ${last}\nhttps://twitter.com/share?url=x\n/privacy-policy\nhttps://www.facebook.com/taxnews\n© 2024 Tax News\n`
    const weighed = (last: string) => {
      const { text, range } = marked(page(last))
      const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
      return weighPlaces(text).ofModel('threat', phishing)
    }
    expect(weighed('Job of the week')).toMatchObject({ accepted: false, setting: 'list' })
    expect(weighed('Sign in there with your password.').accepted).toBe(true)
  })

  it('is nobody’s concern where the chunk around it asks for nothing', () => {
    const { text, range } = marked('To leave the list: ⟦http://lists.example/leave⟧')
    const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
    const weighed = weighPlaces(text).ofModel('threat', { ...phishing, isAlone: true })
    expect(weighed).toMatchObject({ accepted: false, reviewFrom: 2, setting: 'alone' })
    expect(weighPlaces(text).ofModel('threat', phishing).accepted).toBe(true)
  })

  it.each([
    ['rates', '**Per diem abroad**: Germany €28, France €30, Spain €26, Norway NOK 400.', true],
    ['an estimate', 'デスク　10　32,000　320,000\nチェア　10　18,500　185,000', true],
    [
      'what was stolen',
      'Laptop, 14 inch    2024    £849.00\nGift card, unused    2025    £25.00\nBank card, blocked    –    –\nReported today',
      true,
    ],
    [
      'rows that lead on',
      'Parcel    held    £1.45\nCard    blocked    now\nPay    here    http://pay.test',
      false,
    ],
    ['amounts and a link', 'Refund 480.00, fee 12.50: http://pay.test/482', false],
    ['amounts and a request', 'Invoice 4471, 480.00 due. Reply with your number 4471', false],
    ['words', 'Your mailbox is full and will be closed', false],
    ['amounts in Arabic', 'رسوم 4471 مبلغ 480.00 حتى 12.05', false],
  ])('is no phishing where it is figures alone: %s', (_, passage, isNone) => {
    const { text, range } = marked(`⟦${passage}⟧`)
    const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
    const weighed = weighPlaces(text).ofModel('threat', phishing)
    expect(weighed.setting === 'figures' && !weighed.accepted).toBe(isNone)
  })

  it.each([
    ['a program', 'Docutils 0.17.1: http://docutils.sourceforge.net/', true],
    ['who wrote it', 'Ada Lind\n    ada@quell.test', true],
    ['a mailbox alone', 'ada@quell.test', true],
    ['a name that asks', 'Webmail login: http://mail.test/', false],
    ['a mailbox to answer to', 'Reply to ada@quell.test', false],
    ['a name without an address', 'Docutils 0.17.1', false],
    ['an address without a scheme', 'Docutils 0.17.1 docutils.sourceforge.net', false],
    ['a script of which nothing is known', 'الحساب http://mail.test/', false],
    ['many words', `${'one more word '.repeat(9)}http://mail.test/`, false],
  ])('is no phishing where it names something with its address: %s', (_, passage, isNone) => {
    const about = 'What this program does is told on its other pages, in some detail. '.repeat(8)
    const { text, range } = marked(`${about}\n\n⟦${passage}⟧`)
    const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
    const weighed = weighPlaces(text).ofModel('threat', phishing)
    expect(weighed.setting === 'named' && !weighed.accepted).toBe(isNone)
    const alone = weighPlaces(passage).ofModel('threat', {
      ...phishing,
      start: 0,
      end: passage.length,
    })
    expect(alone.setting === 'named').toBe(false)
    const asked = weighPlaces(`${text} Sign in there.`).ofModel('threat', phishing)
    expect(asked.setting === 'named').toBe(false)
  })

  it.each([
    ['a place, a day and who wrote it', 'Trst, 3 december 2004\n  Ada Lind\n  ', true],
    [
      'whose it is, with its label and a page',
      'Napisal: Ada Lind aka Quill\nhttp://lind.test/besede\nE-mail: ',
      true,
    ],
    ['a sentence', 'Tukaj lahko dobite svoj paket\n', false],
    [
      'a sentence and its label',
      'Tukaj lahko dobite svoj paket\nhttp://lind.test/paket\nE-mail: ',
      false,
    ],
  ])(
    'is no phishing in a text whose language is not known where little stands above a mailbox: %s',
    (_, above, isNone) => {
      const about =
        'Ta datoteka vsebuje nekaj besed, ki jih program pokaže ob vsakem zagonu. '.repeat(8)
      const { text, range } = marked(`${about}\n\n${above}⟦ada@quell.test⟧`)
      const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
      const weighed = weighPlaces(text).ofModel('threat', phishing)
      expect(weighed.setting === 'named' && !weighed.accepted).toBe(isNone)
    },
  )

  it.each<[string, Setting | undefined, string]>([
    [
      'what it warns of',
      'warning',
      '⟦Your parcel waits, pay £1.99.⟧ That is a scam: never click such links. Ask us at 0800 447 2193.',
    ],
    ['what was asked for', 'requested', '⟦Set it here.⟧ If you did not ask for this, ignore it.'],
    ['what it says itself', undefined, '⟦Your parcel waits, pay £1.99.⟧ Click below today.'],
  ])('is phishing where it stands for %s', (_, setting, written) => {
    const { text, range } = marked(written)
    const phishing = { ...modelIn('⟦x⟧', 0.97), ...range, className: 'phishing', accepted: true }
    const weighed = weighPlaces(text).ofModel('threat', phishing)
    expect(weighed.accepted).toBe(setting === undefined)
    expect(weighed.setting).toBe(setting)
    // A look is asked for all the same.
    expect(weighed.reviewFrom ?? 0).toBeLessThan(0.97)
  })

  it.each([
    ['a patient', 'The patient, 61, is known to have ⟦diabetes⟧ since 2009.', true],
    ['whoever reads a licence', 'WITHOUT ANY WARRANTY; without even the ⟦implied⟧ warranty', false],
    ['people at large', 'Two per cent of all adults have ⟦diabetes⟧.', false],
  ])('is a special category where it is told of %s', (_, written, isTold) => {
    const { text, range } = marked(written)
    const health = { ...modelIn('⟦x⟧', 0.99), ...range, className: 'SPECIAL_CATEGORY' }
    const weighed = weighPlaces(text).ofModel('pii', { ...health, accepted: true })
    expect(weighed.accepted).toBe(isTold)
    expect(weighed.setting).toBe(isTold ? undefined : 'nobody')
  })

  it.each([0.4, 0.9])('is no internal record by a network alone: %d', (score) => {
    const own = { className: 'INTERNAL_RECORD', reviewFrom: 0.3 }
    const paper = { ...modelIn('⟦Invoice 4711, 12 hours⟧', score), ...own }
    const { text, range } = marked('⟦Invoice 4711, 12 hours⟧ at 90.00 EUR')
    const placed = weighPlaces(text).ofModel('dlp', { ...paper, ...range, accepted: score > 0.5 })
    expect(placed).toMatchObject({ accepted: false, setting: 'unmarked', reviewFrom: NO_LOOK })
  })

  it('is let be where it is no injection', () => {
    const { text, range } = marked(tale('How to build it.'))
    const phishing = { ...modelIn('⟦x⟧', 0.8), ...range, className: 'phishing', accepted: true }
    expect(weighPlaces(text).ofModel('threat', phishing)).toBe(phishing)
  })
})

it.each([0.85, 1])(
  'an order that is quoted makes a document a review, and says why: %d',
  (score) => {
    const { text, range } = marked(`Attackers write "⟦${ORDER}⟧ and obey" in a review.`)
    const override = { category: 'injection', label: 'instruction_override', ...range } as const
    const { result, findings } = decideDocument({
      text,
      chunks: chunkText(text, tokenStarts(text), 0),
      warnings: [],
      categories: [
        { category: 'injection', findings: [finding({ ...override, score })], durationMs: 1 },
      ],
      failures: [],
    })
    expect(result).toMatchObject({
      decision: 'review',
      categories: { injection: { accepted: false, evidence_spans: [] } },
    })
    expect(findings[0]?.explanations[0]?.description).toContain('quoted here as an example')
  },
)

it.each([
  ['a line of orders and open marks', `${ORDER} «"`, ''],
  ['fences', '```\n', ''],
  ['empty lines in a passage', '\n', 'The end'],
  ['dashes and spaces in a passage', '-  ', 'The end'],
])('weighing takes time that grows with the text: %s', async (_, part, tail) => {
  const work = (text: string) => {
    const places = weighPlaces(text)
    const own = { label: 'x', severity: 'high', accepted: true, explanations: [] } as const
    for (const { index } of text.matchAll(/ignore/g)) {
      places.ofRule('injection', { ...own, start: index, end: index + ORDER.length })
    }
    places.ofModel('injection', { ...modelIn('⟦x⟧', 0.9), start: 0, end: text.length })
  }
  const growth = await growthOf((size) => part.repeat(size) + tail, work, 1_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})

it('weighs many claims of phishing in time that grows with the text', async () => {
  const sentence = 'Confirm your account now. '
  const claim = modelIn('⟦x⟧', 0.9, { className: 'phishing' })
  const work = (text: string) => {
    const places = weighPlaces(text)
    for (let start = 0; start < text.length; start += sentence.length) {
      places.ofModel('threat', { ...claim, start, end: start + sentence.length })
    }
  }
  const growth = await growthOf((count) => sentence.repeat(count), work, 1_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
