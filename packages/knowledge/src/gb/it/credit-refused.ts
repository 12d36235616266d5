/** A refusal of credit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_IT: Words = {
  'gb.credit-refused.right-agency': {
    says: "Se un prestito o una carta è rifiutato per la scheda di un'agenzia di credito, devono dirle quale. Altrimenti lo chieda entro 28 giorni. L'agenzia deve mostrarle la sua scheda e correggere o spiegare ciò che è sbagliato.",
  },
  'gb.credit-refused.right-person': {
    says: 'Se ha deciso solo un computer, può chiedere il motivo, dire la sua e far riesaminare la decisione da una persona.',
  },
  'gb.credit-refused.answer': {
    says: "Nessuno è obbligato a prestarle denaro. Ma se un prestito o una carta è rifiutato per la scheda di un'agenzia di credito, devono dirlo e nominarla. Altrimenti lo chieda entro 28 giorni. Ottenga gratis la scheda da ogni agenzia e faccia correggere gli errori. Se ha deciso solo un computer, può chiedere perché, e che una persona riveda.",
  },
  'gb.file.right-correct': {
    says: "Può vedere gratis il Suo rapporto di credito e far correggere gli errori. Scriva all'agenzia e all'azienda. Può aggiungere una nota di 200 parole.",
  },
}
