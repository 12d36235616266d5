/** The Japanese words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_JA: Words = {
  'au.car.right-notice': {
    says: '貸し手は、車を取る前に催告の通知（default notice）を送り、30日待たなければなりません。家に入るには、裁判所の命令かあなたの同意が必要です。',
  },
  'au.car.right-small-debt': {
    says: '残りがローンの4分の1か$10,000の少ないほうより少なければ、物を取るのにたいてい裁判所の命令が必要です。',
  },
  'au.car.right-sale': {
    says: '車を取った後、貸し手は価値と取り戻す方法を知らせ、売る前に21日待たなければなりません。',
  },
  'au.car.step-call': {
    says: '通知の期限が終わる前に、貸し手に電話してください。支払いが苦しい人の支援（hardship）を求め、AFCAに無料で苦情を出します。たいてい、それで止まります。',
  },
  'au.car.want': { says: '貸し手は、遅れた支払いか、車を求めています。' },
  'au.car.option-hardship': {
    says: '支払いが苦しい（hardship）ので条件を変えてほしいと、書面で貸し手に頼んでください。',
    title: '支払いが苦しい人の支援を求める',
    cost: '頼むのは無料です',
    time: '通知の期限が終わる前',
    risk: '待つ間に額が増えます。',
    bestFor: '収入が少しあり、手元に残したいとき。',
  },
}
