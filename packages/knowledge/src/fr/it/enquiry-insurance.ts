/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'fr.ask-buy.insurance': {
    says: 'Chieda la clausola del contratto e scriva al servizio reclami. Dopo due mesi vada dal mediatore gratuito. Il termine è due anni.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'se era voluta',
    says: 'Un errore in buona fede non annulla la copertura: l’assicuratore può solo pagare meno, in proporzione al premio. Solo una dichiarazione falsa voluta rende nullo il contratto, e deve provarla.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'il giorno della messa in mora',
    says: 'L’assicuratore deve prima mandare una messa in mora. Dopo trenta giorni la copertura si ferma, e dieci giorni dopo può disdire. Paghi prima di quel giorno e la copertura continua. Un’auto deve restare assicurata: cerchi già un’altra compagnia.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'l’età del contratto',
    says: 'Dopo il primo anno può chiudere quando vuole l’assicurazione auto, casa e salute, senza spese. Finisce un mese dopo. Per l’auto e la casa di un inquilino lo fa il nuovo assicuratore. Il primo anno lo permettono solo alcuni cambiamenti di vita.',
  },
}
