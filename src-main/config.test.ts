import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PLANS } from './accounts/plans.ts'
import { ConfigError, readConfig } from './config.ts'
import { NO_NETWORK_SETTINGS } from './intake/network-settings.ts'

let dataDir: string
let path: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'assay-config-'))
  path = join(dataDir, 'config.json')
})

afterEach(() => rmSync(dataDir, { recursive: true }))

function configOf(content: unknown) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return readConfig(dataDir)
}

const DEFAULTS = {
  plans: PLANS,
  network: NO_NETWORK_SETTINGS,
  mcp: { roots: [], unmaskedEvidence: false },
  formats: 'contract',
}

it('keeps the defaults without a file', () => {
  expect(readConfig(dataDir)).toEqual(DEFAULTS)
})

it('takes what agents may see; relative folders lie beside the settings', () => {
  const { mcp } = configOf('{"mcp":{"roots":["notes","/srv"],"unmasked_evidence":true}}')
  expect(mcp).toEqual({ roots: [join(dataDir, 'notes'), '/srv'], unmaskedEvidence: true })
})

it.each([{}, { plans: {} }, { plans: { free: {} } }, '\ufeff{}'])(
  'keeps the defaults where %j says nothing else',
  (content) => {
    expect(configOf(content)).toEqual(DEFAULTS)
  },
)

it('changes every number of every plan, and no other', () => {
  const { plans } = configOf({
    plans: {
      anonymous: { daily_scan_units: 0, requests_per_minute: 1 },
      free: { monthly_scan_units: 10 },
      pro: {
        canonical_bytes: 2_000_000,
        tokens_per_submission: 7,
        monthly_scan_units: 8,
        token_capacity: 9,
        token_refill_per_second: 10,
        requests_per_minute: 11,
      },
    },
  })
  expect(plans).toEqual({
    anonymous: { ...PLANS.anonymous, dailyScanUnits: 0, requestsPerMinute: 1 },
    free: { ...PLANS.free, monthlyScanUnits: 10 },
    personal: PLANS.personal,
    pro: {
      canonicalBytes: 2_000_000,
      tokensPerSubmission: 7,
      dailyScanUnits: null,
      monthlyScanUnits: 8,
      tokenCapacity: 9,
      tokenRefillPerSecond: 10,
      requestsPerMinute: 11,
    },
  })
})

it('takes a limit away with null', () => {
  const { plans } = configOf({
    plans: {
      anonymous: { daily_scan_units: null },
      free: { monthly_scan_units: null, tokens_per_submission: null },
    },
  })
  expect(plans.anonymous.dailyScanUnits).toBeNull()
  expect(plans.free).toMatchObject({ monthlyScanUnits: null, tokensPerSubmission: null })
})

it('reads further formats for everybody where its owner says so', () => {
  expect(configOf('{"formats":"all"}').formats).toBe('all')
  expect(() => configOf('{"formats":"some"}')).toThrow(ConfigError)
})

describe('refuses', () => {
  const free = (settings: unknown) => ({ plans: { free: settings } })

  it.each<[string, unknown, string]>([
    ['no JSON', '{"plans":\n {,}}', 'it is not JSON (line 2 column 3)'],
    ['nothing', '', 'it is not JSON'],
    ['a list', [], 'the file must be object'],
    ['an unknown field', { plan: {} }, '/plan is not a known field'],
    ['an unknown plan', { plans: { team: {} } }, '/plans/team is not a known field'],
    ['an unknown limit', free({ units: 1 }), '/plans/free/units is not a known field'],
    [
      'the window of another plan',
      free({ daily_scan_units: 1 }),
      '/plans/free/daily_scan_units is not a known field',
    ],
    ['a prototype', '{"__proto__":{}}', '/__proto__ is not a known field'],
    [
      'a text',
      free({ requests_per_minute: '9' }),
      '/plans/free/requests_per_minute must be integer',
    ],
    ['a part', free({ token_capacity: 1.5 }), '/plans/free/token_capacity must be integer'],
    ['no refill', free({ token_refill_per_second: 0 }), 'must be >= 1'],
    ['below zero', free({ monthly_scan_units: -1 }), '/plans/free/monthly_scan_units must be >= 0'],
    ['a bucket without limit', free({ token_capacity: null }), 'must be integer'],
    ['another word', { formats: 'some' }, '/formats is none of contract, all'],
    ['more than is exact', free({ token_capacity: 1e300 }), 'must be <= 1000000000'],
    ['more than is read', free({ canonical_bytes: 10_000_001 }), 'must be <= 10000000'],
  ])('%s', (_, content, problem) => {
    expect(() => configOf(content)).toThrow(ConfigError)
    expect(() => configOf(content)).toThrow(problem)
    expect(() => configOf(content)).toThrow(`The settings in ${path} cannot be used: `)
  })

  it('a file that cannot be read', () => {
    mkdirSync(path)
    expect(() => readConfig(dataDir)).toThrow('the file cannot be read (EISDIR)')
  })

  it('bytes that are no text', () => {
    writeFileSync(path, Uint8Array.of(0x7b, 0xff, 0x7d))
    expect(() => readConfig(dataDir)).toThrow('it is not JSON.')
  })
})

describe('network', () => {
  it('reads hosts and fixed answers', () => {
    const { network } = configOf({
      network: { allow_hosts: ['wiki.intranet'], resolve: ['wiki.intranet:443:10.0.0.1'] },
    })
    expect(network).toEqual({
      allowHosts: [{ host: 'wiki.intranet', port: 443 }],
      resolve: [{ host: 'wiki.intranet', port: 443, address: '10.0.0.1' }],
    })
  })

  it.each([
    [{ allow_hosts: ['a:b'] }, '"a:b"'],
    [{ resolve: ['a:1'] }, '"a:1"'],
    [{ ca_file: 'missing.pem' }, 'missing.pem'],
    [{ proxy: 'x' }, 'known field'],
  ])('refuses %j and names the entry', (network, named) => {
    expect(() => configOf({ network })).toThrow(ConfigError)
    expect(() => configOf({ network })).toThrow(named)
  })
})
