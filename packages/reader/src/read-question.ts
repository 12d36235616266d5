/** Takes out of a person's question what they ask and what they believe. */
import type { Reading } from '@plainletter/contracts/reading'

import { ASKS } from './enquiry.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { isOnlyTag } from './question-tag.ts'

type Question = NonNullable<Reading['question']>

/** The question as asked, and what the person takes to be true. */
export function readQuestion(letter: Letter): Question | null {
  const { working } = letter
  const text = working.text.slice(0, 20_000)
  const at = questionIn(text)
  // An order to software just before it is blank here, and no part of what is asked.
  const blanks = text.slice(at.start, at.end).search(/\S|$/)
  const span = toSpan(working, at.start + blanks, at.end)
  if (span[0] === span[1]) return null
  const premises: Question['premises'] = []
  for (const pattern of BELIEFS) {
    for (const match of text.matchAll(pattern)) {
      if (premises.length >= 8) break
      const place = toSpan(working, match.index, match.index + match[0].length)
      premises.push({ text: quoteOf(working, place), span: place })
    }
  }
  return { text: quoteOf(working, span), span, premises }
}

const BELIEFS = [
  /\b(?:they|he|she|bailiffs?|the (?:council|landlord|police|court|company)|my (?:landlord|boss|employer))\b[^.?!\n]{0,30}?\b(?:can|will|could|says?|said|told me|are going to|is going to|threaten(?:ed|ing)?|wants?)\b[^.?!\n]{3,140}/gi,
  /\bi (?:must|have to|need to|think|thought|believe|read|heard|was told|assume|suppose|owe)\b[^.?!\n]{3,140}/gi,
  /\b(?:apparently|because)\b[^.?!\n]{5,140}/gi,
] as const

/** "Thanks for any help" asks nothing. */
const THANKS =
  /^\s*(?:many )?(?:thanks?(?: you)?|cheers|any (?:help|advice)[^.?]{0,20}appreciated)\b[^?]*$/i

/** A stop in a sum, a date or an address ends nothing: "39.98", "vom 2. november", "am 10.11., wie lange", "example.com". */
const SENTENCE =
  /(?:[^.?!\n]|(?<=\d)\.(?=\d|,|\s\p{Ll})|\.(?=(?:com|org|net|gov|co|html?)\b)){1,600}[.?!\n]?/gu

/** The last sentence with a question mark; else the last that asks; else the last. "True?" asks what stands before it. */
function questionIn(text: string): { start: number; end: number } {
  const sentences = Array.from(text.matchAll(SENTENCE), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }))
  const full = sentences.filter(({ words }) => words.trim().length > 4 && !THANKS.test(words))
  const marked = full.findLast(({ words }) => words.trim().endsWith('?'))
  const asking = full.findLast(({ words }) => words.search(ASKS) >= 0)
  const found = marked ?? asking ?? full.at(-1)
  if (!found) return { start: 0, end: 0 }
  const before = isOnlyTag(found.words) ? sentences[sentences.indexOf(found) - 1] : undefined
  return { start: before?.start ?? found.start, end: found.end }
}
