/** How to call the service, by language and input. The key is always a variable, never a value. Pure. */

export const LANGUAGES = ['bash', 'powershell', 'python', 'javascript'] as const
export type Language = (typeof LANGUAGES)[number]

export const SNIPPET_INPUTS = ['text', 'file', 'url', 'mcp_server'] as const
export type SnippetInput = (typeof SNIPPET_INPUTS)[number]

/** Makes a key and keeps it in the variable that the snippets read. */
export function createKeySnippet(): string {
  return 'export SCAN_API_KEY="$(assay keys create --name my-script)"'
}

const BODIES: Readonly<Record<Exclude<SnippetInput, 'file'>, string>> = {
  text: '{"text": "Call me on +44 20 7946 0958", "config": {"categories": ["dlp", "pii"]}}',
  url: '{"url": "https://example.org/"}',
  mcp_server: '{"mcp_server_url": "https://example.org/mcp"}',
}
const CONFIG = '{"categories": ["injection", "dlp", "pii"]}'

/** @param withKey without one the call is anonymous: it may submit, and read nothing back. */
export function snippetFor(
  language: Language,
  input: SnippetInput,
  baseUrl: string,
  withKey: boolean,
): string {
  return WRITERS[language](`${baseUrl}/api/v1/scan`, input, withKey)
}

type Writer = (url: string, input: SnippetInput, withKey: boolean) => string

const bash: Writer = (url, input, withKey) =>
  [
    `curl -sS ${url}`,
    ...(withKey ? ['-H "Authorization: Bearer $SCAN_API_KEY"'] : []),
    ...(input === 'file'
      ? ['-F "files=@report.pdf"', `-F 'config=${CONFIG}'`]
      : ['-H "Content-Type: application/json"', `-d '${BODIES[input]}'`]),
  ].join(' \\\n  ')

const powershell: Writer = (url, input, withKey) =>
  [
    `Invoke-RestMethod ${url} -Method Post`,
    ...(withKey ? ['-Headers @{ Authorization = "Bearer $env:SCAN_API_KEY" }'] : []),
    ...(input === 'file'
      ? [`-Form @{ files = Get-Item report.pdf; config = '${CONFIG}' }`]
      : ['-ContentType "application/json"', `-Body '${BODIES[input]}'`]),
  ].join(' `\n  ')

const python: Writer = (url, input, withKey) => {
  const key = withKey ? `headers={"Authorization": f"Bearer {os.environ['SCAN_API_KEY']}"}` : null
  const body =
    input === 'file'
      ? [`files={"files": open("report.pdf", "rb")}`, `data={"config": '${CONFIG}'}`]
      : [`json=${BODIES[input]}`]
  const lines = [`"${url}"`, ...(key === null ? [] : [key]), ...body].map((line) => `    ${line},`)
  return [
    ...(withKey ? ['import os'] : []),
    'import requests',
    '',
    'answer = requests.post(',
    ...lines,
    ')',
    'print(answer.json())',
  ].join('\n')
}

const javascript: Writer = (url, input, withKey) => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the reader's own template.
  const key = 'Authorization: `Bearer ${process.env.SCAN_API_KEY}`'
  const type = `'Content-Type': 'application/json'`
  const headers = [...(withKey ? [key] : []), ...(input === 'file' ? [] : [type])]
  const form = [
    `import { openAsBlob } from 'node:fs'`,
    '',
    'const body = new FormData()',
    `body.append('files', await openAsBlob('report.pdf'), 'report.pdf')`,
    `body.append('config', '${CONFIG}')`,
  ]
  return [
    ...(input === 'file' ? form : [`const body = JSON.stringify(${BODIES[input]})`]),
    `const answer = await fetch('${url}', {`,
    `  method: 'POST',`,
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    '  body,',
    '})',
    'console.log(await answer.json())',
  ].join('\n')
}

const WRITERS: Readonly<Record<Language, Writer>> = { bash, powershell, python, javascript }

/** Reads a job. */
export function pollSnippet(baseUrl: string): string {
  return `curl -sS ${baseUrl}/api/v1/scan/$JOB_ID \\
  -H "Authorization: Bearer $SCAN_API_KEY"`
}
