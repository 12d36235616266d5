/** Rights against an insurer that refuses or cuts a claim: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_RIGHTS_JA: Words = {
  'gb.insurance.right-fair': {
    says: '請求を早く公正に扱ってもらう権利があります。保険会社は、よい理由なしに断ってはいけません。',
  },
  'gb.insurance.right-answers': {
    says: '契約のときの答えには、適切に注意すれば足ります。ほかに何を知りたいかを当てる必要はありませんでした。',
  },
  'gb.insurance.right-careless': {
    says: 'まちがった答えが不注意で、わざとでなければ、いつも全部を断れるわけではありません。正しい答えだったらしたはずのことを、しなければなりません。',
  },
  'gb.insurance.right-term': {
    says: '損害と関係のない条件を破ったことだけで、請求が終わるべきではありません。',
  },
  'gb.insurance.right-plain': {
    says: '条項に2つの意味があるなら、あなたに有利な意味になります。',
  },
  'gb.insurance.right-ombudsman': {
    says: '8週間後か最終回答の後に、Financial Ombudsmanに無料で申し立てられます。',
  },
}
