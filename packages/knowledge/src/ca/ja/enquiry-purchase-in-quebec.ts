/** The Japanese words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_JA: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'ケベック州では、約束の日から30日たっても届かなければ、書面で取り消せます。店は15日以内に返金します。しなければ、カード会社に支払いの取り消しを求めてください。',
  },
  'ca.ask.faulty-qc': {
    says: 'ケベック州では、店の保証に関係なく、品物は値段にふさわしい期間もたなければなりません。店かメーカーに書いて無料の修理を求め、断られたら少額裁判（petites créances）へ。',
  },
}
