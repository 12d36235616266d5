/** The tones of badges and callouts. Colour never stands alone: each goes with an icon and a word. */
export const TONES = {
  note: 'border-note text-note bg-note-bg',
  warn: 'border-warn text-warn bg-warn-bg',
  urgent: 'border-urgent text-urgent bg-urgent-bg',
  good: 'border-good text-good bg-good-bg',
  neutral: 'border-control text-ink-2 bg-sunken',
} as const

export type Tone = keyof typeof TONES
