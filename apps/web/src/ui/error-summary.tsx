import { useEffect, useId, useRef, type MouseEvent } from 'react'

import { inPageLanguage } from '../page-language.ts'

interface ErrorSummaryProps {
  title: string
  /** Each error with the id of the control it speaks of. */
  errors: readonly { controlId: string; message: string }[]
  /** Changes with every failed attempt, so that focus comes here each time. */
  attempt: number
}

/** All errors of a form in one place. It takes the focus, and each line leads to its control. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  // Syncs the browser's focus with a failed attempt.
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="bordered rounded-control border-2 border-urgent bg-surface px-4 py-3"
    >
      <p id={titleId} className="font-semibold">
        {title}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {errors.map((error) => (
          <li key={error.controlId + error.message}>
            <a className="text-urgent" href={`#${error.controlId}`} onClick={focusControl}>
              {inPageLanguage(error.message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
