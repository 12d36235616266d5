import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}])/gu

/** Email addresses, anybody's. */
export function findEmails(text: string): Found[] {
  return spansOf(text, EMAIL).map((span) => ({ kind: 'EMAIL', span }))
}
