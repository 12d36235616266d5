/** Questions about things of other people that a bailiff may take: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_JA: Words = {
  'nl.ask.goods-of-others': {
    says: 'いいえ。他人の借金を払う必要はなく、あなたの物や口座を取ることはできません。ただし執行官は、家にある物は債務者の物だと考えることがあります。領収書、明細、署名した一覧を見せ、調書に書いてもらい、事務所にもメールしてください。それでも取られたら、裁判官が売却を止められます。今日Juridisch Loketに電話を。',
  },
}
