/** The Japanese words of the Netherlands: private parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'nl.parking.want': {
    says: '民間の駐車場の持ち主か会社が、駐車の条件に反したと言い、違約金を求めています。',
  },
  'nl.parking.who': {
    says: 'これは民間の請求です。警察やCJIBからではなく、国の罰金でもありません。',
  },
  'nl.parking.not-yet': {
    says: '裁判官なしに、お金や物を取ることはできません。',
  },
  'nl.parking.right-terms': {
    says: '払う義務があるのは、条件に同意したときだけです。入るときに読みやすかったことが必要です。',
  },
  'nl.parking.right-driver': {
    says: '契約に縛られるのは運転した人で、車の持ち主ではありません。だれが止めたかを、相手が証明しなければなりません。',
  },
  'nl.parking.right-lower': {
    says: '裁判官は、明らかに高すぎる違約金を減らし、消費者に不公正な条項を取り除けます。',
  },
  'nl.parking.right-costs': {
    says: '取立ての費用を加える前に、払うまで14日ある手紙を送らなければなりません。',
  },
  'nl.parking.step-check': {
    says: '日、場所、車を確かめてください。看板の写真をとり、駐車券か領収書を探します。',
  },
  'nl.parking.step-write': {
    says: '相手の期日の前に、同意しない理由を書き、写真と条件を求めてください。',
  },
  'nl.parking.option-no': {
    says: '払う義務がない理由を、写真か領収書を付けて書きます。',
    title: '書面で断る',
    cost: '切手代。',
    time: '相手の期日の前。',
    risk: '相手が裁判を起こすことがあります。',
    bestFor: '払った、運転していない、または看板が見えなかったとき。',
  },
  'nl.parking.option-pay': {
    says: '終わらせるために、止めていた時間の料金を提案します。',
    title: '払うか、駐車の料金を提案する',
    cost: '合意した額。',
    time: '相手の期日の前。',
    risk: '違約金の全部を求められることがあります。',
    bestFor: '駐車券なしで止めていたとき。',
  },
}
