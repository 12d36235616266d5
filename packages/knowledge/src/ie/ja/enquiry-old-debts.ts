/** The Japanese words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_JA: Words = {
  'ie.ask.old': {
    says: 'ほとんどの借金は、6年たつと古すぎて裁判にできません。支払いや署名したメモで数え直しになります。裁判所の判決は12年続きます。',
    dependsOn: '最後に払った日か、借金を認めて書いた日',
  },
}
