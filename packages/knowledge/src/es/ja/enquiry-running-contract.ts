/** Questions about contracts that run on: electricity, phone and gym: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_JA: Words = {
  'es.ask.telecom-leave': {
    says: 'いつでも終えられます。続ける約束をしたなら、違約金は残りの期間とともに減らなければなりません。',
    dependsOn: '続ける約束をしたか',
  },
  'es.ask.gym-health': {
    says: 'ジムは、やめるのを難しくしたり、していない分を請求したりできません。診断書と日付をつけて、書面でやめてください。違約金は残りの期間に応じて減ります。それから銀行に引落しを止めてもらいます。',
  },
}
