/** The Scan room as a user sees it. */

import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'

/** For a scan to end, on a machine that is busy with much else. */
export const SCAN_MS = 240_000
/** Of the operations that a drag allows (CDP, `Input.DragData`). */
const COPY = 1

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export class ScanPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Once something was scanned, the fields stand behind a button; what was taken before closes them, whenever it does. */
  private async openFields(): Promise<void> {
    const text = this.page.getByRole('textbox', { name: 'Text to scan' })
    const more = this.page.getByRole('button', { name: 'Text or address…' })
    await expect(text.or(more)).toBeVisible()
    if (await more.isVisible()) await more.click()
    await expect(text).toBeVisible()
  }

  /** Types a text and sends it. */
  async submitText(text: string): Promise<void> {
    await this.openFields()
    await this.page.getByRole('textbox', { name: 'Text to scan' }).fill(text)
    await this.page.getByRole('button', { name: 'Scan text' }).click()
    await expect(this.page.getByRole('button', { name: 'Text or address…' })).toBeVisible()
  }

  /** Types an address and sends it; one that is none is refused beside its field. */
  async submitAddress(kind: 'Web page' | 'MCP server', address: string): Promise<void> {
    await this.openFields()
    await this.page.getByRole('radio', { name: kind }).click()
    const field = this.page.getByRole('textbox', { name: 'Address' })
    await field.fill(address)
    await field.press('Enter')
    const more = this.page.getByRole('button', { name: 'Text or address…' })
    await expect(more.or(field.and(this.page.locator('[aria-invalid="true"]')))).toBeVisible()
  }

  /** Scans the document that the app carries. */
  async trySample(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try the sample document' }).click()
  }

  /** Chooses files in the browser's own dialog. */
  async chooseFiles(files: readonly ChosenFile[]): Promise<void> {
    const dialog = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: 'Choose files…' }).click()
    await (await dialog).setFiles([...files])
  }

  /** Drags files in from outside and lets them go over the middle of the window, as the system does it. */
  async dropFiles(files: readonly ChosenFile[]): Promise<void> {
    // They lie there until the next run: a page reads what is dropped when it is sent.
    const paths = files.map(({ name }) => test.info().outputPath(name))
    await mkdir(test.info().outputDir, { recursive: true })
    for (const [index, { buffer }] of files.entries()) await writeFile(paths[index] ?? '', buffer)
    await this.drop(paths)
  }

  /** Drags files and folders of this machine in and lets them go, as {@link dropFiles}. */
  async drop(paths: readonly string[]): Promise<void> {
    // The window takes files once it shows itself; until then they would be lost without a word.
    await expect(this.page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    const session = await this.page.context().newCDPSession(this.page)
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 }
    const at = { x: width / 2, y: height / 2 }
    const data = { items: [], files: [...paths], dragOperationsMask: COPY }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...at, data })
    }
    await session.detach()
  }

  /** The line of a submission in the queue. */
  row(name: string): Locator {
    // A pasted text is named by the time of day, too.
    const called = name === 'Pasted text' ? /^Pasted text, \d{2}:\d{2}:\d{2}$/ : name
    return this.page.getByRole('listitem', { name: called, exact: true })
  }

  /** Why a submission was refused. */
  refusal(name: string): Locator {
    return this.row(name)
  }

  /** The line of a submission once its scan has ended: until then it opens what was found so far. */
  async ended(name: string): Promise<Locator> {
    const row = this.row(name)
    await expect(row).toBeVisible()
    await expect(row.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: SCAN_MS })
    // The first scan of a service starts its models, which a loaded machine takes its time for.
    await expect(row.getByRole('progressbar')).toHaveCount(0, { timeout: SCAN_MS })
    return row
  }

  /** Opens the result of a submission once it is there. */
  async open(name: string): Promise<void> {
    await (await this.ended(name)).getByRole('link', { name: `Open ${name}` }).click()
  }
}
