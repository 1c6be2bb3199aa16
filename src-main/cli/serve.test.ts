import { expect, it } from 'vitest'
import { serveCommand } from './serve.ts'

const parsed = (...args: string[]) => {
  const command = serveCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  command.parseOptions(args)
  return command.opts()
}

it('collects the repeatable flags of the network', () => {
  const options = parsed('--allow-host', 'a.test', '--allow-host', 'b.test:8443')
  expect(options).toMatchObject({ allowHost: ['a.test', 'b.test:8443'] })
  expect(parsed('--resolve', 'a.test:443:[::1]')).toMatchObject({ resolve: ['a.test:443:[::1]'] })
})

it.each([
  ['--allow-host', 'a:b'],
  ['--resolve', 'a:1'],
  ['--ca-file', 'missing.pem'],
])('refuses %s %s and names it', (flag, value) => {
  expect(() => parsed(flag, value)).toThrow(value)
})
