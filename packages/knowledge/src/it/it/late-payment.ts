/** The Italian words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_WORDS: Words = {
  'it.late.right-interest': {
    says: 'Prima di una causa un privato deve solo gli interessi legali, o quelli del contratto. Il tasso alto del d.lgs. 231/2002 vale tra imprese.',
  },
  'it.late.right-demand': {
    says: 'Una richiesta scritta La mette in mora e fa ripartire la prescrizione. Per sciogliere un contratto deve dare almeno 15 giorni, di regola.',
  },
  'it.condominium.right-papers': {
    says: 'Chieda all’amministratore i conti, il riparto delle spese e il verbale. Ogni proprietario può vedere le carte.',
  },
  'it.condominium.right-contest': {
    says: 'Può contestare una decisione dell’assemblea entro 30 giorni. Se non c’era, contano da quando gliela comunicano.',
  },
  'it.condominium.know-order': {
    says: 'Per le spese approvate dall’assemblea un giudice può ordinare di pagare subito, anche se Lei si oppone. Risponda presto.',
    learnMore:
      'Le spese ordinarie si prescrivono di regola in cinque anni (codice civile, articolo 2948).',
  },
}
