/** The Japanese words of the rows in ../enquiry-not-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_ORDERED_JA: Words = {
  'es.ask.not-ordered': {
    says: '頼んでいないものに支払う必要はありません。黙っていても承諾ではありません。同意していないと書き、返金を求めましょう。銀行にも許可していないと伝えます。',
  },
}
