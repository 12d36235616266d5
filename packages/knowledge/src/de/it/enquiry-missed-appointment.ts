/** Questions about a fee for a missed appointment: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_IT: Words = {
  'de.ask-buy.missed-appointment': {
    says: 'Lo deve solo se l’ora era riservata a Lei, lo sapeva prima, e nessun altro è stato visto. Guardi cosa ha firmato. In uno studio con sala d’attesa di solito non si paga. Malato all’improvviso e impedito? Non deve nulla. Va tolto ciò che hanno risparmiato. Chieda per iscritto la base e il calcolo. La cassa malattia non lo paga.',
    dependsOn: 'se l’ora era solo per Lei ed era concordato',
  },
  'de.ask-buy.holiday-home-cancelled': {
    says: 'Di solito sì, in parte. Una casa vacanze è un affitto: la malattia non chiude il contratto e non c’è recesso. Ma il locatore deve togliere ciò che risparmia, spesso il 10%, con colazione il 20%. Se riaffitta, si toglie anche quello. Lo chieda per iscritto, cerchi una clausola e offra un sostituto. Un’assicurazione viaggio può pagare.',
  },
}
