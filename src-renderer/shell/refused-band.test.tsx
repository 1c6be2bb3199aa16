// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { tellRefused, useRefusedSteps } from '../data/refused-steps.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { RefusedBand } from './refused-band.tsx'

afterEach(() => {
  cleanup()
  useRefusedSteps.setState({ scans: [] })
})

it('leads to each scan of which a step was refused, once, until it is put away', async () => {
  for (const name of ['a.txt', 'b.txt', 'a.txt']) tellRefused({ jobId: `job_${name}`, name })
  await renderInApp(<RefusedBand />)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['b.txt', 'a.txt'])
  expect(links[0]?.getAttribute('href')).toBe('/review/job_b.txt')
  await userEvent.setup().click(screen.getByRole('button', { name: /“b.txt”/ }))
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1))
})
