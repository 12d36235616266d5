/** The Japanese words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_JA: Words = {
  'au.ask-bank.step-complain': {
    says: 'まず銀行か保険会社に文書で苦情を伝えてください。断られるか30日を過ぎたら、AFCAが無料で調べます。',
  },
  'au.buy.step-write': {
    says: '会社に手紙を書いてください。何が悪かったか、どうしてほしいか、いつまでかを書きます。',
  },
  'au.buy.step-proof': { says: 'レシートか銀行の記録、写真、メッセージを残してください。' },
  'au.buy.step-card': {
    says: 'カードで払って何も届かないなら、銀行に支払いの取消し（chargeback）を頼んでください。急ぎます。',
  },
  'au.buy.step-office': {
    says: 'NSW Fair TradingやConsumer Affairs Victoriaなど、州の消費者の役所に苦情を出してください。',
  },
  'au.buy.opt-complain': {
    says: 'まず会社、次に消費者の役所か、その業界のオンブズマンです。',
    title: '苦情を出す',
    cost: '無料です。',
    time: '数週間です。',
    risk: '小さいです。',
    bestFor: '会社が聞いてくれないとき。',
  },
  'au.buy.opt-deal': {
    says: '修理、交換、返金を求め、消費者の法律の名を出してください。',
    title: '直すか返すよう求める',
    cost: '無料です。',
    time: '数日です。',
    risk: '小さいです。',
    bestFor: '早く解決したいとき。',
  },
  'au.buy.opt-tribunal': {
    says: 'NCAT、VCAT、QCAT、または州の少額の裁判所を使います。',
    title: '審判所（tribunal）に行く',
    cost: '少しの手数料です。',
    time: '数か月です。',
    risk: '小さいです。弁護士はめったにいません。',
    bestFor: '額に見合い、証拠があるとき。',
  },
}
