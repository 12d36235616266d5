/** The words of the letter that print a limit. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import type { Found } from './last-day.ts'
import { quoteOf, toSpan } from './normalise.ts'
import type { Stretch } from './sentence.ts'

/** The words that print the limit: the sentence up to a handy length, else what is close. */
export function quoted(
  found: Found,
  stretch: Stretch,
  at: Stretch,
): Pick<StatedDeadline, 'quote' | 'span'> {
  const { working } = found.letter
  const isShort = stretch.end - stretch.start <= 160
  const start = isShort
    ? stretch.start
    : wordStart(working.text, Math.max(stretch.start, at.start - 70))
  const end = isShort ? stretch.end : Math.min(stretch.end, wordEnd(working.text, at.end + 50))
  const span = toSpan(working, start, Math.max(end, at.end))
  return { span, quote: quoteOf(working, span) }
}

function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + 30).search(/\s/)
  return space < 0 ? at : at + space + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.slice(at, at + 30).search(/[\s.]/)
  return space < 0 ? at : at + space
}
