import { expect, it } from 'vitest'
import type { InstalledModel, ServiceState } from '../../src-shared/workspace/service.ts'
import { categoriesOfService, detectorCategories } from './detectors.ts'

const serviceWith = (...models: InstalledModel[]): ServiceState => ({
  version: '1',
  base_url: 'http://127.0.0.1:1',
  started_at: 0,
  data_dir: '',
  running_jobs: 0,
  rules: { injection: 1, dlp: 1, pii: 1, threat: 1 },
  models,
})
const guard: InstalledModel = {
  id: 'guard-7',
  level: 'L3',
  categories: ['injection', 'threat'],
  problem: null,
}

it.each<[string, ServiceState | undefined, readonly string[]]>([
  ['a pack for it is installed', serviceWith(guard), ['injection', 'dlp', 'pii', 'threat']],
  ['there is none', serviceWith(), ['injection', 'dlp', 'pii']],
  [
    'the pack for it cannot run',
    serviceWith({ ...guard, problem: 'is broken' }),
    ['injection', 'dlp', 'pii'],
  ],
  ['the service was not asked yet', undefined, ['injection', 'dlp', 'pii']],
])('looks for threats by default where it can: %s', (_, service, categories) => {
  expect(categoriesOfService(service)).toEqual(categories)
})

it('knows the categories of rules and packs by their ids, whatever these are', () => {
  const known = detectorCategories(serviceWith(guard))
  expect(known.get('native:pii')).toEqual(['pii'])
  expect(known.get('guard-7')).toEqual(['injection', 'threat'])
  expect(known.get('l2-injection')).toBeUndefined()
})
