/** Questions about a threat to cut off power or gas: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_JA: Words = {
  'de.ask-debt.power-cut': {
    says: '今日、分割の計画（Abwendungsvereinbarung）を求めてください。止めるには、2か月分の滞納と€100、4週間前の予告、8営業日前の手紙が必要です。',
  },
}
