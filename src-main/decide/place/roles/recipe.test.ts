import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { recipeTitlesOf } from './recipe.ts'

const AMOUNTS = '- 500 g harina\n- 2 huevos\n- 1 cucharada de aceite\n- 1,5 cucharaditas de sal\n'
const STEPS =
  '1. Mezcle la harina con la sal.\n2. Añada los huevos y el aceite.\n3. Amase durante diez minutos.\n'

it('finds the title of a recipe', () => {
  const title = 'Empanada Doña Rosario (6 raciones)'
  expect(recipeTitlesOf(`\n${title}\n\n${AMOUNTS}\n${STEPS}`)).toEqual([
    { start: 1, end: 1 + title.length },
  ])
})

it.each([
  ['an order without steps', `Rosario Almeida\n${AMOUNTS}`],
  ['steps without amounts', `Rosario Almeida\n${STEPS}`],
  ['no weight', `Rosario Almeida\n${AMOUNTS.replace('500 g', '5 tazas')}${STEPS}`],
  ['whom a label names', `Cliente: Rosario Almeida\n${AMOUNTS}${STEPS}`],
])('finds none in %s', (_, text) => {
  expect(recipeTitlesOf(text)).toEqual([])
})

it('takes linear time', { timeout: 60_000 }, async () => {
  const growth = await growthOf(
    (size) => `Title\n${'1. a'.repeat(size)}`,
    (text) => recipeTitlesOf(text),
    3_500,
  )
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
