import { expect, it } from 'vitest'
import { createKeySnippet, LANGUAGES, pollSnippet, SNIPPET_INPUTS, snippetFor } from './snippets.ts'

const BASE = 'http://127.0.0.1:27729'

it.each(LANGUAGES.flatMap((language) => SNIPPET_INPUTS.map((input) => [language, input] as const)))(
  '%s with a %s calls this service, its key a variable or none at all',
  (language, input) => {
    const withKey = snippetFor(language, input, BASE, true)
    const without = snippetFor(language, input, BASE, false)
    for (const snippet of [withKey, without]) expect(snippet).toContain(`${BASE}/api/v1/scan`)
    expect(withKey).toMatch(/SCAN_API_KEY/)
    expect(without).not.toMatch(/SCAN_API_KEY|Authorization/)
    expect(withKey).toContain(input === 'file' ? 'report.pdf' : `"${FIELDS[input]}"`)
  },
)
const FIELDS = { text: 'text', url: 'url', mcp_server: 'mcp_server_url' } as const

it('every line of a command but the last goes on', () => {
  for (const [language, mark] of [
    ['bash', / \\$/],
    ['powershell', / `$/],
  ] as const) {
    for (const input of SNIPPET_INPUTS) {
      for (const line of snippetFor(language, input, BASE, true).split('\n').slice(0, -1)) {
        expect(line).toMatch(mark)
      }
    }
  }
})

it('reads a job with the key, and keeps a new key in the variable', () => {
  expect(pollSnippet(BASE)).toContain('"Authorization: Bearer $SCAN_API_KEY"')
  expect(createKeySnippet()).toMatch(/^export SCAN_API_KEY="\$\(.+ keys create --name .+\)"$/)
})
