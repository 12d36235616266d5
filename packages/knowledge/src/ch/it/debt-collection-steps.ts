/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'ch.debt.step-check': {
    says: "Controlli prima la fattura. È Sua, la somma è giusta, l'ha pagata?",
  },
  'ch.debt.step-write': {
    says: 'Risponda per iscritto. Chieda il contratto, la fattura e il motivo di ogni spesa.',
  },
  'ch.debt.step-fees': {
    says: 'Se la fattura è giusta, paghi la fattura e un interesse del 5 % dal sollecito. Contesti per iscritto le spese della ditta.',
  },
  'ch.debt.step-plan': {
    says: 'Offra ciò che può pagare al mese. Chieda che spese e interessi si fermino.',
  },
  'ch.debt.step-dispute': { says: 'Dica per iscritto che contesta, e perché. Tenga una copia.' },
  'ch.debt.step-sign': {
    says: 'Non firmi nessun riconoscimento di debito. Può far ripartire il termine e aggiungere spese.',
  },
}
