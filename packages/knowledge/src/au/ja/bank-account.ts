/** The Japanese words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_JA: Words = {
  'au.bank.right-complain': {
    says: '銀行に苦情を出せます。30日後、または最終の「いいえ」の後は、AFCAが無料で調べます。',
  },
  'au.bank.right-money': {
    says: '口座のお金は、あなたのもののままです。いつ、どのように受け取れるかを聞いてください。',
  },
  'au.bank.step-open': {
    says: '今、ほかの銀行で口座を開いてください。割引カード（concession card）があるなら、手数料のない基本の口座を頼みます。',
  },
  'au.bank.step-move': {
    says: '最後の日の前に、新しい番号を勤め先、Centrelink、口座引落しの相手みんなに知らせてください。',
  },
  'au.bank.step-why': {
    says: '理由と契約の条文を、書面で聞いてください。必要なら、もっと時間を求めます。',
  },
  'au.bank.option-complain': {
    says: 'これは苦情だということと、口座を閉じられると困ることを書いてください。',
    title: '苦情を出し、時間を求める',
    cost: '無料です。',
    time: '30日までです。',
    risk: '小さいです。',
    bestFor: '銀行が理由を言わない、または時間が短すぎるとき。',
  },
}
