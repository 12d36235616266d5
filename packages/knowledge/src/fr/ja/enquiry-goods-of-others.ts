/** Questions about a seizure of things that belong to another person: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_JA: Words = {
  'fr.ask-debt.goods-of-others': {
    says: 'いいえ、売れるのは債務者本人の物だけです。他人の家では、執行官は執行裁判官の許可が必要です。誰の物かを示す領収書や写真をすぐ見せ、調書に書かせてください。それでも差し押さえられたら、売却の前に所有者が執行裁判官に解放を求めます（demande en distraction）。',
  },
}
