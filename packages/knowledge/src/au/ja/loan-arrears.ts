/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ARREARS_JA: Words = {
  'au.debt.know-file': {
    says: '延滞（default）は、5年間、信用情報（credit report）に残ります。のせる前に、書面で警告しなければなりません。',
  },
  'au.debt.right-hardship': {
    says: 'ローンかカードなら、支払いが苦しい（hardship）と伝えられます。相手は21日以内に返事をしなければなりません。',
  },
  'au.debt.right-default-notice': {
    says: 'ローンかカードで訴える前に、催告の通知（default notice）を送り、30日を与えなければなりません。',
  },
  'au.debt.default-notice': {
    says: '催告の通知（default notice）は、正すために30日以上を与えなければなりません。ここでは安全のため、通知の日付から数えます。',
    action: '遅れた分を払う、または支払いが苦しい人の支援（hardship）を求める',
    consequence: '裁判所に行くか、ローンの全額を求めることがあります。',
  },
  'au.debt.opt-hardship': {
    says: '払えないことと、いくらなら払えるかを伝えてください。時間を延ばすか、支払いを少なくできます。',
    title: '支払いが苦しい人の支援を求める',
    cost: '無料です。',
    time: '相手の返事は21日以内です。',
    risk: '小さいです。断られたら、AFCAに行ってください。',
    bestFor: '仕事を失った、病気だった、つらい時期だったとき。',
  },
  'au.debt.insight-bnpl': {
    says: '2025年6月10日から、後払い（buy now pay later）の会社は、信用の免許を持ち、AFCAに加わらなければなりません。',
    actionable:
      'AfterpayやZipなどなら、支払いが苦しい人の支援（hardship）を求め、AFCAを使ってください。',
  },
}
