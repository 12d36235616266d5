import { lastLabel } from '../last-label.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

/** A number that begins with +44 or 0 and has 9 to 15 digits. */
const PREFIXED =
  /(?<![\p{L}\d/+_-])(?:\+\d(?:[ ().-]{0,2}\d){8,13}|\(?0(?:[ ).-]{0,2}\d){8,10})(?![\p{L}\d/_-])/gu
/** Any run of 6 to 12 digits straight after a word such as "tel" or "call us on". */
const LABELLED =
  /\b(?:tel(?:ephone)?|phone|mobile|mob|fax|whatsapp|call|ring|text)\b\.?(?: (?:number|no\.?))?(?: (?:us|me))?(?: (?:on|at))?\s?:?\s?(?<hide>\d(?:[ .-]?\d){5,11})(?![\p{L}\d/_-])/giu

/** Phone numbers: labelled, or with a + or 0 in front, and never what follows "ref" or "account". */
export function findPhones(text: string): Found[] {
  const prefixed = spansOf(text, PREFIXED).filter(([start]) => {
    const label = lastLabel(text, start)
    return label === 'phone' || label === 'none'
  })
  return [...prefixed, ...spansOf(text, LABELLED)].map((span) => ({ kind: 'PHONE', span }))
}
