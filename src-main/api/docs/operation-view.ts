/** One operation for readers: what it takes, with commands to copy, and every answer. */

import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
} from '../../../src-shared/contract/openapi-document.ts'
import type { DocumentExample } from '../../../src-shared/contract/openapi-requests.ts'
import { curlCommand } from './curl-command.ts'
import { type Html, type HtmlPart, html, sentence } from './html.ts'
import { fieldTable, typeOf } from './schema-view.ts'

/** Where an operation stands. */
export interface Place {
  readonly document: OpenApiDocument
  /** `http://127.0.0.1:PORT` */
  readonly baseUrl: string
  readonly method: string
  readonly path: string
}

export function operationView(operation: Operation, place: Place): Html {
  const { operationId, summary, description, parameters, responses } = operation
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
    <h2 id="${operationId}-title">${summary}</h2>
    <p class="address"><span class="method">${place.method.toUpperCase()}</span> <code>${place.path}</code></p>
    <p>${sentence(description)}</p>
    <p>${accessTo(operation)}</p>
    ${parametersView(parameters)}
    ${requestView(operation, place)}
    <h3>Answers</h3>
    ${Object.entries(responses).map(([status, response]) => responseView(status, response, place))}
  </section>`
}

/** Text that a button copies; without scripts there is no button. */
export function commandView(command: string): Html {
  return html`<div class="command"><pre tabindex="0"><code>${command}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`
}

/** A value as JSON. */
export function jsonView(value: unknown): Html {
  return html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`
}

function accessTo({ security }: Operation): Html {
  const scopes = security.flatMap(({ apiKey = [] }) => apiKey)
  const isOpen = security.some((requirement) => Object.keys(requirement).length === 0)
  const key = html`${isOpen ? 'An API key is optional' : 'Needs an API key'}; its scope is <code>${scopes.join(', ')}</code>.`
  return html`<a href="#authentication">Authentication</a>: ${key}`
}

function parametersView(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    (parameter) => html`<tr>
      <th scope="row"><code>${parameter.name}</code>${parameter.required ? html` <span class="required">required</span>` : undefined}<span class="limits">${parameter.in}</span></th>
      <td class="type">${typeOf(parameter.schema)}${Object.values(parameter.examples).map(({ value }) => html`<span class="limits">for example <code>${String(value)}</code></span>`)}</td>
      <td>${sentence(parameter.description)}</td>
    </tr>`,
  )
  return html`<h3>Parameters</h3><table>
    <thead><tr><th scope="col">Name</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`
}

function requestView({ requestBody, parameters }: Operation, place: Place): Html {
  const url = place.baseUrl + pathWithExamples(place.path, parameters)
  if (requestBody === undefined) {
    return html`<h3>Request</h3>${commandView(curlCommand({ url, body: null, withKey: true }))}`
  }
  const bodies = Object.entries(requestBody.content).map(([type, media]) => {
    const examples = Object.entries(media.examples as Record<string, DocumentExample>)
    const isForm = media.schema.properties !== undefined
    return html`<h4><code>${type}</code></h4>
      ${isForm ? fieldTable(media.schema) : html`<p>One of ${typeOf(media.schema)}.</p>`}
      ${examples.map(([, { summary, value }], index) =>
        foldable(summary, index === 0, [
          isForm ? undefined : jsonView(value),
          commandView(curlCommand({ url, body: { type, value }, withKey: true })),
        ]),
      )}`
  })
  return html`<h3>Request</h3><p>${sentence(requestBody.description)}</p>${bodies}`
}

function pathWithExamples(path: string, parameters: readonly Parameter[]): string {
  return parameters.reduce((filled, { name, examples }) => {
    const [example] = Object.values(examples)
    return filled.replace(`{${name}}`, encodeURIComponent(String(example?.value)))
  }, path)
}

function responseView(status: string, response: Response, { document }: Place): Html {
  const headers = Object.keys(response.headers ?? {}).map((name) => {
    const header = document.components.headers[name]
    return html`<li><code>${name}</code>: ${sentence(header?.description ?? '')}</li>`
  })
  return html`<details class="answer">
    <summary><code class="status ${status.startsWith('2') ? 'good' : 'bad'}">${status}</code> <span>${sentence(response.description)}</span></summary>
    <div class="body">
      ${headers.length > 0 ? html`<p>Headers</p><ul>${headers}</ul>` : undefined}
      ${Object.entries(response.content).map(([type, media]) => mediaView(type, media))}
    </div>
  </details>`
}

/** Examples of refusals stand once, in the list of codes. */
function mediaView(type: string, { schema, examples }: MediaType): Html {
  const links: Html[] = []
  const shown: Html[] = []
  for (const [name, example] of Object.entries(examples)) {
    if ('$ref' in example) {
      links.push(html`<li><a href="#code-${name}"><code>${name}</code></a></li>`)
    } else {
      const { summary, value } = example as DocumentExample
      shown.push(foldable(summary, shown.length === 0, jsonView(value)))
    }
  }
  return html`<p>Body: ${typeOf(schema)} as <code>${type}</code>.</p>
    ${shown}${links.length > 0 ? html`<ul>${links}</ul>` : undefined}`
}

function foldable(summary: string, isOpen: boolean, body: HtmlPart): Html {
  return html`<details${isOpen ? ' open' : ''}>
    <summary>${summary}</summary>
    <div class="body">${body}</div>
  </details>`
}
