import { expect, it } from 'vitest'
import { isStepOfPipeline } from './pipeline-steps.ts'

function isStep(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return isStepOfPipeline(text, { start, end: marked.indexOf('⟧') - 1 })
}

it.each([
  'name: ⟦Lint Check⟧\non: [push]\n',
  'jobs:\n  lint:\n    name: ⟦Lint Check⟧\n    runs-on: ubuntu-latest\n',
  '      - name: "Start ⟦Plaid⟧"\n        # the stub of the bank\n        run: npm run plaid\n',
  '- name: Install ⟦Chrony Server⟧\n  ansible.builtin.apt:\n    name: chrony\n',
  '  displayName: ⟦Pearl Build⟧\n  pool:\n    vmImage: ubuntu\n',
])('takes %j for a step', (marked) => {
  expect(isStep(marked)).toBe(true)
})

it.each([
  'name: ⟦Anna Lind⟧\nemail: anna@lind.se\n',
  '- name: ⟦Anna Lind⟧\n  role: nurse\n',
  'owner: ⟦Anna Lind⟧\nrun: daily\n',
  'contact: ask\nname: ⟦Anna Lind⟧\n',
  'The name: call ⟦Anna Lind⟧ and run: she waits',
])('takes %j for a name', (marked) => {
  expect(isStep(marked)).toBe(false)
})
