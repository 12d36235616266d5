/** Questions about fines, parking, clamps and tolls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'ie.ask.fine': {
    says: '28日以内に払うか、半分を加えた額を56日以内に払ってください。ほかの人が運転したなら、期限内に名前を知らせます。争うなら、裁判所に行きます。',
    dependsOn: '通知の日付',
  },
  'ie.ask.clamped': {
    says: '払って車を放してもらい、証拠を残してください。次に、60日以内に駐車の会社に不服を申し立て、その後30日以内にNTAに申し立てます。',
  },
  'ie.ask.private-parking': {
    says: '民間の会社は罰金を科せません。看板に書いてあれば、車輪止め（clamp）を付けることがあり、不服を申し立てられます。',
    dependsOn: '看板に書いてあったこと',
  },
  'ie.ask.toll': {
    says: 'eflow.ieを自分で入力して、通知を確かめてください。料金は段階で増えるので、早めに払います。車を売った、またはそこにいなかったなら、証拠を付けて不服を申し立ててください。',
  },
  'ie.ask.council-parking': {
    says: '28日が終わる前に役所（council）に手紙を書き、写真を付けて取消しを頼んでください。断られたら、期限内に払うか、裁判官に自分の言い分を話します。',
  },
}
