/** The Japanese words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_JA: Words = {
  'nz.mortgage.right-twenty-days': {
    says: '担保の売却（mortgagee sale）の前に、遅れを払うための少なくとも20営業日を与える知らせが来なければなりません。',
  },
  'nz.mortgage.want': {
    says: '貸し手は、遅れている支払いを求め、家を売るかもしれないと言っています。',
  },
  'nz.mortgage.reality': {
    says: 'これは、動く時間のある警告です。早く求める人のほとんどは、計画を立てて家を守っています。',
  },
  'nz.mortgage.option-hardship': {
    says: '生活困難（hardship）のために変えてほしいと、貸し手に書面で求めてください。',
    title: '生活困難の助けを求める',
    cost: '求めるのは無料',
    time: '知らせの期間が終わる前',
    risk: '待つ間に、額が増えます。',
    bestFor: 'いくらか収入があり、家を手放したくないとき。',
  },
  'nz.mortgage.right-hardship': {
    says: '病気、失業、別れが原因なら、ローンの変更を求めてください。貸し手は答えなければなりません。',
  },
  'nz.mortgage.step': {
    says: '今日、銀行の生活困難（hardship）の係と、MoneyTalks（0800 345 123）に電話してください。知らせについて、法律の助言を受けてください。',
  },
}
