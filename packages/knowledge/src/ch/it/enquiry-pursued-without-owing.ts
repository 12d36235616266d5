/** Questions about a debt case for money that is not owed: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURSUED_WITHOUT_OWING_IT: Words = {
  'ch.ask.pursued-without-owing': {
    says: 'Un precetto esecutivo non prova alcun debito. Chiunque può avviare un’esecuzione: l’ufficio non controlla se è giusta. Ma non lo lasci lì. Faccia opposizione entro dieci giorni da quando lo riceve, all’ufficio o al postino. È gratis e senza motivo. Allora il creditore deve provarlo davanti a un giudice. Dopo tre mesi può chiedere di nascondere l’iscrizione, se il creditore non ha fatto nulla.',
  },
}
