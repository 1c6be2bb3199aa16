/** The Review room as a user sees it: the list of findings, the document, the details. */

import type { Locator, Page } from '@playwright/test'

export class ReviewPage {
  readonly page: Page
  readonly verdict: Locator
  readonly list: Locator
  readonly document: Locator
  readonly detail: Locator

  constructor(page: Page) {
    this.page = page
    this.verdict = page.getByRole('region', { name: 'Verdict' })
    this.list = page.getByRole('region', { name: 'Findings' })
    this.document = page.getByRole('region', { name: 'Document' })
    this.detail = page.getByRole('region', { name: 'Details' })
  }

  /** A row of the list by a part of its name: class, categories, severity, quote, page, places, status. */
  finding(part: string | RegExp): Locator {
    return this.list.getByRole('option', { name: part })
  }

  /** The row that is selected. */
  selectedFinding(): Locator {
    return this.list.getByRole('option', { selected: true })
  }

  /** A highlighted stretch of the text view. */
  highlight(text: string): Locator {
    return this.document.locator('.ev', { hasText: text })
  }

  /** A page of the page view; the number counts from 1. */
  drawnPage(number: number): Locator {
    return this.document.getByRole('region', { name: `Page ${number} of` })
  }

  /** The highlights of the selected place on the pages: a box a line, for each claim on it. */
  selectedHighlight(): Locator {
    return this.document.locator('g:has(> .page-ev-selected) > .page-ev-tint')
  }

  /** What the reviewer says of the selected decision. */
  judgement(): Locator {
    return this.detail.getByRole('region', { name: 'Your decision' })
  }

  /** Switches to the pages of a PDF. */
  async showPages(): Promise<void> {
    await this.document.getByRole('radio', { name: 'Page', exact: true }).click()
  }
}
