import type { Span } from '@plainletter/contracts/reading'

import { ORGANISATION_PATTERN } from './organisation.ts'
import { spansOf } from './spans-of.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const STREET =
  '(?:Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Close|Court|Ct|Place|Drive|Way|Walk|Terrace|Gardens|Crescent)'

/** What a reader of the letter needs: dates, sums, statutes, and the names of organisations. */
const PROTECTED = [
  new RegExp(
    `\\b(?:the )?\\d{1,2}\\s?(?:st|nd|rd|th)?\\s?(?:of )?${MONTH}\\b(?!\\s${STREET}\\b)(?:,?\\s?\\d{4})?`,
    'gi',
  ),
  new RegExp(`\\b${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s?\\d{4})?`, 'gi'),
  new RegExp(`\\b${MONTH}\\s\\d{4}\\b`, 'gi'),
  /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/-])/g,
  /(?<![\d/.-])\d{4}-\d{2}-\d{2}(?![\d-])/g,
  /(?:£|€|\$|\bGBP|\bEUR|\bUSD)\s?\d[\d,]*(?:\.\d{1,2})?/g,
  /(?<![\d.])\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?!\d)/g,
  /\b(?:section|sections|s\.|ss\.|paragraph|para|regulation|reg|rule|article|schedule|part)\s?\d{1,4}[A-Z]?(?:\(\w{1,4}\)){0,4}/gi,
  /\bCPR \d{1,3}(?:\.\d{1,3})?/g,
  /(?:\b[A-Z][\p{L}'’]{1,20} (?:(?:and|of|from|for|the) ){0,2}){1,8}(?:Act|Regulations|Order|Rules)(?: \([A-Z][\p{L} ]{1,30}\))? \d{4}/gu,
  ORGANISATION_PATTERN,
] as const

/** Places that no token may touch. A sort code looks like a date; its own detector claims it by its label. */
export function findProtectedSpans(text: string): Span[] {
  return PROTECTED.flatMap((pattern) => spansOf(text, pattern)).filter(
    ([start]) => !/sort(?:\s?code)?\W{0,12}$/i.test(text.slice(Math.max(0, start - 24), start)),
  )
}
