import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

import { ToneIcon } from './tone-icon.tsx'
import { TONES, type Tone } from './tone.ts'

interface CalloutProps {
  tone?: Exclude<Tone, 'neutral'>
  title?: string
  children: ReactNode
  /** Read out at once when it appears. For answers to what the person did, not for page text. */
  isLive?: boolean
}

/** A boxed remark. At most two on a screen, or none is read. */
export function Callout({ tone = 'note', title, children, isLive = false }: CalloutProps) {
  const titleId = useId()
  return (
    <section
      role={isLive ? 'alert' : undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={clsx(
        'bordered flex gap-3 rounded-control border border-s-4 px-4 py-3',
        TONES[tone],
      )}
    >
      <ToneIcon tone={tone} className="mt-1 size-5 shrink-0" />
      <div className="min-w-0 text-ink">
        {title !== undefined && (
          <p id={titleId} className="font-semibold">
            {title}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}
