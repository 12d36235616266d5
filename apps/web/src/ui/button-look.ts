import { clsx } from 'clsx'

const LOOKS = {
  primary:
    'border-transparent bg-primary text-on-primary hover:bg-primary-hover aria-disabled:hover:bg-primary',
  quiet: 'border-control bg-surface text-ink hover:border-ink hover:bg-sunken',
  danger: 'border-urgent bg-surface text-urgent hover:bg-urgent-bg',
  /** Text alone, for small actions in a row. */
  plain: 'border-transparent bg-transparent text-link underline underline-offset-4 hover:bg-sunken',
} as const

export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, for links that look like one. */
export function buttonLook(variant: ButtonLook = 'primary'): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 py-2',
    'text-center font-semibold leading-tight no-underline transition-colors duration-100',
    variant === 'plain' && 'px-2',
    LOOKS[variant],
  )
}
