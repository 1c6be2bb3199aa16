import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scanClipboard } from './scan-clipboard.ts'

/** What the page is handed, and what the user is told. */
async function scan(text: string) {
  const handed: unknown[] = []
  const told: string[] = []
  const window = { dispatchEvent: (event: unknown) => handed.push(event) }
  class CustomEvent {
    readonly type: string
    readonly detail: unknown
    constructor(type: string, { detail }: { readonly detail: unknown }) {
      this.type = type
      this.detail = detail
    }
  }
  await scanClipboard({
    readText: async () => text,
    run: async (script) => runInNewContext(script, { window, CustomEvent }),
    showProblem: (title) => told.push(title),
  })
  return { handed, told }
}

it.each([
  'plain words',
  '',
  '`; process.exit(); ` "); process.exit(); ("',
  '</script>\u2028\u2029\0\r\n\\',
  'lone \ud83d and 😀',
])('hands %j to the page as it is', async (text) => {
  expect((await scan(text)).handed).toEqual([{ type: 'assay:clipboard', detail: text }])
})

it('does not hand on what no field could hold, and says so', async () => {
  const { handed, told } = await scan('a'.repeat(10_000_001))
  expect([handed, told]).toEqual([[], ['The clipboard is not scanned']])
})
