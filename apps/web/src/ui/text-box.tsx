import { clsx } from 'clsx'
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'

import { CONTROL_LOOK } from './control-look.ts'

/** A text box of one line. */
export function TextBox({
  className,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input type="text" {...props} className={clsx(CONTROL_LOOK, className)} />
}

/** A text box of several lines, which grows with its text where the browser can. */
export function TextArea({
  className,
  ...props
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <textarea
      rows={4}
      {...props}
      className={clsx(CONTROL_LOOK, 'field-sizing-content max-h-96', className)}
    />
  )
}
