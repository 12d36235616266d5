import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'

import { CONTROL_LOOK } from './control-look.ts'

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly { value: string; label: string; lang?: string }[]
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: the best one on phones and for screen readers. */
export function Select({ options, className, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select {...props} className={clsx(CONTROL_LOOK, 'appearance-none pe-10', className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-2"
      />
    </span>
  )
}
