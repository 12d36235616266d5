/** The Japanese words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_JA: Words = {
  'nz.car.right-warning': {
    says: '貸し手は、物を引き上げる少なくとも15日前に、警告の知らせ（warning notice）を送らなければなりません。その間に、遅れている分を払うか、生活困難の助け（hardship）を求めてください。',
  },
  'nz.car.right-entry': {
    says: '来てよいのは、許可を受けた引き上げ業者（repossession agent）だけで、決まった時間だけです。生活に必要な物は、たいてい取ってはいけません。',
  },
  'nz.car.right-after': {
    says: '車を引き上げた後、貸し手は知らせを送り、売る前に15日待たなければなりません。遅れている分を払えば、取り戻せます。',
  },
  'nz.car.step': {
    says: '知らせの期間が終わる前に、貸し手と、MoneyTalks（0800 345 123）に電話してください。',
  },
  'nz.car.want': { says: '貸し手は、遅れている支払いか、物を求めています。' },
  'nz.car.option-hardship': {
    says: '生活困難（hardship）のために変えてほしいと、貸し手に書面で求めてください。',
    title: '生活困難の助けを求める',
    cost: '求めるのは無料',
    time: '知らせの期間が終わる前',
    risk: '待つ間に、額が増えます。',
    bestFor: 'いくらか収入があり、手放したくないとき。',
  },
}
