/** Messages of swindlers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'jp.buy.scam-want': { says: 'こわがらせて、お金や情報を取る手口です(架空請求)。' },
  'jp.buy.scam-who': { says: '役所などの名をかたる詐欺のようです。' },
  'jp.buy.scam-real': {
    says: '裁判所ははがきや電子マネーで求めません。本物は特別送達で届きます。',
  },
  'jp.buy.scam-stop': { says: '書いてある番号に電話せず、払わないでください。' },
  'jp.buy.scam-188': { says: '188か警察の#9110に電話します。払ったら、すぐ銀行へ。' },
  'jp.buy.scam-right': { says: '頼んでいないものに払う必要はありません。' },
  'jp.buy.scam-option': {
    title: '確かめて無視する',
    says: '自分で調べた番号で確かめます。',
    cost: '無料。',
    time: '数分。',
    risk: '本物の裁判所の書類は無視できません。',
    bestFor: '覚えがない。',
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
  'jp.scam.false-page': {
    says: '偽のログイン画面でパスワードを取るのは犯罪です。リンクは開かず、本物のアプリやサイトを自分で開いてください。',
  },
}
