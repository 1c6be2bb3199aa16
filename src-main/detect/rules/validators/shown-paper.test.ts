import { expect, it } from 'vitest'
import { isShownPaper } from './shown-paper.ts'

/** The title stands first and ends with `|`. */
function isShown(marked: string): boolean {
  const end = marked.indexOf('|')
  return isShownPaper({ text: marked.replace('|', ''), start: 0, end })
}

it.each([
  ['Term sheet| signed\n\nBoston, November 20, 2026 — Optics, Inc. said it signed.', true],
  ['Letter of intent|\nPress release – Nordic Wings AB orders twenty.', true],
  ['Протокол правления| ПАО опубликован на сайте\n', true],
  ['Protokoll der Sitzung|\nDie Beispiel AG tagt.', true],
  ['Lettera di intenti|: che cosa vincola e quando\nImmaginiamo', true],
  ['Nómina| de enero 2026\nBase 1.420,00\nEn este ejemplo, grupo 6.', true],
  ['Board minutes| of the Great Western Railway Company, 1846\n', true],
  ['Term Sheet|\nBrackenridge Optics, Inc.\nNovember 23, 2026\nAmount: $4,500,000', false],
  ['Protokoll der Sitzung|\nNordkessel AG, 19. November 2026\nEin Muster wird gezeigt.', false],
  ['Styrelseprotokoll| nr 6\nTrävaror AB\nProv och exempel på leveranser begärs.', false],
  ['Objet : acquisition de la société| Lambertin SAS\nCA 38,6 M€', false],
  ['Board minutes|\nHeron Foods Ltd, founded 1923, 4 March 2026\n', false],
])('%j is shown to everybody: %s', (text, expected) => {
  expect(isShown(text)).toBe(expected)
})
