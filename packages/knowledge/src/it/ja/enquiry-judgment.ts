/** The Japanese words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_JA: Words = {
  'it.ask.appeal': {
    says: '判決が送達された日から30日、送達がなければ公表から6か月です。弁護士が必要で、収入が低ければ無料です。すぐ執行できるので、控訴裁判所に停止を求めてください。',
    dependsOn: 'いつ送達されたか、金額はいくらか',
  },
}
