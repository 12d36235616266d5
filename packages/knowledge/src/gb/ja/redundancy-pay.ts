/** Redundancy pay: the sum, and who pays when the employer has no money. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_PAY_JA: Words = {
  'gb.work.right-insolvent': {
    says: '雇い主にお金がなければ、国が整理解雇金、8週間までの給料、休暇と予告の分を限度まで払います。管財人に番号を聞きます。',
  },
  'gb.work.right-redundancy-sum': {
    says: '額を確かめます。年齢により、まる1年ごとに半週、1週、1週半の給料です。最大20年で、週の給料に限度があります。',
  },
}
