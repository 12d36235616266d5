/** Questions about things of other people that a court officer may take: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_JA: Words = {
  'de.ask-debt.goods-of-others': {
    says: '他人の物はあなたの債務の対象になりません。ただし執行官は、誰が持っているかだけを見ます。領収書や持ち主の書面を見せ、記録してもらってください。それでも差し押さえられたら、持ち主がすぐに証拠を付けて債権者に解除を求めます。応じなければ裁判所が売却を止めます（ZPO 771条）。夫婦の間では、あなたの物と推定されます。',
  },
}
