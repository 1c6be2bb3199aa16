/** The page for readers over real HTTP, and the examples it shows against the service that serves it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../src-shared/contract/error-codes.ts'
import { openApiDocument } from '../../src-shared/contract/openapi.ts'
import { COMPLETED } from '../../src-shared/contract/openapi-answers.ts'
import { FORM_REQUESTS, JSON_REQUESTS } from '../../src-shared/contract/openapi-requests.ts'
import type { CompletedSubmission } from '../../src-shared/contract/scan-result.ts'
import { resourcesDir } from '../entry-points.ts'
import { bearer, startTestService, type TestService } from './__fixtures__/service.ts'

let service: TestService
let page: string
beforeAll(async () => {
  service = await startTestService()
  page = (await service.request('/docs')).body
})
afterAll(() => service.close())

describe('/docs', () => {
  it('is served with a policy that lets nothing inline or from elsewhere in', async () => {
    const { status, headers } = await service.request('/docs')

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(page).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/)
  })

  it.each(['docs.css', 'docs.js'])('serves its %s', async (name) => {
    const { status, headers, body } = await service.request(`/docs/${name}`)

    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/(css|javascript);/)
    expect(body).toBe(readFileSync(join(resourcesDir(), 'docs', name), 'utf8'))
    expect(page).toContain(`"/docs/${name}"`)
  })

  it('holds every operation, parameter, field and example', () => {
    const { paths, components } = openApiDocument()
    for (const [path, methods] of Object.entries(paths)) {
      expect(page).toContain(`<code>${path}</code>`)
      for (const { operationId, parameters, requestBody } of Object.values(methods)) {
        expect(page).toContain(`<section id="${operationId}"`)
        for (const { name } of parameters) expect(page).toContain(`<code>${name}</code>`)
        for (const { examples } of Object.values(requestBody?.content ?? {})) {
          for (const example of Object.values(examples)) {
            expect(page).toContain(`<summary>${example.summary}</summary>`)
          }
        }
      }
    }
    for (const [name, { properties = {} }] of Object.entries(components.schemas)) {
      expect(page).toContain(`id="schema-${name}"`)
      for (const field of Object.keys(properties)) expect(page).toContain(`<code>${field}</code>`)
    }
  })

  it.each(Object.keys(ERROR_CODES))('holds the code %s', (code) => {
    expect(page).toContain(`id="code-${code}"`)
    expect(page).toContain(`href="#code-${code}"`)
  })

  it('links to nothing that is not there', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

    expect(links.length).toBeGreaterThan(100)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
    expect(page).not.toContain('[object')
    expect(page).not.toMatch(/>undefined|undefined</)
  })

  it('shows commands for the address at which it was asked for', async () => {
    expect(page).toContain(`${service.baseUrl}/api/v1/scan`)
    const { port } = new URL(service.baseUrl)

    const { body } = await service.request('/docs', { headers: { accept: 'text/html' } })

    expect(body).toContain(`127.0.0.1:${port}/api/v1/scan`)
  })

  it('has the colours of the app', () => {
    const root = join(resourcesDir(), '..')
    const colours = (path: string) =>
      new Map(
        [...readFileSync(join(root, path), 'utf8').matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(
          ([, name, value]) => [name, value],
        ),
      )
    const ofApp = colours('src-renderer/theme/tokens.css')
    const ofPage = colours('resources/docs/docs.css')

    expect(ofPage.size).toBeGreaterThan(8)
    for (const [name, value] of ofPage) expect([name, value]).toEqual([name, ofApp.get(name)])
  })
})

describe('the examples', () => {
  it('of texts are answered as shown', async () => {
    const sent = JSON_REQUESTS.text?.value
    const shown = COMPLETED.found?.value as CompletedSubmission

    const { status, body } = await service.post(sent)

    expect(status).toBe(200)
    const { ark_version, input, coverage, usage, decision, safety_status } = shown
    expect(body).toMatchObject({ ark_version, input, coverage, usage, decision, safety_status })
    expect(Object.keys(body).sort()).toEqual(Object.keys(shown).sort())
    expect(body.categories.injection.evidence_spans).toEqual(
      shown.categories?.injection?.evidence_spans,
    )
  })

  it('of configurations are accepted', async () => {
    expect((await service.post(JSON_REQUESTS.text_with_config?.value)).status).toBe(200)
  })

  it.each(Object.entries(FORM_REQUESTS))('of forms are accepted: %s', async (_, { value }) => {
    const form = new FormData()
    if (value.text !== undefined) form.append('text', value.text)
    for (const file of value.files ?? []) form.append('files', new File([file], 'notes.md'))
    if (value.config !== undefined) form.append('config', value.config)

    expect((await service.post(form, bearer(service.key()))).status).toBe(202)
  })
})
