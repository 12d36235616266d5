/** Questions about a way to have debts written off: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WRITTEN_OFF_IT: Words = {
  'ie.ask.write-off': {
    says: 'Se deve €35,000 o meno, possiede poco e le restano al massimo €60 al mese, una Debt Relief Notice cancella tutto dopo tre anni. Se è di più, un Debt Settlement Arrangement, pagando una parte per cinque anni. O la bankruptcy, di solito finita in un anno. MABS calcola gratis con lei e fa domanda: 0818 07 2000.',
  },
  'ie.ask.keep-house-plan': {
    says: 'Un Personal Insolvency Arrangement tratta insieme mutuo e altri debiti, di solito fino a sei anni, e mira a tenerla in una casa sostenibile. Una parte può essere cancellata. Un giudice può imporlo a chi dice no. Con Abhaile il practitioner è gratis: chieda il buono a MABS, 0818 07 2000.',
  },
}
