/** Questions about a small quick loan that has grown: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUICK_LOAN_IT: Words = {
  'es.ask.quick-loan': {
    says: 'Per questo non si va in prigione. Se il costo è molto sopra il normale, un giudice può dichiararlo usura. Allora restituisce solo ciò che ha ricevuto. Scriva al prestatore: contesti la somma, chieda contratto e conteggio, offra ciò che ha davvero ricevuto. Un debito contestato davanti a un giudice o a un ufficio non può stare in ASNEF. Segnali all’AEPD le chiamate a famiglia o lavoro. Monitorio: 20 giorni lavorativi.',
  },
}
