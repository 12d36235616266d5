/** The Italian words of the rows in ../eviction-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CASES_IT: Words = {
  'us.home.right-cares-case': {
    says: 'La casa ha un aiuto federale o un mutuo con garanzia federale? Allora un avviso di uscita per affitto non pagato deve quasi sempre dare 30 giorni.',
  },
  'us.home.case-warning': {
    says: 'Le cause di sfratto (eviction) vanno veloci. In alcuni Stati ha cinque giorni o meno per rispondere. Segua la data negli atti.',
  },
  'us.home.case-step': {
    says: 'Risponda agli atti di sfratto (eviction) entro la loro data, o vada in tribunale nel giorno indicato. Arrivi presto e porti le prove.',
  },
  'us.home.case-not-yet': {
    says: 'Non è obbligato a uscire solo perché è stata aperta una causa. Prima deve decidere un giudice, e poi deve venire un ufficiale.',
  },
}
