/** The Japanese words of Belgium: private parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'be.parking.want': {
    says: '民間の駐車場の持ち主か会社が、駐車の条件に反したと言い、お金を求めています。',
  },
  'be.parking.who': {
    says: 'これは民間の請求です。警察からではなく、罰金でもありません。',
  },
  'be.parking.not-yet': {
    says: '裁判官なしに、お金や物を取ることはできません。',
  },
  'be.parking.reality': {
    says: 'だれが止めたか、その場所で条件が分かりやすかったかを、相手が証明しなければなりません。',
  },
  'be.parking.right-terms': {
    says: '高すぎる額の条項や、読めなかった条項に、消費者は従う必要がありません。',
  },
  'be.parking.right-caps': {
    says: '最初の督促は無料で、14日あります。その後に加わる費用には、法律の上限があります。',
  },
  'be.parking.step-check': {
    says: '日、場所、車を確かめてください。看板の写真をとり、駐車券か領収書を探します。',
  },
  'be.parking.step-write': {
    says: '相手の期日の前に、同意しない理由を書き、写真と条件を求めてください。',
  },
  'be.parking.option-no': {
    says: '払う義務がない理由を、写真か領収書を付けて書きます。',
    title: '書面で断る',
    cost: '切手代。',
    time: '相手の期日の前。',
    risk: '相手が裁判を起こすことがあります。',
    bestFor: '駐車券があった、または条件が分かりにくかったとき。',
  },
  'be.parking.option-pay': {
    says: '終わらせるために、止めていた時間の料金を提案します。',
    title: '公正な額を提案する',
    cost: '駐車の料金。',
    time: '相手の期日の前。',
    risk: '断られることがあります。',
    bestFor: '払わずに止めていたとき。',
  },
}
