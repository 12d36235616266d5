import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const LABELLED =
  /\b(?:date of birth|birth date|d\.?o\.?b\.?|born(?: on)?)\W{0,6}(?<hide>\d{1,2}(?:[/. -]\d{1,2}[/. -]\d{2,4}|(?:st|nd|rd|th)?(?: of)? \p{L}{3,9},? \d{4}))(?!\d)/giu

/** A date that is labelled as a date of birth: the one kind of date we hide. */
export function findDatesOfBirth(text: string): Found[] {
  return spansOf(text, LABELLED).map((span) => ({ kind: 'DATE_OF_BIRTH', span }))
}
