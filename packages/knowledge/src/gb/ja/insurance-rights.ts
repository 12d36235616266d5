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
  'gb.insurance.value-reality': {
    says: 'これはあなたの車への提示額です。承諾する前に、増額を求められます。',
  },
  'gb.insurance.right-value': {
    says: '保険会社は、事故の直前に販売店で付いたはずの値段を払わなければなりません。Ombudsmanは価格ガイドと、広告などの証拠を見ます。',
  },
  'gb.insurance.step-value': {
    says: '承諾する前に、どの価格ガイドを使ったか尋ねてください。同じ車種、年式、走行距離の販売店の広告を送ってください。',
  },
}
