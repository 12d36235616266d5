import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

/** A letter on the table: paper, a hairline, one soft shadow, serif text. */
export function Sheet({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={clsx('sheet p-5 sm:p-8', className)} />
}
