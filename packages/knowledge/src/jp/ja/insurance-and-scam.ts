/** The Japanese words of the rows in ../insurance-and-scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_WORDS: Words = {
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
  'jp.scam.not-yet': {
    says: '返事をしなくても何も起きません。人をだましてお金を取るのは犯罪です。',
  },
  'jp.scam.right-unordered': {
    says: '注文していない商品は、すぐに捨ててかまいません。払う必要はありません。',
  },
  'jp.scam.right-freeze': {
    says: 'お金を送ったときは、銀行が相手の口座を止められます。すぐに銀行と警察に連絡してください。',
  },
  'jp.scam.step-keep': {
    says: 'メッセージ、電話番号、払った証拠を取っておいてください。',
  },
  'jp.bill.not-yet': {
    says: '電気を止める前に、書面などで知らせがあります。日にちを確かめてください。',
  },
  'jp.bill.right-welfare': {
    says: 'お金に困ったとき、市区町村の窓口に無料で相談できます。家賃や家計の支援もあります。',
  },
  'jp.bill.right-last-resort': {
    says: '契約を切られても、ほかの会社に申し込めます。最後は地域の会社に電気を求められます。',
  },
  'jp.bill.step-check': {
    says: '請求書の検針、期間、料金プランを確かめてください。',
  },
  'jp.scam.false-page': {
    says: '偽のログイン画面でパスワードを取るのは犯罪です。リンクは開かず、本物のアプリやサイトを自分で開いてください。',
  },
}
