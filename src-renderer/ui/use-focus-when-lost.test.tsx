// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFocusWhenLost } from './use-focus-when-lost.ts'

afterEach(cleanup)

function Room({ hasButton }: { readonly hasButton: boolean }) {
  const main = useFocusWhenLost<HTMLElement>(hasButton)
  return (
    <main ref={main} tabIndex={-1}>
      {hasButton ? <button type="button">Do it</button> : null}
    </main>
  )
}

function Plain() {
  return <main ref={useFocusWhenLost<HTMLElement>()} tabIndex={-1} />
}

it('takes the focus that nothing has as it appears', () => {
  render(<Plain />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('that waits for a change leaves it to the room around it, and takes it once what had it goes', () => {
  const view = render(<Room hasButton />)
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('button').focus()
  view.rerender(<Room hasButton />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  view.rerender(<Room hasButton={false} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('leaves the focus with the link that led here', () => {
  render(<a href="/history">History</a>)
  screen.getByRole('link').focus()
  render(<Plain />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})
