/** The Italian words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'it.ask.wages-unpaid': {
    says: "Chieda per iscritto, poi vada da un sindacato o all'Ispettorato. Con la busta paga un avvocato può avere un decreto ingiuntivo. Ha cinque anni.",
  },
  'it.ask.not-registered': {
    says: 'Ha diritto a paga, TFR e contributi anche senza contratto scritto. Tenga messaggi, foto e nomi. Denunci all’Ispettorato del lavoro o a un sindacato. Ha cinque anni per chiedere la paga.',
  },
  'it.ask.tfr-amount': {
    says: 'Per ogni anno prenda la paga lorda e la divida per 13,5. Aggiunga la rivalutazione di legge. È dovuto alla fine del lavoro, nei tempi del CCNL. Ha cinque anni. Se l’azienda fallisce, chieda al fondo INPS.',
  },
  'it.ask.overtime': {
    says: 'Tenga una Sua lista delle ore. Lo straordinario si paga con la maggiorazione del CCNL, o con riposi se lo prevede. Ha cinque anni per chiederlo.',
  },
}
