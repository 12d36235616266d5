import { clsx } from 'clsx'
import { useState, type InputHTMLAttributes, type Ref } from 'react'

import { CONTROL_LOOK } from './control-look.ts'
import { Field } from './field.tsx'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  label: string
  hint?: string
  error?: string | undefined
  id?: string
  /** Words of the toggle: for the eye, and the whole for a screen reader. */
  toggle: { show: string; hide: string; showLabel: string; hideLabel: string }
  ref?: Ref<HTMLInputElement>
}

/** A password box with a real button that shows or hides what was typed. Pasting works. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, toggle, className, ...input } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      label={label}
      error={error}
      {...(hint !== undefined && { hint })}
      {...(id !== undefined && { id })}
    >
      {(control) => (
        <span className="flex items-stretch gap-2">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={clsx(CONTROL_LOOK, 'min-w-0 grow', className)}
          />
          <button
            type="button"
            aria-label={isShown ? toggle.hideLabel : toggle.showLabel}
            onClick={() => setIsShown(!isShown)}
            className="min-h-11 min-w-16 shrink-0 rounded-control border border-control bg-surface px-3 text-sm font-semibold hover:bg-sunken"
          >
            {isShown ? toggle.hide : toggle.show}
          </button>
        </span>
      )}
    </Field>
  )
}
