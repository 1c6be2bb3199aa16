import { expect, it } from 'vitest'
import { trayTemplate } from './tray.ts'

it('names the address, and each item does what it says', () => {
  const done: string[] = []
  const template = trayTemplate({
    address: 'http://127.0.0.1:27729',
    show: () => done.push('show'),
    scanClipboard: () => done.push('scan'),
    copyAddress: () => done.push('copy'),
    quit: () => done.push('quit'),
  })
  const items = template.filter(({ type }) => type !== 'separator')
  expect(items.map(({ label }) => label)).toEqual([
    ...['Show Assay', 'Scan Clipboard', 'Copy http://127.0.0.1:27729', 'Quit and Stop the Service'],
  ])
  for (const { click } of items) (click as () => void)()
  expect(done).toEqual(['show', 'scan', 'copy', 'quit'])
})
