/** The Italian words of the rows in ../enquiry-won-not-paid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WON_NOT_PAID_IT: Words = {
  'ca.named.ask-won-not-paid': {
    says: 'Il tribunale non riscuote da solo: deve chiederlo Lei. Prima scriva con una data. Poi chieda un’udienza (examination hearing) su lavoro, banca e beni. Con questo chieda il pignoramento della paga o del conto, o un ordine (writ) su auto o terreno. Una parte della paga è protetta: in Ontario l’80 %. Le spese si aggiungono al debito.',
  },
  'ca.named.ask-temporary-layoff': {
    dependsOn: 'quanto dura e che cosa dice il contratto',
    says: 'Una sospensione temporanea (layoff) può durare solo un certo tempo, poi vale come licenziamento pagato: in Ontario 13 settimane su 20, o 35 in un anno se i benefici continuano. In British Columbia di solito 13 su 20, in Alberta 90 giorni su 120. Se il contratto non la permette, può valere subito come licenziamento. Chieda per iscritto la data di rientro, chieda l’EI e un consiglio.',
  },
}
