/** The Italian words of the rows in ../unpaid-traffic-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_TRAFFIC_FINES_IT: Words = {
  'nl.fine.right-no-jail': {
    says: 'Solo un giudice può permettere che La trattengano per una multa non pagata (gijzeling). Prima La sentono. Se non può pagare, lo dica e lo mostri.',
  },
  'nl.fine.detention-last': {
    says: 'Nessuno viene trattenuto subito. Prima devono cercare di avere i soldi in altro modo.',
  },
  'nl.fine.right-not-mine': {
    says: 'La multa va al proprietario della targa. Se l’auto era rubata, venduta o noleggiata da una ditta, mandi la prova.',
  },
}
