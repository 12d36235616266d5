/** Ways to go about a council tax letter in England and Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_OPTIONS_JA: Words = {
  'gb.council-tax.option-plan': {
    says: '続けて払える額を提案し、書面でもらいます。',
    title: '役所に分割払いを頼む',
    cost: '払える額',
    time: '電話かメール1回。今日が一番よいです',
    risk: '支払いが遅れると、役所は手続きを進められます。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.council-tax.option-reduce': {
    says: '当てはまるものを全部申し込みます。請求が下がると、借金も下がります。',
    title: '減額、割引、困窮の支援で請求を下げる',
    cost: '無料',
    time: '決定まで数週間',
    risk: '待つ間も、払える額を払い続けてください。',
    bestFor: '収入が少ない、1人で住む、または障害のある人がいる場合。',
  },
  'gb.council-tax.option-dispute': {
    says: '証拠をつけて役所に手紙を書きます。必要なら、その後Valuation Tribunalに申し立てます。',
    title: '請求を争う',
    cost: '無料',
    time: '役所の回答の期限は2か月です',
    risk: '争う間も、請求どおり払う必要があります。',
    bestFor: '住んでいなかった、払った、または割引があるはずの場合。',
  },
  'gb.council-tax.option-dispute-wales': {
    says: '証拠をつけて役所に手紙を書きます。必要なら、その後Valuation Tribunal for Walesに申し立てます。',
    title: '請求を争う',
    cost: '無料',
    time: '役所の回答の期限は2か月です',
    risk: '争う間も、請求どおり払う必要があります。',
    bestFor: '住んでいなかった、払った、または割引があるはずの場合。',
  },
  'gb.council-tax.option-help': {
    says: '相談員が請求を確かめ、提案をし、支払いの一時停止（breathing space）を申し込めます。',
    title: '無料の借金の相談を受ける',
    cost: '無料',
    time: '電話1回。その日のうちのことが多いです',
    risk: '手紙の期限は進みます。',
    bestFor: 'ほかにも借金がある、またはまったく払えない場合。',
  },
  'gb.council-tax.option-pay': {
    says: '毎月払いを続けられるように、遅れた分を払います。',
    title: '遅れた分を払う',
    cost: '遅れた1回分',
    time: '7日以内',
    risk: 'もう一度遅れると、毎月払いが終わることがあります。',
    bestFor: '同意していて、今払える場合。',
  },
}
