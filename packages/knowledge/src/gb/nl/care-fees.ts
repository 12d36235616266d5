/** Dutch: the words of the rows in ../care-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_FEES_NL: Words = {
  'gb.care.right-means': {
    says: 'De gemeente moet eerst behoefte en geld bekijken. Het huis telt niet zolang er een partner woont. Vraag de berekening schriftelijk, en uitstel (deferred payment).',
  },
  'gb.care.right-nhs-pays': {
    says: 'Gaat het vooral om gezondheid, dan betaalt de NHS alle zorg. Vraag een toets voor NHS continuing healthcare.',
  },
  'gb.care.answer': {
    says: 'Vraag de gemeente behoefte en geld te bekijken voordat u betaalt. Het huis telt niet zolang er een partner woont. Vraag ook naar NHS continuing healthcare.',
  },
}
