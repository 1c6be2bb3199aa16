import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { namesOfDishes } from './menu.ts'

/** Whether a dish is called so at the first place of a name in a text. */
function isDish(text: string, name: string): boolean {
  const start = text.indexOf(name)
  expect(start).toBeGreaterThanOrEqual(0)
  return namesOfDishes(text)({ start, end: start + name.length })
}

it.each([
  [
    'Salade Caesar 12\nTournedos Rossini 28\nSole Colbert 26\nPêche Melba 9\nTarte Tatin 8\nCrêpes Suzette 9',
    'Colbert',
  ],
  [
    'Starters: chicken soup, egg salad\nMains: Beef Stroganoff\nCocktails: Tom Collins, Rob Roy\nMonday: Soup Jacob',
    'Tom Collins',
  ],
  [
    'Антипасти\nСалат Цезарь 450\nБефстроганов 690\nСуп дня 300\nТорт «Анна» 310\nЧай «Эрл Грей» 180',
    'Эрл Грей',
  ],
])('knows a dish in %j', (text, name) => {
  expect(isDish(text, name)).toBe(true)
})

it.each([
  ['who orders', 'Ada: chicken soup\nBen: beef, cake\nSilas: salad, tea, coffee', 'Silas'],
  ['for whom it is', 'Two soups, a salad and a steak for Ada, tea and cake', 'Ada'],
  ['who brings it', 'salad, soup, cake (Ben Marlow), tea, coffee, beer', 'Ben Marlow'],
  [
    'a letter about a dinner',
    'Ida Marlow came late, and by then the soup was cold. She told us of her brother and of the farm while Per cut the roast. There was a salad, too, which nobody touched, and coffee afterwards, and at the very end a cake that her mother had sent.',
    'Ida Marlow',
  ],
])('knows nothing of %s', (_, text, name) => {
  expect(isDish(text, name)).toBe(false)
})

it('knows a dish by the food in its name, alone behind a day too', () => {
  const week = 'Monday: Beef stew, tea\nTuesday: Chicken Jacob\nWednesday: Soup, cake and coffee'
  expect(isDish(week, 'Chicken Jacob')).toBe(true)
})

it('keeps who stands alone behind what was ordered, and whoever acts in sentences', () => {
  expect(
    isDish('Soup, salad, chicken, beef\nTea and coffee: Jochen Rabe\nCake: Ada', 'Jochen Rabe'),
  ).toBe(false)
  expect(
    isDish(
      'Ida Marlow wants the chicken salad. Ben takes soup and cake. Coffee and tea are free.',
      'Ida Marlow',
    ),
  ).toBe(false)
})

it.each(['soup ', 'zeis', 'суп,'])('reads a text made of %j in linear time', async (unit) => {
  const growth = await growthOf((size) => unit.repeat(size), namesOfDishes, 100)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
