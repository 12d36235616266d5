import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, Ref, SelectHTMLAttributes } from 'react'

import { CONTROL_LOOK } from './control-look.ts'

interface SelectProps<Value extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children'
> {
  options: readonly { value: Value; label: string; lang?: string }[]
  /** Instead of onChange, where the value is one of the options and nothing else. */
  onChoose?: (value: Value) => void
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: the best one on phones and for screen readers. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onChoose, className, ...rest } = props
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = options[target.selectedIndex]
    if (chosen) onChoose?.(chosen.value)
  }
  return (
    <span className="relative block">
      <select
        onChange={choose}
        {...rest}
        className={clsx(CONTROL_LOOK, 'appearance-none pe-10', className)}
      >
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
