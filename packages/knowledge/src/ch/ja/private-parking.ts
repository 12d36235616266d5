/** The Japanese words of Switzerland: private parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'ch.parking.want': {
    says: '民間の場所の持ち主が、あなたの車による手間のお金（Umtriebsentschädigung）を求めています。',
  },
  'ch.parking.who': {
    says: '民間の持ち主か会社で、警察ではありません。罰金でもありません。',
  },
  'ch.parking.reality': {
    says: '裁判所なしに、払わせることはだれにもできません。しかし、持ち主が届け出て、本当の罰金が続くことがあります。',
  },
  'ch.parking.not-yet': {
    says: '今は何も取れません。支払命令（Zahlungsbefehl）には、10日以内に異議を出せます。',
  },
  'ch.parking.right-sign': {
    says: '罰金には、裁判官による禁止（richterliches Verbot）が必要です。その場所で見える標識にあることも必要です。',
  },
  'ch.parking.right-three-months': {
    says: '持ち主は、だれか分かってから3か月以内に届け出る必要があります。それより後は遅すぎます。',
  },
  'ch.parking.right-sum': {
    says: '求められるのは実際にかかった費用だけで、示す必要があります。どう計算したか聞いてください。',
  },
  'ch.parking.step-check': {
    says: '日、場所、標識を確かめてください。写真をとります。そこの客でしたか。',
  },
  'ch.parking.step-answer': {
    says: '止める権利がなかったなら、期限内に公正な額を払うと、ほとんどの場合終わります。権利があったなら、理由を書いてください。',
  },
  'ch.parking.option-no': {
    says: '払う義務がない理由を、写真か領収書を付けて書きます。',
    title: '書面で断る',
    cost: '切手代。',
    time: '相手の期日の前。',
    risk: '届け出や支払命令（Zahlungsbefehl）が来ることがあります。',
    bestFor: '止めてよかった、または標識が見えなかったとき。',
  },
  'ch.parking.option-pay': {
    says: '払って、届け出をしないと書いてもらいます。',
    title: '公正な額を払う',
    cost: 'その額。',
    time: '相手の期日の前。',
    risk: '相手の費用より多く払うことになります。',
    bestFor: '許可なくそこに止めたとき。',
  },
}
