/** Buttons and links that look like buttons, in the three weights of the app. */

import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classNames } from './class-names.ts'
import { Tip } from './tip.tsx'

export type ButtonWeight = 'primary' | 'plain' | 'quiet' | 'danger'

const WEIGHTS: Readonly<Record<ButtonWeight, string>> = {
  primary: 'bg-ink text-on-ink border-ink hover:opacity-90',
  plain: 'bg-surface text-ink border-line-strong hover:bg-raised',
  quiet: 'bg-transparent text-ink-soft border-transparent hover:bg-pressed hover:text-ink',
  danger: 'bg-bad text-on-ink border-bad hover:opacity-90',
}

/** The classes of a button, for elements that are not one, such as links. `size` replaces the usual height and padding. */
export function buttonClass(weight: ButtonWeight = 'plain', size = 'h-8 px-3'): string {
  return classNames(
    'inline-flex shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none',
    'disabled:cursor-not-allowed disabled:opacity-45',
    WEIGHTS[weight],
    size,
  )
}

export interface ButtonProps extends Omit<AriaButtonProps, 'className'> {
  readonly weight?: ButtonWeight
  /** Classes in place of the usual height and padding. */
  readonly size?: string
}

/** A button with a word, at least 32 px high. */
export function Button({ weight = 'plain', size, ...rest }: ButtonProps) {
  return <AriaButton {...rest} className={buttonClass(weight, size)} />
}

interface IconButtonProps extends Omit<ButtonProps, 'weight' | 'size'> {
  readonly 'aria-label': string
  /** 28 px instead of 32. */
  readonly small?: boolean
  /** Said to who sees it, where that is more than its name. */
  readonly tip?: ReactNode
}

/** A button that is only an icon; `aria-label` is its name, which its tip says to who sees it. */
export function IconButton({ small = false, tip, ...props }: IconButtonProps) {
  return (
    <Tip words={tip ?? props['aria-label']}>
      <AriaButton {...props} className={buttonClass('quiet', small ? 'size-7' : 'size-8')} />
    </Tip>
  )
}
