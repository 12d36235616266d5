/** The Japanese words of the rows in ../enquiry-rent-behind.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_BEHIND_JA: Words = {
  'jp.ask.rent-behind-out': {
    says: 'あなたを退去させられるのは、判決を持つ裁判所の執行官だけで、大家や保証会社ではありません。裁判所が契約を終わらせるのは、多くは3か月ほどの滞納からです。今払える分を払い、分割を書面で申し出てください。裁判所の書類が来たら、答えて出頭します。鍵の交換は違法なので警察へ。市町村が家賃を数か月払うことがあります（住居確保給付金）。自立相談支援機関に聞いてください。',
  },
}
