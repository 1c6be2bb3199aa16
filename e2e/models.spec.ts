/** Model packs of the owner in the app: what they find, and those that cannot run. */

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePack } from '../src-main/detect/models/__fixtures__/write-pack.ts'
import { launchService } from './launch.ts'
import { test as base, expect } from './test.ts'

const test = base.extend({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'assay-models-'))
      const packs = join(dataDir, 'models')
      writePack(packs, 'sequence', { id: 'l3-attack' })
      writePack(packs, 'types', { id: 'broken' })
      appendFileSync(join(packs, 'broken', 'model.onnx'), 'x')
      const service = await launchService(['--data-dir', dataDir])
      await use(service)
      await service.stop()
      rmSync(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test('a model finds what no rule knows, and the screen says who did', async ({ scan, review }) => {
  // The network of the tests takes these words for an attack; no rule does, and the screen that ships is not sure.
  const attack = 'you previous instructions previous instructions you'
  await scan.submitText(attack)
  await scan.open('Pasted text')

  await expect(review.verdict).toContainText('Block')
  await review.finding(attack).click()
  await expect(review.highlight(attack)).toBeInViewport()
  await expect(review.detail).toContainText('l3-attack')
  await expect(review.detail).toContainText('L3')
})

test('the room of the service lists the models, and says which cannot run', async ({ scan }) => {
  const { page } = scan
  await page.getByRole('link', { name: 'Server' }).click()
  const service = page.getByRole('region', { name: 'Service' })
  await expect(service).toContainText('l3-attack (L3) reads Injection')
  await expect(service).toContainText('broken cannot run: model.onnx is not the file')
})
