// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { addItems, useQueue } from '../data/queue-store.ts'
import { freshQueues, item, silentService } from '../testing/queue.tsx'
import { addFiles } from './add-files.ts'

freshQueues()

it('of a file that comes again the line goes that says why it was not scanned, and no other', () => {
  silentService()
  const problem = { code: 'INVALID_TEXT', message: '', requestId: null, status: 422 }
  const refused = { name: 'refused', problem, retryable: false } as const
  const file = (name: string) => ({ kind: 'file', file: new File(['a'], name) }) as const
  addItems([
    item(1, { name: 'a.txt', content: file('a.txt'), stage: refused }),
    item(2, { name: 'b.txt', bytes: 0, content: file('b.txt'), stage: { name: 'cancelled' } }),
    item(3, { name: 'a.txt', content: file('a.txt') }),
    item(4, { name: 'c.txt', content: file('c.txt'), stage: refused }),
    item(6, { name: 'a.txt', bytes: 9, content: file('a.txt'), stage: refused }),
    item(5, { name: 'a.txt', content: { kind: 'text', text: 'a' }, stage: refused }),
  ])
  addFiles([new File(['a'], 'a.txt'), new File([''], 'b.txt')])
  return vi.waitFor(
    () =>
      expect(useQueue.getState().items.map(({ name, stage }) => [name, stage.name])).toEqual([
        ['a.txt', 'reading'],
        ['b.txt', 'refused'],
        ['a.txt', 'accepted'],
        ['c.txt', 'refused'],
        // Another file of that name.
        ['a.txt', 'refused'],
        ['a.txt', 'refused'],
      ]),
    { timeout: 60_000 },
  )
})
