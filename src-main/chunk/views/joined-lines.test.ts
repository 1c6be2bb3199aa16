import { describe, expect, it } from 'vitest'
import { joinLines } from './joined-lines.ts'
import { sourceRange } from './view-text.ts'

describe('joinLines', () => {
  it.each([
    ['Mail: soeren.baek-\nthomsen@nordvind.dk, or', 'soeren.baek-thomsen@nordvind.dk'],
    ['to kontakt@nord-\nvind.dk.', 'kontakt@nord-vind.dk'],
    ['to anna@nordvind.\ndk or', 'anna@nordvind.dk'],
    ['to anna@nordvind.co.\nuk', 'anna@nordvind.co.uk'],
    ['to anna.keller@\nnordvind.dk', 'anna.keller@nordvind.dk'],
    ['Mail: a.\nkeller@nordvind.dk', 'a.keller@nordvind.dk'],
    ['<anna.\nkeller@nordvind.dk>', 'anna.keller@nordvind.dk'],
    ['> to kontakt@nord-\r\n> vind.dk', 'kontakt@nord-vind.dk'],
    ['see https://portal.nord-\nvind.dk/login', 'https://portal.nord-vind.dk/login'],
    ['see www.nordvind.\ndk today', 'www.nordvind.dk'],
    ['https://nordvind.dk/\nreset/?id=4', 'https://nordvind.dk/reset/?id=4'],
    ['https://nordvind.dk/a?user=\nanna&x=\n4', 'https://nordvind.dk/a?user=anna&x=4'],
    ['Tel. (0251) 41-\n88277', '(0251) 41-88277'],
    ['bel 06-\n5550 1188', '06-5550 1188'],
    ['Para: nadia.\ncardenas@nordvind.dk', 'nadia.cardenas@nordvind.dk'],
    ['card 5500-0055-\n  5555-5559', '5500-0055-5555-5559'],
    ['born 12.07.\n1984', '12.07.1984'],
  ])('joins %j', (text, whole) => {
    expect(joinLines(text).text).toContain(whole)
  })

  it.each([
    'See below.\nanna@nordvind.dk is new',
    'write to anna@nordvind.dk.\nno answer came',
    'an address like anna@nordvind.\nNext comes',
    'our e-\nmail office@nordvind.dk',
    'see https://nordvind.dk/\nfor more',
    'see https://nordvind.dk.\nthen go on',
    'see https://nordvind.dk/a.\nthen go on',
    'pages 12-\n14',
    'invoice 4711882.\n2 pieces',
    'a well-\nknown fact',
    'const total =\n  4',
    'in 2025.\n1234567 people',
    'an alias (e.g.\n  anna@nordvind.dk)',
    'asked by anna@localhost.\ntalk answers',
  ])('leaves %j as it is', (text) => {
    expect(joinLines(text).text).toBe('')
  })

  it('leads an address back to both of its lines, and nothing between two breaks is there twice', () => {
    const text = 'Tel.: 0251-\n4188277, 0251-\n4188278 and more\nlast'
    const view = joinLines(text)
    expect(view.text).toBe('\n\nTel.: 0251-4188277, 0251-\n\n4188277, 0251-4188278 and more')
    const at = view.text.lastIndexOf('0251-4188278')
    expect(sourceRange(view, at, at + 12)).toEqual({
      start: text.lastIndexOf('0251'),
      end: text.indexOf(' and more'),
    })
  })

  it('keeps what labels a number, though not the whole of a long line', () => {
    const view = joinLines(`${'word '.repeat(200)}Tel.: 0251-\n4188277 ${'word '.repeat(200)}`)
    expect(view.text).toContain('Tel.: 0251-4188277')
    expect(view.text.length).toBeLessThan(400)
  })
})
