/** Questions about pay when sent home after notice, and on public holidays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_PAY_RULES_IT: Words = {
  'nz.ask.sent-home-notice': {
    says: 'Per lo più sì: se era pronto a lavorare il preavviso, devono pagarlo anche se La mandano a casa. Chiudere prima senza paga può essere licenziamento ingiusto. Anche le ferie sono dovute. Guardi se il contratto parla di garden leave o pagamento del preavviso. Chieda per iscritto con somma e data. Reclamo (personal grievance) entro 90 giorni. Aiuto: 0800 20 90 20.',
  },
  'nz.ask.public-holiday': {
    says: 'Sì. Il lavoro in un giorno festivo vale almeno una volta e mezza. Se è un giorno in cui lavora di solito, ha anche un altro giorno libero pagato. Se non lavora, quel giorno è pagato come sempre. Possono obbligarLa solo se è il Suo giorno e il contratto lo dice. Può chiedere sei anni indietro. Per iscritto, poi 0800 20 90 20, gratis.',
  },
}
