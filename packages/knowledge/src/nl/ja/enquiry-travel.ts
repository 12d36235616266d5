/** Questions about flights and package trips that are cancelled: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'nl.ask.flight': {
    says: '航空会社に、食事などの世話、返金か別の便、ヨーロッパの決まりの定額を求めてください。嵐など、避けられない原因なら、定額を払う必要はありません。',
    dependsOn: '遅れた理由、遅れの長さ、距離',
  },
  'nl.ask.package-tour': {
    says: '主催者がパック旅行を中止したら、14日以内に全額戻ります。金券を受け取る義務はありません。自分で取り消すと、ふつう妥当な手数料がかかりますが、現地の重大な出来事が理由なら無料です。',
    dependsOn: '誰が、なぜ取り消したか',
  },
}
