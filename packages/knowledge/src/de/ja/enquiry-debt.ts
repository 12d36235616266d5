/** Questions about too many debts, debt advice and insolvency, and the first steps against any debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'de.ask-debt.debt-help': {
    says: 'Caritas、Diakonie、AWO、Verbraucherzentrale、町の無料の借金相談に電話してください。まず家賃と電気を払い、P-Kontoを作ります。',
  },
  'de.ask-debt.lawyer-cost': {
    says: '収入が少なければ、近くの区裁判所（Amtsgericht）がBeratungsscheinをくれます。弁護士の費用は€15になります。裁判では訴訟費用の援助があります。',
  },
  'de.ask-debt.step-post': {
    says: '郵便はすべて開けてください。黄色い封筒で、2週間の期限が始まります。',
  },
  'de.ask-debt.step-advice': {
    says: 'Caritas、Diakonie、AWO、町で無料の借金相談を受けてください。',
  },
  'de.ask-debt.right-living': {
    says: '生活に必要なものは、だれも取れません。2027年6月30日まで、毎月の手取りのうち少なくとも€1,587.40です。',
  },
  'de.ask-debt.guide-check': {
    says: '払う前に、誰が、何のために、いつから、いくら求めているかを確かめてください。取立会社は公的な登録簿に載っていなければなりません。',
  },
  'de.ask-debt.guide-dispute': {
    says: '請求がまちがいなら、一度書面で争い、証拠を残してください。',
  },
  'de.ask-debt.guide-priority': {
    says: 'まず家賃、電気、食べ物に払ってください。その後、残りを少しずつ申し出ます。',
  },
  'de.ask-debt.guide-account': {
    says: '差押えが近いなら、銀行にP-Kontoを求めてください。1つしか持てません。',
  },
  'de.ask-debt.guide-right-info': {
    says: '取立て会社は、だれのためか、何のためか、それぞれの費用がどう生じたかを言わなければなりません。',
  },
  'de.ask-debt.guide-right-home': {
    says: '裁判官の命令がなければ、だれもあなたの意思に反して家を調べられません。',
  },
  'de.ask-debt.guide-right-object': {
    says: '裁判所の支払命令に、無料で、理由なしに異議を出せます。',
  },
  'de.ask-debt.guide-option-help': {
    says: '相談員が、すべての借金を見て、あなたのために書きます。',
    title: '無料の借金相談を受ける',
    cost: '無料。',
    time: '順番待ちがあるので、早く電話します。',
    risk: '待っている間も、裁判所の期間は進みます。',
    bestFor: '借金が二つ以上あるとき。',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'なぜ払う義務がないかを書き、証拠を求めます。',
    title: 'まちがいを争う',
    cost: '切手代。',
    time: '30分。',
    risk: '相手は裁判所に行くことがあります。そこで異議を出せます。',
    bestFor: 'あなたの請求ではない、払った、または古すぎるとき。',
  },
  'de.ask-debt.guide-warn': {
    says: '古い借金に少し払うと、期間がまた始まります。',
  },
}
