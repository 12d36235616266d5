/** The Japanese words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_JA: Words = {
  'nl.ask.old': {
    says: 'ほとんどの借金は5年で、品物の請求書は2年で古すぎるものになることが多いです。書面の督促で、数え直しになることがあります。自分でそう言う必要があります。',
    dependsOn: '何のお金か、どんな手紙が来たか',
  },
}
