/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'ca.rise.want': { says: '家主が、家賃を上げたいと言っています。' },
  'ca.rise.want-check': {
    says: '多く払う前や署名する前に、値上げが法律に合うか確かめてください。',
  },
  'ca.rise.reality': {
    says: '値上げには間に合う書面の通知が必要で、3か月前のことが多いです。年に1回までです。',
  },
  'ca.rise.on-notice': {
    says: 'オンタリオ州では、90日前に用紙N1で通知を受け取るはずです。ほとんどの家賃の値上げは、2026年は2.1%まで、2027年は1.9%までです。',
  },
  'ca.rise.bc-notice': {
    says: 'ブリティッシュ・コロンビア州では、正しい用紙で丸3か月前に通知を受け取るはずです。年に1回、年の上限までです。',
  },
  'ca.rise.qc-refuse': {
    says: 'ケベック州では、通知から1か月以内に値上げを断り、住み続けられます。すると家主は、住宅の審判所に行かなければなりません。',
  },
  'ca.rise.right-stay': { says: '有効な値上げが始まるまでは、前の家賃を払い、住み続けられます。' },
  'ca.rise.step-check': { says: '前の値上げの日、通知の期間、用紙、州の上限を確かめてください。' },
  'ca.rise.option-dispute': {
    says: '何がちがうかを書面で伝えます。州の審判所が決められます。',
    title: '争う',
    cost: '無料か少しの手数料',
    time: '州の期間の中',
    risk: '前の家賃は全部払ってください。',
    bestFor: '通知が短い、早すぎる、上限を超えるとき。',
  },
  'ca.rise.ab-notice': {
    says: 'アルバータ州では、家賃の上限を決める法律はありません。でも値上げは365日に1回だけで、月ごとに借りる人は丸3か月前に通知を受け取るはずです。',
  },
  'ca.rise.ns-cap': {
    says: 'ノバスコシア州では、今住んでいる人の家賃の値上げは、2027年の終わりまで、年5%までです。12か月に1回だけで、4か月前の通知が必要です。',
  },
}
