/** Private parking, reminders, hired cars, Scotland and Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STAGES_JA: Words = {
  'gb.parking.reminder-wants': {
    says: '民間の会社が、駐車料金の請求（parking charge）の督促をし、全額を求めています。割引の額と普通の不服申立ての期間は、終わっているかもしれません。',
  },
  'gb.parking.reminder-step-first-notice': {
    says: '最初の通知とその日付を探してください。届いていないなら、書面でそう伝えます。今、写しと不服申立てを求めてください。',
  },
  'gb.parking.reminder-option-dispute': {
    says: '払う義務がない理由を、一度はっきり伝えます。写真、看板、最初の通知を求めます。',
    title: '書面で争う',
    cost: '切手代かメール。',
    time: '1時間。',
    risk: 'それでも裁判を起こすことがあります。',
    bestFor: '料金がまちがい、または最初の通知が届かなかった場合。',
  },
  'gb.parking.reminder-rights': {
    says: 'まだ書面で争い、証拠を求められます。裁判になれば、裁判官が決めます。',
  },
  'gb.parking.scotland-right-keeper': {
    says: 'スコットランドでは、払わせられるのは運転した人だけです。運転していないなら、払う義務はありません。だれが運転したかを言う法律上の義務はありません。',
  },
  'gb.parking.scotland-insight-keeper': {
    says: '車の登録者（keeper）だから払う義務があるとしています。その法律はスコットランドにはありません。',
    actionable:
      'だれが運転したかを示すべきで、登録者（keeper）に払う義務はないと書いてください。だれが運転したかは書かないでください。',
  },
  'gb.parking.ni-right-keeper': {
    says: '北アイルランドでは、払わせられるのは運転した人だけです。運転していないなら、払う義務はありません。だれが運転したかを言う法律上の義務はありません。',
  },
  'gb.parking.ni-insight-keeper': {
    says: '払うか、だれが運転したかを言うよう求めています。登録者（keeper）に求められる法律は、北アイルランドにはありません。',
    actionable: 'だれが運転したかを示すべきで、登録者（keeper）に払う義務はないと書いてください。',
  },
  'gb.parking.hirer-papers': {
    says: '車を借りた人（hirer）に払う義務があるのは、通知にレンタルの契約書と、署名した文書の写しがついていた場合だけです。「求めれば送る」では足りません。',
    actionable:
      '封筒を確かめてください。入っていなければ、借りた人（hirer）として不服を申し立て、そう書きます。',
  },
}
