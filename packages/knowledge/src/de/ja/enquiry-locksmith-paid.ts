/** Questions about an emergency tradesman who was paid far too much at the door: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKSMITH_PAID_JA: Words = {
  'de.ask-buy.locksmith-paid': {
    says: '払ったからといって終わりではありません。困っている人に通常の約2倍の値段を求めた契約は無効になりえて、その場合は妥当な額だけで済みます。「39ユーロから」は定額ではありません。期限を付けて書面で差額の返金を求めてください。写真、証人、他社の値段を残します。銀行に支払いの取り戻しを相談を。署名による引き落としは8週間取り戻せます。脅されたら警察へ。Verbraucherzentrale が助けます。',
  },
}
