/** Questions about a landlord’s notice by text, by email or without its papers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_IT: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Può non valere. Deve essere scritta e firmata, con motivo, ultimo giorno e copia alla RTB lo stesso giorno. Per vendita o famiglia serve una dichiarazione giurata (statutory declaration). Vale per e-mail, non per messaggio. Dopo un anno 180 giorni o più. Per un affitto dal 1° marzo 2026 la vendita di solito non è un motivo. Resti, paghi e vada alla RTB entro 90 giorni. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'No. Un semplice messaggio, chiamata o e-mail non è una revisione. Servono il modulo RTB firmato, 90 giorni di avviso e copia alla RTB. L’affitto può salire una volta in 12 mesi, del 2 % o dell’inflazione, il minore, in tutto il paese; le case nuove, l’inflazione. In un contratto in corso di solito non salta al mercato. Paghi il vecchio affitto e ricorra alla RTB prima della data.',
  },
}
