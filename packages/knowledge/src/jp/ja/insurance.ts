/** Decisions of insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'jp.buy.insure-want': { says: '保険会社が、支払う額や払わない理由を知らせています。' },
  'jp.buy.insure-step': { says: '理由と約款の条文を書面で求め、188に相談します。' },
  'jp.buy.insure-right': { says: '決定の根拠を求められます。' },
  'jp.buy.insure-option': {
    title: '再検討を求める',
    says: '証拠の書類を送ります。',
    cost: '無料。',
    time: '数週間。',
    risk: '時効は進みます。',
    bestFor: '納得できない。',
  },
  'jp.insure.reality': {
    says: 'これは保険会社の考えです。もう一度聞いたり、無料で苦情を申し立てたりできます。',
  },
  'jp.insure.right-three-years': {
    says: '保険金は3年間請求できます。そのあとは時効になることがあります。',
  },
  'jp.insure.right-disclosure': {
    says: '告知していないと言われたときも、質問された事がらに限られます。会社は知ってから1か月以内に解除しなければなりません。それと関係のない病気や事故の分は、解除されても支払われます。',
  },
  'jp.insure.right-pay-time': {
    says: '会社は、調べるのに必要な相当の期間のうちに払います。遅れると利息がつきます。',
  },
  'jp.insure.step-review': {
    says: 'まず保険会社に苦情を言います。次に無料の紛争解決機関（金融ADR）を使えます。',
  },
}
