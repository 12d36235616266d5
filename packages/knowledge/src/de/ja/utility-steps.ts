/** The Japanese words of the rows in ../utility-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_STEPS_JA: Words = {
  'de.supply.step-plan': {
    says: '今日、止めないための計画（Abwendungsvereinbarung）を、書面で供給会社に求めてください。基本の供給では、1週間以内に申し出なければなりません。',
  },
  'de.supply.step-meter': {
    says: 'メーターを読み、写真をとってください。請求書と比べます。使用量は推測でしたか。',
  },
  'de.supply.step-vulnerable': {
    says: '家に、赤ちゃん、病気の人、高齢の人、障害のある人がいますか。書面で供給会社に伝えてください。止めることが違法になることがあります。',
  },
  'de.supply.step-current': {
    says: 'これからは、今の毎月の金額を払ってください。払っている間だけ、計画は続きます。',
  },
  'de.supply.step-object': {
    says: '理由をつけて、書面で苦情を言ってください。供給会社は4週間以内に答えなければなりません。その後、Schlichtungsstelle Energieに行けます。',
  },
}
