/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'us.rise.want': { says: '大家が家賃を上げたいと言っています。' },
  'us.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが法律に合うか確かめてください。',
  },
  'us.rise.reality': {
    says: '期間のある契約では、契約に別の定めがない限り、終わるまで家賃は変わりません。月ごとの契約では、前もって知らせなければなりません。',
  },
  'us.rise.not-yet': { says: 'あなたの州の通知の期間が過ぎるまでは、前の家賃のままです。' },
  'us.rise.right-fair': {
    says: '人種、宗教、性別、障害、子どもを理由に、または苦情への仕返しで、値上げしてはいけません。',
  },
  'us.rise.right-ca': {
    says: 'カリフォルニア州では、ほとんどの家賃の値上げは5%と物価の分まで、年に10%を超えません。10%を超えるなら90日前の通知が必要です。',
  },
  'us.rise.right-or': {
    says: 'オレゴン州では、値上げに90日前の通知が必要で、毎年上限があり、最大10%です。築15年未満の家は対象外です。',
  },
  'us.rise.right-wa': {
    says: 'ワシントン州では、値上げに90日前の通知が必要です。上限は7%と物価の分で、年に最大10%です。',
  },
  'us.rise.right-ny': {
    says: 'ニューヨーク州では、5%以上の値上げに、住んだ長さにより30日、60日、90日前の通知が必要です。',
  },
  'us.rise.step-lease': {
    says: '契約書を読んでください。終わる日と、その前に家賃を上げられるかを見ます。',
  },
  'us.rise.step-local': {
    says: 'あなたの市や州に家賃の上限があるか調べてください。211か、借り手の電話相談に電話します。',
  },
  'us.rise.option-talk': {
    says: 'もっと小さい値上げか、もっと長い契約を、書面で提案します。',
    title: '値上げを小さくするよう頼む',
    cost: '無料',
    time: '書いてある日より前',
    risk: '断られることがあります。',
    bestFor: 'きちんと払っていて、住み続けたい場合。',
  },
  'us.rise.option-help': {
    says: '法律扶助か借り手の会が、通知を調べられます。',
    title: '調べてもらう',
    cost: '収入が低ければ無料',
    time: '今週',
    risk: 'なし。',
    bestFor: '通知が急か、値上げが大きい場合。',
  },
  'us.rise.option-accept': {
    says: '書いてある日から新しい家賃を払うか、通知して引っ越します。',
    title: '受け入れるか、引っ越す',
    cost: '高くなった家賃',
    time: '書いてある日まで',
    risk: '法律に合っていれば、なし。',
    bestFor: '法律に合っていて、払える場合。',
  },
}
