/** The Japanese words of Switzerland: insurance and scams. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_JA: Words = {
  'ch.insure.reality': {
    says: 'これは保険会社の考えです。最後の決定ではありません。',
  },
  'ch.insure.rights-summary': {
    says: '理由を求め、証拠を送り、苦情を出せます。健康保険では、無料で裁判所に行けます。',
  },
  'ch.insure.right-social-objection': {
    says: '健康、事故、障害の保険では、決定（Verfügung）を求めてください。異議は30日以内で、無料です。',
  },
  'ch.insure.right-five-years': {
    says: '民間の保険の契約による請求は、出来事から5年で終わります。待たないでください。',
  },
  'ch.insure.right-disclosure': {
    says: '何かを隠したと言うなら、はっきり質問していたことが必要です。知ってから4週間以内に動く必要もあります。',
  },
  'ch.insure.right-grossly': {
    says: '軽い不注意なら、全額を払わなければなりません。減らせるのは重い不注意のときだけです。',
  },
  'ch.insure.step-file': {
    says: '契約書、手紙、証拠を集めてください。起きた日を書きとめます。',
  },
  'ch.scam.reality': {
    says: '役所、銀行、警察が、コード、ギフトカード、暗号資産を求めることはありません。',
  },
  'ch.scam.not-yet': {
    says: '答えなくても、何も起きません。人をだましてお金を取るのは犯罪です。',
  },
  'ch.scam.right-unordered': {
    says: '注文していない物に、払ったり、送り返したりする必要はありません。',
  },
  'ch.scam.step-police': {
    says: 'お金を失ったなら、州（Kanton）の警察に届け、メッセージを全部残してください。',
  },
}
