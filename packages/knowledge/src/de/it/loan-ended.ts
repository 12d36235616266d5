/** A bank that ends a loan and wants all the rest: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ENDED_WORDS: Words = {
  'de.debt.loan-what': { says: 'La banca chiude il Suo prestito e vuole subito tutto il resto.' },
  'de.debt.loan-right': {
    says: 'Per chiudere un prestito al consumo servono due rate di fila non pagate e almeno il 10% (5% oltre tre anni). Prima serve un avviso di due settimane.',
  },
  'de.debt.loan-right-talk': {
    says: 'La banca dovrebbe offrirLe un colloquio per una soluzione. Dopo, gli interessi possono essere al massimo cinque punti sopra il tasso di base.',
  },
  'de.debt.loan-step': {
    says: "Cerchi l'avviso con le due settimane. L'ha ricevuto, e la somma era giusta? Se no, contesti la chiusura per iscritto.",
  },
}
