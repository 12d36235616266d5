import { lastLabel } from '../last-label.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const SHAPE = /(?<![\p{L}\d])[A-Z]{2}(?:[ .-]?\d{2}){3}[ .-]?[A-D](?![\p{L}\d])/giu
/** Prefixes that HMRC gives out: no D, F, I, Q, U, V first, those and O second, and six pairs never used. */
const GIVEN_OUT = /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]/i

/** National Insurance numbers, spaced or not. A made-up prefix counts only after its label. */
export function findNiNumbers(text: string): Found[] {
  return spansOf(text, SHAPE)
    .filter(
      ([start, end]) =>
        GIVEN_OUT.test(text.slice(start, end)) || lastLabel(text, start) === 'insurance',
    )
    .map((span) => ({ kind: 'NI_NUMBER', span }))
}
