/** What the documents say of the tree is true: every file that they name is there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'SECURITY.md', 'CONTRIBUTING.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** A path from the root in backticks, and a link to a file beside the document. */
const NAMED = /`((?:src-|quality|scripts|e2e|bench|training|resources|docs)[\w-]*\/[\w./-]+\.\w+)`/g
const LINKED = /\]\((?!\w+:|#)([^)#]+)/g

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  it('names files that are there', () => {
    const named = [...text.matchAll(NAMED)].map(([, path = '']) => path)
    const linked = [...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(document), path))
    expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
