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
export function Button({ disabledReason, ...props }: ButtonProps) {
  const reasonId = useId()
  if (disabledReason === undefined) return <BareButton {...props} isOff={false} />
  const describedBy = clsx(props['aria-describedby'], reasonId)
  return (
    <span className="inline-flex flex-col gap-1">
      <BareButton {...props} isOff aria-describedby={describedBy} />
      <span id={reasonId} className="text-sm text-ink-2">
        {disabledReason}
      </span>
    </span>
  )
}

type BareButtonProps = Omit<ButtonProps, 'disabledReason'> & { isOff: boolean }

function BareButton(props: BareButtonProps) {
  const { variant, pendingLabel, isOff: isBlocked, className, onClick, children, ...rest } = props
  const isPending = typeof pendingLabel === 'string'
  const isOff = isPending || isBlocked
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isPending || undefined}
      className={clsx(buttonLook(variant), isOff && 'opacity-60', className)}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? pendingLabel : children}
    </button>
  )
}
