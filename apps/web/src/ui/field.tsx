import { useId, type ReactNode } from 'react'

import { inPageLanguage } from '../page-language.ts'
import { ToneIcon } from './tone-icon.tsx'

/** What a control needs to be tied to its label, hint and error. Spread it on the input. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Said when a person types, such as how much more would help. */
  counter?: string | undefined
  /** Fixed id, so that an error summary can lead here. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** A label, its hint, its error and its control, tied together for everybody. */
export function Field({ label, hint, error, counter, id: givenId, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const parts = {
    hint: hint === undefined ? undefined : `${id}-hint`,
    error: error === undefined ? undefined : `${id}-error`,
    counter: counter === undefined ? undefined : `${id}-counter`,
  }
  const describedBy = [parts.error, parts.hint, parts.counter].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <div id={parts.hint} className="text-sm text-ink-2">
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={parts.error} message={error} />}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {counter !== undefined && (
        <p id={parts.counter} className="text-sm text-ink-2">
          {counter}
        </p>
      )}
    </div>
  )
}

/** An error beside its control: icon and words. */
export function FieldError({ id, message }: { id?: string | undefined; message: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-semibold text-urgent">
      <ToneIcon tone="urgent" className="mt-1 size-4 shrink-0" />
      <span>{inPageLanguage(message)}</span>
    </p>
  )
}
