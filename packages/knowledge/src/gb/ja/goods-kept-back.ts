/** Japanese: the words of the rows in ../goods-kept-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_KEPT_BACK_JA: Words = {
  'gb.repair.right-price': {
    says: '払うのは決めた値段で、それより多い分は承知したときだけです。値段を決めていなければ、適正な額を払います。作業は丁寧でなければなりません。',
  },
  'gb.repair.right-sale': {
    says: '修理代そのものについては預かっていられますが、承知していない保管料ではふつう預かれません。売る前に書留で日を知らせ、お金を求めるなら3か月待つ必要があります。請求に異議がある間は、裁判所なしには売れません。異議を書面で伝えましょう。異議を伝えて払い、引き取ってから返金を求めることもできます。',
  },
}
