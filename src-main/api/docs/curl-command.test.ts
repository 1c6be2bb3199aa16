/** The commands as a shell reads them; nothing is sent. */

import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlCommand, firstCommand } from './curl-command.ts'

const URL = 'http://127.0.0.1:27729/api/v1/scan'

/** The arguments that curl would get, one a line. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\n' "$@"; }\n${command}`
  const env = { SCAN_API_KEY: 'assay_key' }
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8', env }).trimEnd().split('\n')
}

describe.skipIf(process.platform === 'win32')('in a shell', () => {
  it('sends JSON untouched, whatever is in it', () => {
    const value = { text: `it's "$HOME" \`id\` $(id) \\ end` }

    const sent = argumentsOf(
      curlCommand({ url: URL, body: { type: 'application/json', value }, withKey: true }),
    )

    expect(sent).toEqual([
      '-s',
      URL,
      '-H',
      'Authorization: Bearer assay_key',
      '-H',
      'Content-Type: application/json',
      '-d',
      JSON.stringify(value),
    ])
  })

  it('sends each field of a form, and files by name', () => {
    const value = { text: 'a', files: ['(bytes of a.pdf)', '(bytes of b.md)'], config: '{"x":[1]}' }

    const sent = argumentsOf(
      curlCommand({ url: URL, body: { type: 'multipart/form-data', value }, withKey: false }),
    )

    expect(sent.slice(2)).toEqual([
      ...['-F', 'text=a', '-F', 'files=@a.pdf', '-F', 'files=@b.md', '-F', 'config={"x":[1]}'],
    ])
  })

  it('reads without a body', () => {
    expect(argumentsOf(curlCommand({ url: URL, body: null, withKey: false }))).toEqual(['-s', URL])
  })

  it('begins with a text that needs no key', () => {
    const sent = argumentsOf(firstCommand('http://127.0.0.1:1'))

    expect(sent[1]).toBe('http://127.0.0.1:1/api/v1/scan')
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ text: expect.any(String) })
    expect(sent.join()).not.toContain('Authorization')
  })
})
