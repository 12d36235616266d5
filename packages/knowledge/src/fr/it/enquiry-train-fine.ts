/** The Italian words of the rows in ../enquiry-train-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FINE_WORDS: Words = {
  'fr.ask-buy.train-fine': {
    says: 'Ha tre mesi dal controllo per pagare l’azienda o protestare per iscritto presso di essa. Aveva un abbonamento valido o la macchina era rotta? Mandi una copia e dica perché, per raccomandata. Se non fa nulla, diventa una multa maggiorata dello Stato che il Tesoro riscuote. Allora ha 30 giorni da quell’avviso per contestare.',
  },
}
