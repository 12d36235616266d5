/** The Japanese words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_JA: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'ケベック州では、約束の日から30日たっても届かなければ、書面で取り消せます。店は15日以内に返金します。しなければ、カード会社に支払いの取り消しを求めてください。',
  },
  'ca.ask.faulty-qc': {
    says: 'ケベック州では、店の保証に関係なく、品物は値段にふさわしい期間もたなければなりません。店かメーカーに書いて無料の修理を求め、断られたら少額裁判（petites créances）へ。',
  },
  'ca.buy.right-used-car-qc': {
    says: 'ケベックでは、販売業者は比較的新しい中古車に法律上の保証を負います。年数と走行距離により6か月、3か月、1か月です。5年または8万kmを超える車にはありませんが、それでも相応の期間は使えなければなりません。',
  },
}
