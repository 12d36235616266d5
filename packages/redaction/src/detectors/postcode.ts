import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

/** The six shapes of a UK postcode; the last two letters never use C, I, K, M, O or V. */
const POSTCODE =
  /(?<![\p{L}\d/_-])(?:[A-Z]{1,2}\d[A-Z\d]?[ \u00A0]{0,2}\d[ABD-HJLNP-UW-Z]{2}|GIR ?0AA)(?![\p{L}\d/_-])/giu

/** UK postcodes, anybody's. */
export function findPostcodes(text: string): Found[] {
  return spansOf(text, POSTCODE).map((span) => ({ kind: 'POSTCODE', span }))
}
