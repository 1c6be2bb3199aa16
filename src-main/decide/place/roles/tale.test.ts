import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { talesOf } from './tale.ts'

const ENGLISH = `The rain had not stopped when Ada Quarles reached the mill. Nobody came.

"He is gone," said a voice behind her. It was old Silas Thorne with a lamp.

"Since when?"

"Three days." He shrugged.

Ada frowned at the locked door. She sighed.

"Did he leave anything for me?"

"Only this," he whispered.
`
const TALES: Readonly<Record<string, string>> = {
  English: ENGLISH,
  German: `Im Schuppen brannte Licht, als Lene Vossberg am Deich ankam.

„Du kommst spät“, sagte eine Stimme. Es war Hinnerk Thole, der Fährmann.

„Hat er etwas dagelassen?“

„Nur das hier.“ Thole hielt ihr einen Zettel hin.

„Was steht da?“, fragte er.

Sie zögerte. „Ein Name“, flüsterte sie dann. Er nickte langsam.
`,
  French: `Personne ne répondit quand Solène Vaucourt frappa à l'auberge.

— Il est parti, dit une voix. C'était le vieux Barnabé Lestrade.

— Quand ?

— Avant-hier. Il n'a rien dit à personne.

Elle regarda la porte close. Il haussa les épaules.

— A-t-il laissé quelque chose pour moi ?

— Rien qu'une clé.
`,
  Spanish: `Nadie abrió cuando Inés Calatrava llegó a la puerta.

—Se ha ido —dijo una voz. Era don Fermín Olmedo, con un farol.

—¿Cuándo?

—Hace tres días.

Inés lo miró un momento. Él asintió.

—¿Dejó algo para mí?

—Solo esto.
`,
  Polish: `Nikt nie otwierał, kiedy Jagna Wilczek stanęła przed furtką.

— Wyjechał — powiedział ktoś. Był to stary Bonifacy Rudnik.

— Kiedy?

— Trzy dni temu.

Jagna spojrzała na zamknięte drzwi. Westchnęła.

— Zostawił coś dla mnie?

— Tylko to.
`,
}

const MYSELF = `I had not seen Ada Quarles since the mill burned.

"You are late," said Silas Thorne, and I said nothing.

"Did he leave anything?" I asked.

"Only this," he whispered.

"What is it?"

"A key," I answered. My hands shook.
`

const isTale = (text: string): boolean => talesOf(text).length > 0

it.each(Object.entries(TALES))('knows a tale in %s', (_, text) => {
  expect(isTale(text)).toBe(true)
})

it('knows a tale whose narrator answers in it', () => {
  expect(isTale(MYSELF)).toBe(true)
})

it.each([
  ['with its time', MYSELF.replace('since the mill burned', 'since 9.30 on the day of the fire')],
  ['that asks nothing', MYSELF.replaceAll('?', '.')],
  ['whose speech is told of', MYSELF.replaceAll('"', '')],
])('knows what a witness tells for none: %s', (_, text) => {
  expect(isTale(text)).toBe(false)
})

it.each([
  [
    'a report that quotes people',
    `"We lost everything," said Rosa Lindqvist, a baker. "The ovens, the flour, the van."

Her neighbour Tom Hadley had woken her. "I banged on every door," he said. "Nobody believed me!"

"Where was the council?" asked Joan Price. She laughed. "I should like to know."

The leader of the council, Robert Finch, said crews had been sent. He paused. "We did what we could."
`,
  ],
  ['what somebody tells of himself', ENGLISH.replaceAll(/Ada \w+|Ada|her\b|[Ss]he/g, 'I')],
  ['a scene of our years', `${ENGLISH}\nLeeds, 4 May 2024\n`],
  ['a statement with its fields', `Witness: Ada Quarles\nOfficer: Silas Thorne\n\n${ENGLISH}`],
  [
    'items behind dashes',
    `Minutes

– Anna Berg brings the cake.
– Who buys the drinks? Bob Roe.
– She whispered it to Cara Lind.
– He shrugged, says Dan Holt.
– The next meeting is at Eve Marsh's.
`,
  ],
])('knows that it is none: %s', (_, text) => {
  expect(isTale(text)).toBe(false)
})

it('judges the parts of a long text by themselves', () => {
  const manual = 'Press the green button and wait until the lamp is lit.\n'.repeat(400)
  const [tale, ...others] = talesOf(`${ENGLISH.repeat(30)}${manual}`)
  expect(tale?.start).toBe(0)
  expect(others).toEqual([])
})

it.each([
  ['marks', '"a '],
  ['lines of marks', '"a\n'],
  ['dashes', '— a—\t'],
  ['gaps', `"${'\t'.repeat(60)}`],
  ['tellings', `${ENGLISH} he " a `],
])('takes linear time for %s', async (_, piece) => {
  const growth = await growthOf((size) => piece.repeat(size), talesOf, 1_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
