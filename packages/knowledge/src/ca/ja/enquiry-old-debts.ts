/** The Japanese words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_JA: Words = {
  'ca.ask.old': {
    says: '裁判を起こせるのは、ほとんどの州で2年、ケベック州では3年です。その後は、遅すぎると裁判所に言えます。',
    dependsOn: '住んでいる州と、最後に払った日',
  },
  'ca.ask.old-on': {
    says: 'オンタリオ州では、ほとんどの借金で裁判を起こせるのは2年です。支払いか署名した書面で、数え直しになります。その後も手紙を書くことはできます。',
  },
  'ca.ask.old-qc': {
    says: 'ケベック州では、ほとんどの借金で裁判を起こせるのは3年です。支払いで、数え直しになります。遅すぎるなら、裁判所に言ってください。',
  },
}
