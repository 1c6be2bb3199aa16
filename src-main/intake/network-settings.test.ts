import { expect, it } from 'vitest'
import {
  NetworkSettingError,
  NO_NETWORK_SETTINGS,
  parseAllowedHost,
  parseFixedAnswer,
  withNetworkFlags,
} from './network-settings.ts'

it.each([
  ['wiki.intranet', 'wiki.intranet', 443],
  ['LOCALHOST:8443', 'localhost', 8443],
  ['[::1]:8443', '[::1]', 8443],
  ['127.1', '127.0.0.1', 443],
])('reads the host %s', (entry, host, port) => {
  expect(parseAllowedHost(entry)).toEqual({ host, port })
})

it.each(['', ':1', 'a:0', 'a:65536', 'a:b', '::1', 'https://a', 'u@a', 'a/b'])(
  'refuses the host %j',
  (entry) => expect(() => parseAllowedHost(entry)).toThrow(NetworkSettingError),
)

it.each([
  ['a:1:10.0.0.1', '10.0.0.1'],
  ['a:1:[::1]', '::1'],
  ['a:1:::1', '::1'],
])('reads the answer %s', (entry, address) => {
  expect(parseFixedAnswer(entry)).toEqual({ host: 'a', port: 1, address })
})

it.each(['a:1', 'a:1:b', 'a::1.2.3.4', 'a:0:1.2.3.4', '1.1.1.1:1:2.2.2.2', 'a:1:[1.2.3.4]'])(
  'refuses the answer %j',
  (entry) => expect(() => parseFixedAnswer(entry)).toThrow(NetworkSettingError),
)

it('names a CA file that cannot be read', () => {
  const flags = { caFiles: ['missing.pem'] }
  expect(() => withNetworkFlags(NO_NETWORK_SETTINGS, flags)).toThrow('missing.pem')
})
