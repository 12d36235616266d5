import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

const SORT_CODE =
  /\bsort(?:ing)?(?:\s?code)?(?:\s?(?:no|number))?\W{0,12}(?<hide>\d{2}[ -]?\d{2}[ -]?\d{2})(?!\d)/gi
/** The account beside a sort code. Eight digits alone are a customer reference and must stay. */
const ACCOUNT =
  /(?<![\p{L}\d/-])\d{4}[ -]?\d{4}(?![\p{L}\d/-])|(?<![\p{L}\d/-])\d{7}(?![\p{L}\d/-])/gu
const NEARBY = 90

/** UK sort codes with the account number that stands beside them. */
export function findBankAccounts(text: string): Found[] {
  return spansOf(text, SORT_CODE).flatMap((span): Found[] => [
    { kind: 'SORT_CODE', span },
    ...findAccountBeside(text, span),
  ])
}

function findAccountBeside(text: string, [start, end]: Found['span']): Found[] {
  const after = spansOf(text.slice(end, end + NEARBY), ACCOUNT)[0]
  if (after) return [{ kind: 'ACCOUNT', span: [end + after[0], end + after[1]] }]
  const from = Math.max(0, start - NEARBY)
  const before = spansOf(text.slice(from, start), ACCOUNT).at(-1)
  return before ? [{ kind: 'ACCOUNT', span: [from + before[0], from + before[1]] }] : []
}
