/** A refusal of credit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_IT: Words = {
  'gb.credit-refused.right-agency': {
    says: "Chieda entro 28 giorni quale agenzia di credito hanno usato. L'agenzia deve mostrarle la sua scheda e correggere o spiegare ciò che è sbagliato.",
  },
  'gb.credit-refused.right-person': {
    says: 'Se ha deciso solo un computer, può chiedere il motivo, dire la sua e far riesaminare la decisione da una persona.',
  },
  'gb.credit-refused.answer': {
    says: 'Nessuno è obbligato a prestarle denaro. Può però chiedere il motivo principale e, entro 28 giorni, quale agenzia di credito hanno usato. Ottenga gratis la scheda da ogni agenzia e faccia correggere gli errori. Se ha deciso solo un computer, chieda che una persona riveda.',
  },
  'gb.file.right-correct': {
    says: "Può vedere gratis il Suo rapporto di credito e far correggere gli errori. Scriva all'agenzia e all'azienda. Può aggiungere una nota di 200 parole.",
  },
}
