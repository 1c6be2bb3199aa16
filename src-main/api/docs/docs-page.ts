/** The OpenAPI document as a page: everything is in it, and it works without scripts. */

import { ERROR_CODES } from '../../../src-shared/contract/error-codes.ts'
import type { OpenApiDocument } from '../../../src-shared/contract/openapi-document.ts'
import { firstCommand } from './curl-command.ts'
import { type Html, html, paragraphs, sentence } from './html.ts'
import { commandView, jsonView, operationView } from './operation-view.ts'
import { schemaView } from './schema-view.ts'

/**
 * The page as HTML text.
 * @param baseUrl the address at which the reader found the service; commands use it.
 */
export function docsPage(document: OpenApiDocument, baseUrl: string): string {
  const { info, components } = document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const page = html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${info.title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/docs/docs.css">
  <script type="module" src="/docs/docs.js"></script>
</head>
<body>
  <a class="skip" href="#content">Skip to the content</a>
  <nav aria-label="Contents">
    <a href="#content">Overview</a>
    <a href="#authentication">Authentication</a>
    ${operations.map(({ operation }) => html`<a href="#${operation.operationId}">${operation.summary}</a>`)}
    <a href="#errors">Error codes</a>
    <a href="#schemas">Schemas</a>
    <a href="/openapi.json">OpenAPI document</a>
  </nav>
  <main id="content">
    <h1>${info.title}</h1>
    <p class="note">Version ${info.version}. ${info.summary}</p>
    ${paragraphs(info.description)}
    <p>Try it:</p>
    ${commandView(firstCommand(baseUrl))}
    ${authenticationView(document)}
    ${operations.map(({ path, method, operation }) => operationView(operation, { document, baseUrl, method, path }))}
    ${errorsView(document)}
    <section id="schemas" aria-labelledby="schemas-title">
      <h2 id="schemas-title">Schemas</h2>
      ${Object.entries(components.schemas).map(([name, schema]) => schemaView(name, schema))}
    </section>
  </main>
  <p id="status" role="status" class="skip"></p>
</body>
</html>
`
  return page.markup
}

function authenticationView({ components }: OpenApiDocument): Html {
  const { description } = components.securitySchemes.apiKey as { readonly description: string }
  return html`<section id="authentication" aria-labelledby="authentication-title">
    <h2 id="authentication-title">Authentication</h2>
    <p>${sentence(description)} Send it as a header:</p>
    <pre><code>Authorization: Bearer &lt;API_KEY&gt;</code></pre>
    <p>${sentence('The commands on this page read the key from the variable `SCAN_API_KEY`. A key is made beside the running service and works at once; `assay keys list` shows all of them, `assay keys revoke` ends one.')}</p>
    ${commandView('npm run -s assay -- keys create --name my-script')}
  </section>`
}

function errorsView({ components }: OpenApiDocument): Html {
  const entries = Object.entries(ERROR_CODES).map(
    ([code, [status, message]]) => html`<details>
      <summary><code class="status bad">${status}</code> <code class="name">${code}</code> <span>${message}</span></summary>
      <div id="code-${code}" class="body">${jsonView(components.examples[code]?.value)}</div>
    </details>`,
  )
  return html`<section id="errors" aria-labelledby="errors-title">
    <h2 id="errors-title">Error codes</h2>
    <p>${sentence('A refusal is an `Error` object. Branch on `error.code`; `error.message` is for people and may say more than the sentence shown here.')}</p>
    ${entries}
  </section>`
}
