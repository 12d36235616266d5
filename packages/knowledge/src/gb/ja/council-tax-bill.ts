/** The yearly council tax bill: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BILL_JA: Words = {
  'gb.council-tax.bill-wants': {
    says: 'これは1年分の請求書です。毎月いくら、いつから払うかが書いてあります。遅れているものはありません。',
  },
  'gb.council-tax.bill-reality': {
    says: 'まちがいがある、または払えない場合を除いて、今日何かをする必要はありません。',
  },
  'gb.council-tax.bill-cannot': {
    says: '裁判所も執行官（bailiff）も関わっていません。先に支払いが遅れ、役所が督促しなければなりません。',
  },
  'gb.council-tax.bill-step-check': {
    says: '請求書を確かめてください。名前、住んでいる日、区分（band）、割引を見ます。',
  },
  'gb.council-tax.bill-step-pay': {
    says: '毎回期限どおりに払うか、口座振替（direct debit）を設定してください。最初の日をカレンダーに書きます。',
  },
  'gb.council-tax.bill-step-reduction': {
    says: 'お金が足りないなら、今、地方税の減額（council tax reduction）を申し込んでください。遅れるまで待たないでください。',
  },
  'gb.council-tax.bill-step-changes': {
    says: '引っ越したり、人が入ったり出たりしたら、早く役所に伝えてください。終わるはずの割引が続くと、罰金になることがあります。',
  },
  'gb.council-tax.bill-option-pay': {
    says: '口座振替（direct debit）か、請求書の日付どおりに払います。',
    title: '毎月払う',
    cost: '請求書の毎回の額',
    time: '口座振替の設定に数分',
    risk: '1回遅れると、役所が督促を送ります。',
    bestFor: '請求が正しく、払える場合。',
  },
  'gb.council-tax.bill-option-reduce': {
    says: '当てはまる割引や減額を全部申し込みます。',
    title: '請求を下げるよう頼む',
    cost: '無料',
    time: '用紙1枚',
    risk: '決まるまで、払える額を払い続けてください。',
    bestFor: '1人で住む、収入が少ない、または障害のある人と住む場合。',
  },
}
