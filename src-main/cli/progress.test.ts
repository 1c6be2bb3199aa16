import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

/** What stands on the terminal after each of some files, a second apart. */
function told(total: number | undefined, names: readonly string[]): readonly string[] {
  const lines: string[] = []
  let time = 0
  const write = (line: string) => lines.push(line.replace(/^\r\u001b\[2K/, '')) > 0
  const terminal = { isTTY: true, columns: 200, write }
  const progress = createProgress(total, terminal, () => time)
  for (const [index, name] of names.entries()) {
    time += 1000
    progress.tell(index + 1, name)
  }
  return lines
}

it('says how fast it goes, and how long it still takes where that can be known', () => {
  expect(told(undefined, ['a'])).toEqual(['1 files, 1 a second  a'])
  expect(told(3, ['a', 'b', 'c', 'd'])).toEqual([
    '1 files, 1 a second, about 2 s left  a',
    '2 files, 1 a second, about 1 s left  b',
    '3 files, 1 a second  c',
    '4 files, 1 a second  d',
  ])
  expect(told(1000, ['a'])[0]).toContain('about 17 min left')
})

it('counts an archive as the one file that it is', () => {
  expect(told(2, ['z.zip!/a', 'z.zip!/b', 'z.zip!/c.tar!/d'])[2]).toContain('about 3 s left')
})

it('writes nothing to what is no terminal', () => {
  const write = () => expect.unreachable()
  createProgress(3, { isTTY: false, columns: 80, write }).tell(1, 'a')
})
