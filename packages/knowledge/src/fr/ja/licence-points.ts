/** The Japanese words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_JA: Words = {
  'fr.points.want': {
    says: 'もう点数が残っていないと言っています。免許はもう有効ではなく、返さなければなりません。',
  },
  'fr.points.warn': {
    says: '今は運転しないでください。無効な免許での運転は犯罪です。',
  },
  'fr.points.deadline': {
    says: '行政裁判所に行くために2か月あります。その間に大臣に手紙を出すと、2か月が守られます。',
    action: '決定48 SIに不服を出す',
    consequence: '免許を失うことが確定します。',
  },
  'fr.points.right-told': {
    says: '違反のたびに、点数を失うことがあると知らせなければなりません。それを証明できなければ、裁判所がその点数を戻します。',
  },
  'fr.points.right-back': {
    says: '失った1点は、違反なしで6か月後に戻ります。全部は2年か3年後に戻ります。講習では4点戻り、年に1回です。',
  },
  'fr.points.step': {
    says: '点数の全部の記録（relevé intégral）を、ネットか県庁でもらってください。弁護士は、どの点数を取り戻せるか見られます。',
  },
  'fr.points.option': {
    says: '行政裁判所に行き、仕事に免許が必要なら、急ぎの停止を求めます。',
    title: '決定を争う',
    cost: '弁護士が役立ちます。裁判の援助もあります。',
    time: '2か月。',
    risk: 'ありません。',
    bestFor: '点数を失うことを一度も知らされなかったとき。',
  },
}
