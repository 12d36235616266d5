import { clsx } from 'clsx'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'

import { countDaysUntil, formatDay } from './dates.ts'
import { deletionMessages as words } from './messages/deletion.ts'

/** Days from which on the countdown catches the eye. */
const SOON_DAYS = 3

/** How long a letter is still kept, in days and with the day itself. */
export function DeletionCountdown({ autoDeleteAt }: { autoDeleteAt: string | null }) {
  const [now] = useState(() => new Date())
  if (autoDeleteAt === null) return <span>{words.keptWithCase}</span>
  const days = countDaysUntil(autoDeleteAt, now)
  const isSoon = days <= SOON_DAYS
  return (
    <span className={clsx('inline-flex items-center gap-1.5', isSoon && 'font-semibold text-warn')}>
      {isSoon && <Hourglass aria-hidden className="size-4 shrink-0" />}
      {words.onDay(words.daysLeft(days), formatDay(autoDeleteAt))}
    </span>
  )
}
