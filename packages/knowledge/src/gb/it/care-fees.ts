/** Italian: the words of the rows in ../care-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_FEES_IT: Words = {
  'gb.care.right-means': {
    says: 'Il comune deve prima guardare bisogni e mezzi. La casa non conta finché vi vive un partner. Chieda i conti per iscritto, e un rinvio (deferred payment).',
  },
  'gb.care.right-nhs-pays': {
    says: "Se il bisogno principale è di salute, l'NHS paga tutta la cura. Chieda l'esame per NHS continuing healthcare.",
  },
  'gb.care.answer': {
    says: 'Chieda al comune di guardare bisogni e mezzi prima di pagare. La casa non conta finché vi vive un partner. Chieda anche NHS continuing healthcare.',
  },
}
