/** The Japanese words of the rows in ../pay-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAY_BY_MISTAKE_JA: Words = {
  'fr.pay-back.want': {
    says: '雇い主が、まちがって払いすぎたので、返すよう言っています。',
  },
  'fr.pay-back.reality': {
    says: 'これは役所の決定ではありません。雇い主がまちがいを証明しなければなりません。もらうべきでなかった給料は返さなければなりませんが、ほとんどの場合、少しずつです。',
  },
  'fr.pay-back.right-part': {
    says: '引いてよいのは少しずつだけです。ほとんどの場合、給料ごとに10分の1で、差し押さえられない分は決して引けません。残りはあなたに届かなければなりません。',
  },
  'fr.pay-back.right-years': {
    says: 'さかのぼれるのは、雇い主が知った、または知るべきだった日から、3年だけです。',
  },
  'fr.pay-back.right-fault': {
    says: '雇い主のまちがいで、あなたに害がありましたか。裁判官は金額を減らせます。',
  },
  'fr.pay-back.step': {
    says: '契約書と給料明細を比べてください。税の前と後の計算を、書面で求めます。一度に大きく引くことに、まだ同意しないでください。',
  },
  'fr.pay-back.option': {
    says: '正しいなら、毎月少しずつ払うと申し出ます。',
    title: '少額の分割払いを申し出る',
    cost: '無料。',
    time: '今週。',
    risk: '認めたことになります。',
    bestFor: 'まちがいがはっきりしているとき。',
  },
  'fr.pay-back.option-dispute': {
    says: 'なぜまちがいかを書きます。それでも給料を引かれたら、早い手続き（référé）で労働裁判所（prud’hommes）に行きます。',
    title: '争う',
    cost: '手紙だけ。裁判では50ユーロの負担金がかかることがあります。法律扶助があれば不要です。',
    time: '数週間。',
    risk: '相手が裁判所に行くことがあります。',
    bestFor: '金額がまちがいか、古すぎるとき。',
  },
  'fr.pay-kept.want': {
    says: '勤め先が、損害を理由に給料の一部を差し引いています。あなたの負担だと言っています。',
  },
  'fr.pay-kept.right': {
    says: '損害、レジの不足、工具の紛失を理由に給料を差し引くことはできません。罰金も禁止です。責任を負うのは故意（faute lourde）だけで、裁判所が認める必要があります。',
  },
  'fr.pay-kept.right-time': {
    says: '給料は毎月払われるものです。3年以内なら請求でき、急ぎの手続き(référé)に弁護士は要りません。',
  },
  'fr.pay-kept.step': {
    says: '書留で、支払日を決めて金額を求めてください。次に労働裁判所(prud’hommes)へ。50ユーロがかかることがあります(法律扶助があれば不要)。',
  },
}
