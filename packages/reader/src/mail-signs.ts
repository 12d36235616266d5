/** Signs of fraud that a mail or a text message carries in its head and between its letters. */
import type { AuthenticitySign } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { isBorrowed, isSpeltInFigures } from './lookalike.ts'
import { mailHeader } from './mail-header.ts'
import { quoteOf, toSpan } from './normalise.ts'

/** A sign with its weight for the question "is this a scam?". */
export type WeighedSign = AuthenticitySign & { weight: number }

/** "EVRi" <mail4va@articleboxes.com>: a known name on somebody else's address. */
export function mailSigns({ working }: Letter): WeighedSign[] {
  const header = mailHeader(working.text)
  if (!header) return []
  // As printed: what a scanner may have misread is put right in the working copy.
  const printed = quoteOf(working, toSpan(working, header.start, header.end))
  const host = hostOf(/<([^>]*)>/.exec(printed)?.[1] ?? header.address)
  if (!isBorrowed(header.name.toLowerCase(), host) && !isSpeltInFigures(header.name, host))
    return []
  return [
    {
      code: 'lookalike_domain',
      points: 'suspicious',
      weight: 3.5,
      says: 'Its web address only looks like a known one.',
      span: toSpan(working, header.start, header.end),
    },
  ]
}

/** Marks that nobody sees, between the letters of words: filters of mail cannot read them, and people do not notice. */
export function hiddenSigns({ working }: Letter): WeighedSign[] {
  const match = /(?:\p{L}[\u034f\u200b-\u200d\u2060]+){4,}/u.exec(working.original.slice(0, 20_000))
  if (!match) return []
  return [
    {
      code: 'hidden_letters',
      points: 'suspicious',
      weight: 4,
      says: 'It hides marks inside its words, to get past the filters of mail.',
      span: [match.index, match.index + match[0].length],
    },
  ]
}

/** The host of a web or mail address, without "www.". */
export function hostOf(address: string): string {
  return (
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^[^@/]*@/, '')
      .split('/')[0]
      ?.replace(/^www\./, '') ?? ''
  )
}
