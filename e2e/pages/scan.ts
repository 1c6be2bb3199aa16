/** The Scan room as a user sees it. */

import { expect, type Locator, type Page } from '@playwright/test'

const SCAN_MS = 90_000

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

  /** Once something was scanned, the fields stand behind a button. */
  private async openFields(): Promise<void> {
    const text = this.page.getByRole('textbox', { name: 'Text to scan' })
    const more = this.page.getByRole('button', { name: 'Text or address…' })
    await expect(text.or(more)).toBeVisible()
    if (await more.isVisible()) await more.click()
  }

  /** Types a text and sends it. */
  async submitText(text: string): Promise<void> {
    await this.openFields()
    await this.page.getByRole('textbox', { name: 'Text to scan' }).fill(text)
    await this.page.getByRole('button', { name: 'Scan text' }).click()
  }

  /** Types an address and sends it. */
  async submitAddress(kind: 'Web page' | 'MCP server', address: string): Promise<void> {
    await this.openFields()
    await this.page.getByRole('radio', { name: kind }).click()
    const field = this.page.getByRole('textbox', { name: 'Address' })
    await field.fill(address)
    await field.press('Enter')
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

  /** Drops files onto the middle of the window. */
  async dropFiles(files: readonly ChosenFile[]): Promise<void> {
    const contents = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      base64: buffer.toString('base64'),
    }))
    const transfer = await this.page.evaluateHandle((dropped) => {
      const data = new DataTransfer()
      for (const { name, mimeType, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      return data
    }, contents)
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await this.page.dispatchEvent('main', type, { dataTransfer: transfer })
    }
  }

  /** The line of a submission in the queue. */
  row(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true })
  }

  /** Why a submission was refused. */
  refusal(name: string): Locator {
    return this.row(name).getByRole('alert')
  }

  /** Opens the result of a submission once it is there. */
  async open(name: string): Promise<void> {
    const row = this.row(name)
    // The first scan of a service starts its models, which a loaded machine takes its time for.
    await expect(row.getByRole('progressbar')).toHaveCount(0, { timeout: SCAN_MS })
    await row.getByRole('link', { name: `Open ${name}` }).click()
  }
}
