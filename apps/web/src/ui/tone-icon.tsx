import { CircleAlert, CircleCheck, Info, Minus, TriangleAlert } from 'lucide-react'

import type { Tone } from './tone.ts'

const ICONS = {
  note: Info,
  warn: TriangleAlert,
  urgent: CircleAlert,
  good: CircleCheck,
  neutral: Minus,
} as const satisfies Record<Tone, typeof Info>

/** The icon of a tone, hidden from screen readers: the words beside it say the same. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  const Icon = ICONS[tone]
  return <Icon aria-hidden className={className} />
}
