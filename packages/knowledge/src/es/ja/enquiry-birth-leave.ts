/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_JA: Words = {
  'es.ask.birth-leave': {
    says: '父母それぞれに19週間あり、社会保険が全額払います。相手に譲れません。6週間は出産のすぐ後です。11週間は子が1歳になるまで、2週間は8歳になるまでに取れます。ひとり親は32週間です。会社には15日前に伝えてください。',
  },
}
