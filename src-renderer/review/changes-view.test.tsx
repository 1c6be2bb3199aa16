// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import { ChangesView } from './changes-view.tsx'

afterEach(cleanup)

const AS_IT_IS = () => (text: string) => text

const CHANGES: McpChanges = {
  server_url: 'https://tools.example/mcp',
  previous_scan_at: 1_700_000_000_000,
  added: [{ kind: 'prompt', name: '<b>new</b>\u202e' }],
  removed: [{ kind: 'resource', name: 'old', text: 'was <i>here</i>' }],
  changed: [
    {
      ...{ kind: 'tool', name: 'add' },
      before: 'Adds two numbers.\nReturns a number.',
      after: 'Adds three numbers.\nReturns a number.\n<script>alert(1)</script>',
    },
  ],
}

it('shows old beside new, line by line, with the words that differ', () => {
  const { container } = render(
    <ChangesView
      changes={CHANGES}
      maskOf={AS_IT_IS}
      textsOf={(kind, name) => [`${kind} of ${name.length} letters`, 'and another']}
    />,
  )
  const view = screen.getByRole('region', { name: /^Changed since/ })
  const lines = within(view)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    '−Before:Adds two numbers.',
    '+Now:Adds three numbers.',
    'Returns a number.',
    '+Now:<script>alert(1)</script>',
  ])
  const [changed, added, removed] = [...view.querySelectorAll('details')]
  expect(changed?.open).toBe(true)
  expect(added?.textContent).toBe('Added Prompt <b>new</b>‹U+202E›prompt of 11 lettersand another')
  expect(removed?.open).toBe(false)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'two',
    'three',
  ])
  // What a server says is text, whatever it says.
  expect(container.querySelector('script, b, i')).toBeNull()
})

it('masks old and new of an item alike, and the values of each by its own', () => {
  render(
    <ChangesView
      changes={CHANGES}
      textsOf={() => ['three more']}
      maskOf={(kind) => (text) => (kind === 'tool' ? text.replaceAll('three', '•••') : text)}
    />,
  )
  const view = screen.getByRole('region', { name: /^Changed since/ })
  expect(view.textContent).toContain('Adds ••• numbers.')
  expect(view.textContent).toContain('three more')
  expect(view.textContent).not.toContain('Adds three')
})

it('reads and masks only what is open, once for all texts of an item', () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => `tool ${at}`)
  const read: string[] = []
  const masked: string[] = []
  render(
    <ChangesView
      changes={{
        ...CHANGES,
        added: named(30).map((name) => ({ kind: 'tool', name })),
        removed: named(30).map((name) => ({ kind: 'tool', name, text: '' })),
        changed: [],
      }}
      textsOf={(_, name) => {
        read.push(name)
        return ['one', 'two']
      }}
      maskOf={(_, name) => {
        masked.push(name)
        return (text) => text
      }}
    />,
  )
  expect(read).toEqual(named(10))
  expect(masked).toEqual(named(10))
})
