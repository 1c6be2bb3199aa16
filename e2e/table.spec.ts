/** Sheets as rows and cells: what is found stands in its cell, keys step through it as through a text. */

import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './test.ts'

const PEOPLE = ['Greta Sommer', 'Gustav Sander', 'Paula Winter', 'Peter Wagner']

/** Rows of people, `rows` of them. */
function members(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const name = PEOPLE[at % PEOPLE.length] ?? ''
    return `${at + 1};${name};${name.toLowerCase().replace(' ', '.')}@posteo.de;"Halle 3; ""Süd"""`
  })
  return Buffer.from(['Nr;Name;E-Mail;Ort', ...lines].join('\r\n'))
}

test('a list of people is a table: its head stays, keys step through cells, judging goes on', async ({
  scan,
  review,
  page,
}) => {
  await scan.chooseFiles([{ name: 'members.csv', mimeType: 'text/csv', buffer: members(120) }])
  await scan.open('members.csv')
  const table = review.document.getByRole('table', { name: 'members.csv' })
  await expect(table.getByRole('columnheader')).toHaveText(['Nr', 'Name', 'E-Mail', 'Ort'])
  // Masked in the cells as in the list; quotes of the file are no letters of a cell.
  await expect(table).not.toContainText('greta')
  await expect(table.getByRole('cell', { name: 'Halle 3; "Süd"' }).first()).toBeVisible()
  await expect(table.locator('td [data-selected]').first()).toBeVisible()

  await review.document.getByRole('document').press('End')
  await expect(table.getByRole('row', { name: /^120 / })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Name' })).toBeInViewport()
  // The list is the same beside either view, and so is what is selected.
  const selected = await review.selectedFinding().textContent()
  await review.document.getByRole('radio', { name: 'Text', exact: true }).click()
  await expect(page).toHaveURL(/view=text/)
  await expect(review.selectedFinding()).toHaveText(selected ?? '')
  await page.getByRole('region', { name: 'Findings' }).getByRole('listbox').press('p')
  await expect(table).toBeVisible()
  await page.keyboard.press('a')
  await expect(review.finding(/, Confirmed$/).first()).toBeVisible()

  const { violations } = await new AxeBuilder({ page })
    .include('[aria-label="Document"]')
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('what is looked for is found in its cell, however far down', async ({
  scan,
  review,
  page,
}) => {
  const rows = Array.from({ length: 1_500 }, (_, at) => `${at + 1};Screw;0,12`)
  const buffer = Buffer.from(['No;Goods;Price', ...rows].join('\n'))
  await scan.chooseFiles([{ name: 'goods.csv', mimeType: 'text/csv', buffer }])
  await scan.open('goods.csv')
  const table = review.document.getByRole('table', { name: 'goods.csv' })
  await expect(table).toHaveAttribute('aria-rowcount', '1501')
  // A few dozen rows are drawn of the thousands.
  expect(await table.getByRole('row').count()).toBeLessThan(120)
  await review.document.getByRole('button', { name: 'Find…' }).click()
  await page.keyboard.type('1499;')
  await expect(table.locator('.found-current').first()).toBeInViewport()
})
