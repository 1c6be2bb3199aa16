/** What comes from other programs by the clipboard or a drag: as the browser hands it over. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { EMAIL } from './fixtures/documents.ts'
import { expect, test } from './test.ts'

/** Puts words, a page and a picture of them on the clipboard, as programs for sheets do; or some of these. */
function copy(page: Page, words: { readonly text?: string; readonly html?: string }) {
  return page.evaluate(async ({ text, html }) => {
    const canvas = document.createElement('canvas')
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const parts = {
      'text/plain': text && new Blob([text], { type: 'text/plain' }),
      'text/html': html && new Blob([html], { type: 'text/html' }),
      'image/png': picture,
    }
    const held = Object.entries(parts).filter((part): part is [string, Blob] => Boolean(part[1]))
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(held))])
  }, words)
}

test('of copied cells the words are taken, and of a copied picture the picture', async ({
  scan,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const field = page.getByRole('textbox', { name: 'Text to scan' })
  await expect(field).toBeVisible()
  await copy(page, { text: `Office\t${EMAIL}`, html: `<table><td>Office<td>${EMAIL}</table>` })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field).toHaveValue(`Office\t${EMAIL}`)
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(`Office\t${EMAIL}`.repeat(2))
  await expect(page.getByRole('listitem')).toHaveCount(0)

  await copy(page, { html: '<img src="https://pictures.example/a.png">' })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(scan.refusal('image.png')).toContainText('is a picture')
})

test('folders that are dropped together are shown together, and all of them scanned', async ({
  scan,
  page,
}) => {
  const folders = ['letters', 'offers'].map((name) => test.info().outputPath(name))
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'a.txt'), `Write to ${EMAIL}.`)
  }
  await scan.drop(folders)
  const sheet = page.getByRole('dialog', { name: 'Scan the folders “letters” and “offers”?' })
  await sheet.getByRole('button', { name: 'Scan 2 files' }).click()
  await expect(scan.row('letters/a.txt')).toBeVisible()
  await expect(scan.row('offers/a.txt')).toBeVisible()
})

test('a folder that is dropped again is shown as it was scanned, and scanned again where that is asked for', async ({
  scan,
  page,
}) => {
  const folder = test.info().outputPath('twice')
  await mkdir(folder, { recursive: true })
  for (const name of ['a.txt', 'b.txt']) {
    await writeFile(join(folder, name), `${name}: write to ${EMAIL}.`)
  }
  const drop = async () => {
    await scan.drop([folder])
    await page.getByRole('dialog').getByRole('button', { name: 'Scan 2 files' }).click()
  }
  await drop()
  for (const name of ['twice/a.txt', 'twice/b.txt']) await scan.ended(name)
  const opened = () => page.getByRole('link', { name: 'Open twice/a.txt' }).getAttribute('href')
  const first = await opened()

  await writeFile(join(folder, 'b.txt'), `Changed: write to ${EMAIL}.`)
  await drop()
  const row = scan.row('twice/a.txt')
  await expect(row).toContainText('Unchanged since it was scanned')
  await expect(page.getByRole('listitem')).toHaveCount(3)
  expect(await opened()).toBe(first)

  await row.getByRole('button', { name: 'Scan twice/a.txt again' }).click()
  await expect(row).not.toContainText('Unchanged since it was scanned')
  await scan.ended('twice/a.txt')
  expect(await opened()).not.toBe(first)
})
