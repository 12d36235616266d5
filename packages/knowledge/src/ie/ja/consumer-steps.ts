/** The Japanese words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_JA: Words = {
  'ie.ask-bank.step-complain': {
    says: 'まず銀行か保険会社に文書で苦情を伝えてください。断られたら、Financial Services and Pensions Ombudsmanが無料で調べます。',
  },
  'ie.buy.step-write': {
    says: '売り手に手紙を書いてください。何が起き、何を、いつまでに求めるかを書きます。',
  },
  'ie.buy.step-proof': {
    says: '領収書、写真、メッセージを残してください。',
  },
  'ie.buy.step-card': {
    says: 'カードで払って何も届かなければ、銀行にチャージバック（chargeback）を頼んでください。',
  },
  'ie.buy.step-small': {
    says: '断られたら、オンラインの少額訴訟（small claims procedure）を使ってください。最高€2,000です。',
  },
  'ie.buy.opt-complain': {
    title: '苦情を出す',
    says: 'まず売り手に出します。ほかのEUの国の会社なら、ECC Irelandに頼みます。',
    cost: '無料。',
    time: '数週間。',
    risk: '小さいです。',
    bestFor: '売り手が聞いてくれないとき。',
  },
  'ie.buy.opt-remedy': {
    title: '救済を求める',
    says: 'Consumer Rights Act 2022の名を挙げ、修理、新しい物、または返金を求めます。',
    cost: '無料。',
    time: '数日。',
    risk: '小さいです。',
    bestFor: '早く解決したいとき。',
  },
  'ie.buy.opt-small': {
    title: '少額訴訟（small claims）を使う',
    says: '弁護士（solicitor）なしで、オンラインで最高€2,000を請求します。',
    cost: '€25。',
    time: '数か月。',
    risk: '小さいです。',
    bestFor: '証拠があり、売り手がアイルランドにいるとき。',
  },
}
