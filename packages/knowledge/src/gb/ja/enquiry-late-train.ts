/** Questions about money back for a late train: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TRAIN_JA: Words = {
  'gb.ask-travel.late-train': {
    says: 'はい。遅れた列車の会社に、28日以内に切符を添えてDelay Repayを請求します。15分か30分から一部、1時間ならもっと返ります。運休で乗らなかったなら全額を求めます。その後はRail Ombudsmanが無料です。',
  },
}
