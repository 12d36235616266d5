import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ToneIcon } from './tone-icon.tsx'
import { TONES, type Tone } from './tone.ts'

/** A short status: icon and word, in a pill. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'bordered inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold',
        TONES[tone],
      )}
    >
      {tone !== 'neutral' && <ToneIcon tone={tone} className="size-4 shrink-0" />}
      {children}
    </span>
  )
}
