/** A bank that ends a loan and wants all the rest: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ENDED_JA: Words = {
  'de.debt.loan-what': {
    says: '銀行があなたのローンを終わらせ、残り全部を一度に求めています。',
  },
  'de.debt.loan-right': {
    says: '消費者のローンを終わらせるには、続けて2回の未払い、少なくとも10%（3年を超えるなら5%）の未払い、先に2週間の警告が必要です。',
  },
  'de.debt.loan-right-talk': {
    says: '銀行は、解決の話し合いを申し出るべきです。その後の利息は、基準の利率より5ポイント上までです。',
  },
  'de.debt.loan-step': {
    says: '2週間が書いてある警告を探してください。届きましたか。金額は正しかったですか。ちがうなら、書面で、終わらせることに反対してください。',
  },
}
