// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FileName } from './file-name.tsx'

afterEach(cleanup)

it('keeps the end of a long name, is heard as one word, and leaves a short one whole', () => {
  const long = 'Minutes of the extraordinary meeting, second reading v12.docx'
  render(
    <>
      <a href="/a">
        <FileName name={long} />
      </a>
      <a href="/b">
        <FileName name="offer.pdf" />
      </a>
    </>,
  )
  const link = screen.getByRole('link', { name: long })
  const [start, end] = link.querySelectorAll('[aria-hidden]')
  expect([start?.textContent, end?.textContent].join('')).toBe(long)
  expect(end?.textContent).toMatch(/v12\.docx$/)
  expect(start?.className).toContain('truncate')
  expect(end?.className).not.toContain('truncate')
  expect(screen.getByRole('link', { name: 'offer.pdf' }).querySelector('[aria-hidden]')).toBeNull()
})
