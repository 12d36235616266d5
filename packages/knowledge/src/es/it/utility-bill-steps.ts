/** The Italian words of the rows in ../utility-bill-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_STEPS_IT: Words = {
  'es.bill.step-check': {
    says: 'Controlli le date, la lettura del contatore e ciò che ha pagato. Chieda una nuova lettura se sembra sbagliata.',
  },
  'es.bill.step-call': {
    says: 'Scriva o chiami ora e chieda le rate. Chieda di confermarle per iscritto.',
  },
  'es.bill.step-social': {
    says: 'Se non può pagare, vada ai servizi sociali. Possono pagare o riferire che è a rischio.',
  },
  'es.bill.step-pay-agreed': {
    says: 'Paghi la parte su cui è d’accordo, in un modo che lascia prova.',
  },
  'es.bill.step-plan': { says: 'Se la bolletta è giusta, decida un piano che può rispettare.' },
  'es.bill.step-complain': {
    says: 'Reclami con la compagnia. Dopo un mese senza risposta o un no, vada all’OMIC, o all’OAUT per telefono e internet.',
  },
}
