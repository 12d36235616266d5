import { clsx } from 'clsx'
import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'

import { buttonLook, type ButtonLook } from './button-look.ts'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  children: ReactNode
  variant?: ButtonLook
  /** Work is going on: the button shows these words and takes no second press. */
  pendingLabel?: string | false | undefined
  /** Why the button cannot be used now. Shown beneath it; absent means that it can. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button. It stays focusable while it cannot be used, so that everybody can learn why. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', pendingLabel, disabledReason, className, onClick, ...rest } = props
  const reasonId = useId()
  const isPending = typeof pendingLabel === 'string'
  const isOff = isPending || disabledReason !== undefined
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={clsx(rest['aria-describedby'], disabledReason && reasonId) || undefined}
      className={clsx(buttonLook(variant), isOff && 'opacity-60', className)}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? pendingLabel : props.children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className="inline-flex flex-col gap-1">
      {button}
      <span id={reasonId} className="text-sm text-ink-2">
        {disabledReason}
      </span>
    </span>
  )
}
